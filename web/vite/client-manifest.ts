import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const moduleId = 'virtual:client-manifest';
// The client is built beside the server, and before it.
const besideServer = '../client/.vite/manifest.json';

/**
 * Gives the server build the names of the client's hashed files. Outside a build there are none: the manifest is
 * empty then, and a page names no assets.
 */
export function clientManifest(): Plugin {
  let manifestPath: string | null = null;
  return {
    name: 'client-manifest',
    configResolved(config) {
      if (config.command === 'build' && config.build.ssr) manifestPath = resolve(config.root, config.build.outDir, besideServer);
    },
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load: (id) => (id === `\0${moduleId}` ? `export default ${manifestPath ? readFileSync(manifestPath, 'utf8') : '{}'}` : undefined),
  };
}
