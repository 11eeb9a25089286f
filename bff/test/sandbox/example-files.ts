import { readdirSync, readFileSync } from 'node:fs';
import { fillIn, madeUpValues, type KnownValues } from '../../sandbox/src/examples/values.ts';
import { wholeDocument } from '../../sandbox/src/examples/whole-document.ts';

const folder = new URL('../../sandbox/examples/', import.meta.url);

interface Words {
  en: string;
  ko: string;
}

/** An example file of the sandbox. */
export interface ExampleFile {
  name: string;
  query: string;
  title: Words;
  notes: Words;
  needsMember: boolean;
  /** The code of the error that it shows, where that is what it is there for. */
  refusal?: string;
  /** Paths that may be empty in its result, since its values are made up. */
  mayBeEmpty?: string[];
  /** As they are written, with the names of values of earlier responses. */
  template: Record<string, unknown>;
  /** With made-up values. */
  variables: Record<string, unknown>;
}

export interface AccountFile {
  mallUrl: string;
  id: string;
  password: string;
  answer: string;
}

/** In the order in which the panel lists them. */
export function readExamples(): ExampleFile[] {
  const groups = readJson<{ examples: string[] }[]>('contents.json');
  const fragments = readFragments();
  const madeUp = { ...madeUpValues(readKnownValues()), origin: 'http://localhost:4000' };
  return groups
    .flatMap(({ examples }) => examples)
    .map((name) => {
      const page = readJson<
        Omit<ExampleFile, 'name' | 'query' | 'needsMember' | 'template'> & { needsMember?: boolean }
      >(`${name}.json`);
      return {
        ...page,
        name,
        query: wholeDocument(readText(`${name}.graphql`), fragments),
        needsMember: page.needsMember ?? false,
        template: page.variables,
        variables: fillIn(page.variables, { ...madeUp, key: `sandbox-${name}` }),
      };
    });
}

export function readAccounts(): AccountFile[] {
  return readJson<AccountFile[]>('accounts.json');
}

/** Values that examples take of earlier responses. */
export function readKnownValues(): KnownValues {
  return readJson<KnownValues>('values.json');
}

/** Names of all operations in the folder, listed or not. */
export function namesOnDisk(): string[] {
  return graphqlIn('');
}

/** What examples share, by the names of the fragments. */
export function readFragments(): ReadonlyMap<string, string> {
  return new Map(graphqlIn('fragments/').map((name) => [name, readText(`fragments/${name}.graphql`)]));
}

function graphqlIn(subfolder: string): string[] {
  return readdirSync(new URL(subfolder, folder))
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => name.replace('.graphql', ''));
}

function readJson<T>(name: string): T {
  return JSON.parse(readText(name)) as T;
}

function readText(name: string): string {
  return readFileSync(new URL(name, folder), 'utf8');
}
