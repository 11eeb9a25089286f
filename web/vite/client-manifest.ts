import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

type Manifest = Record<string, { css?: string[] }>;

const ids = ['virtual:client-manifest', 'virtual:client-styles'] as const;
// The client is built beside the server, and before it.
const besideServer = '../client';

/**
 * Gives the server build the names of the client's hashed files, and what its style sheets say. Outside a build there
 * are none: both are empty then, and a page names no assets.
 */
export function clientManifest(): Plugin {
  let client: string | null = null;
  const read = (file: string) => (client ? readFileSync(resolve(client, file), 'utf8') : '{}');
  const modules = {
    'virtual:client-manifest': () => read('.vite/manifest.json'),
    'virtual:client-styles': () => {
      const chunks = Object.values(JSON.parse(read('.vite/manifest.json')) as Manifest);
      return JSON.stringify(
        Object.fromEntries(chunks.flatMap(({ css = [] }) => css).map((file) => [file, read(file).trim()])),
      );
    },
  };
  return {
    name: 'client-manifest',
    configResolved(config) {
      if (config.command === 'build' && config.build.ssr)
        client = resolve(config.root, config.build.outDir, besideServer);
    },
    resolveId: (id) => (ids.some((each) => each === id) ? `\0${id}` : undefined),
    load(id) {
      const found = ids.find((each) => id === `\0${each}`);
      return found && `export default ${modules[found]()}`;
    },
  };
}
