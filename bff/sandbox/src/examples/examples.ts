import contents from '../../examples/contents.json';
import { wholeDocument } from './whole-document.ts';

/** Words in both languages of the sandbox. */
interface Words {
  en: string;
  ko: string;
}

/** A worked example: an operation, variables that work on the embedded mall, and what to learn from it. */
export interface Example {
  name: string;
  /** With every fragment: it runs as it stands. */
  query: string;
  variables: Record<string, unknown>;
  title: Words;
  notes: Words;
  needsMember: boolean;
}

export interface ExampleGroup {
  title: Words;
  examples: Example[];
}

interface Page {
  title: Words;
  notes: Words;
  needsMember?: boolean;
  variables: Record<string, unknown>;
}

const queries = import.meta.glob<string>('../../examples/*.graphql', { eager: true, query: '?raw', import: 'default' });
const shared = import.meta.glob<string>('../../examples/fragments/*.graphql', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const fragments = new Map(
  Object.entries(shared).map(([path, text]) => [path.replace(/^.*\/(\w+)\.graphql$/u, '$1'), text]),
);
const pages = import.meta.glob<Page>('../../examples/*.json', { eager: true, import: 'default' });

/** All examples in the order of contents.json. */
export const exampleGroups: ExampleGroup[] = contents.map(({ title, examples }) => ({
  title,
  examples: examples.map(readExample),
}));

export function exampleNamed(name: string): Example | undefined {
  return exampleGroups.flatMap(({ examples }) => examples).find((example) => example.name === name);
}

function readExample(name: string): Example {
  const operation = queries[`../../examples/${name}.graphql`];
  const page = pages[`../../examples/${name}.json`];
  if (!operation || !page) throw new Error(`The example ${name} lacks its .graphql or its .json file.`);
  return { ...page, name, query: wholeDocument(operation, fragments), needsMember: page.needsMember ?? false };
}
