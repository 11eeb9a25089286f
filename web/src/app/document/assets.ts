import manifest from 'virtual:client-manifest';
import stylesOf from 'virtual:client-styles';

export interface Assets {
  /** The client's entry; null outside a build. */
  entry: string | null;
  /** Chunks that the page will want at once. */
  modules: string[];
  /** The style sheets that the page is drawn with, and what they say. */
  styles: { href: string; text: string }[];
}

const entryFile = 'src/client.tsx';

/** The hashed files for some sources of the storefront, with all they import. */
export function assetsFor(sources: readonly string[]): Assets {
  const seen = new Set<string>();
  for (const source of [entryFile, ...sources]) collect(source, seen);
  const chunks = [...seen].flatMap((key) => manifest[key] ?? []);
  const entry = manifest[entryFile]?.file;
  return {
    entry: entry ? `/${entry}` : null,
    modules: chunks.map(({ file }) => `/${file}`).filter((file) => file !== `/${entry}`),
    styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))].map((file) => ({ href: `/${file}`, text: stylesOf[file] ?? '' })),
  };
}

function collect(key: string, seen: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return;
  // What is imported comes first: later style sheets may lean on earlier ones.
  for (const imported of chunk.imports ?? []) collect(imported, seen);
  seen.add(key);
}
