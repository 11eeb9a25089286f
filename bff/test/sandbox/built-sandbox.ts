import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const folder = fileURLToPath(new URL('../../sandbox/', import.meta.url));
const page = fileURLToPath(new URL('../../dist/sandbox/index.html', import.meta.url));

/** The root build builds the sandbox before tests run; a single test builds it if needed. */
export async function ensureSandboxIsBuilt(): Promise<void> {
  if (!existsSync(page)) await build({ root: folder, configFile: `${folder}vite.config.ts`, logLevel: 'error' });
}
