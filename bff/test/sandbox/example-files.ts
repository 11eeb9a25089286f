import { readdirSync, readFileSync } from 'node:fs';
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
  return groups
    .flatMap(({ examples }) => examples)
    .map((name) => {
      const page = readJson<Omit<ExampleFile, 'name' | 'query' | 'needsMember'> & { needsMember?: boolean }>(
        `${name}.json`,
      );
      return {
        ...page,
        name,
        query: wholeDocument(readText(`${name}.graphql`), fragments),
        needsMember: page.needsMember ?? false,
      };
    });
}

export function readAccounts(): AccountFile[] {
  return readJson<AccountFile[]>('accounts.json');
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
