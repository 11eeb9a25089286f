import manifest from 'virtual:client-manifest';
import stylesOf from 'virtual:client-styles';

export interface Assets {
  /** The client's entry; null outside of a build. */
  entry: string | null;
  /** Chunks of libraries, on which all others wait: half of what a page needs. */
  foundation: string[];
  /** Chunks that the page needs at once. */
  modules: string[];
  /** Chunks that the page needs at once for a signed-in member. */
  modulesForMembers: string[];
  /** The style sheets of the rendered page, with their text. */
  styles: { href: string; text: string }[];
}

const entryFile = 'src/client.tsx';
/** See vite.config.ts. */
const foundationNames: readonly (string | undefined)[] = ['drawing', 'answers'];

/** The hashed files of sources, with their imports. */
export function assetsFor(sources: readonly string[], forMembers: readonly string[] = []): Assets {
  const chunks = chunksOf([entryFile, ...sources]);
  const all = chunksOf([entryFile, ...sources, ...forMembers]); // starts together with the others
  const entry = manifest[entryFile]?.file;
  const modulesOf = (some: typeof chunks) => some.flatMap(({ file }) => (file === entry ? [] : `/${file}`));
  return {
    entry: entry ? `/${entry}` : null,
    foundation: modulesOf(chunks.filter(({ name }) => foundationNames.includes(name))),
    modules: modulesOf(chunks),
    modulesForMembers: modulesOf(all.slice(chunks.length)),
    styles: [...new Set(all.flatMap(({ css }) => css ?? []))].map((file) => ({
      href: `/${file}`,
      text: stylesOf[file] ?? '',
    })),
  };
}

function chunksOf(sources: readonly string[]) {
  const seen = new Set<string>();
  for (const source of sources) collect(source, seen);
  return [...seen].flatMap((key) => manifest[key] ?? []);
}

function collect(key: string, seen: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return;
  // Imports come first: later style sheets may override earlier ones.
  for (const imported of chunk.imports ?? []) collect(imported, seen);
  seen.add(key);
}
