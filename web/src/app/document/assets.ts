import manifest from 'virtual:client-manifest';
import stylesOf from 'virtual:client-styles';

export interface Assets {
  /** The client's entry; null outside a build. */
  entry: string | null;
  /** Chunks that the page will want at once. */
  modules: string[];
  /** Chunks that the page will want at once where somebody is signed in. */
  modulesForMembers: string[];
  /** The style sheets that the page is rendered with, and what they say. */
  styles: { href: string; text: string }[];
}

const entryFile = 'src/client.tsx';

/** The hashed files for some sources of the storefront, with all they import. */
export function assetsFor(sources: readonly string[], forMembers: readonly string[] = []): Assets {
  const chunks = chunksOf([entryFile, ...sources]);
  const all = chunksOf([entryFile, ...sources, ...forMembers]); // begins with the others
  const entry = manifest[entryFile]?.file;
  const modulesOf = (some: typeof chunks) => some.flatMap(({ file }) => (file === entry ? [] : `/${file}`));
  return {
    entry: entry ? `/${entry}` : null,
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
  // What is imported comes first: later style sheets may lean on earlier ones.
  for (const imported of chunk.imports ?? []) collect(imported, seen);
  seen.add(key);
}
