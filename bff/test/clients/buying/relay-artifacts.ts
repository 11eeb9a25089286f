import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ConcreteRequest } from 'relay-runtime';

const require = createRequire(import.meta.url);
const compiler = require.resolve('relay-compiler/cli.js');
const schema = fileURLToPath(new URL('../../../../schema.graphql', import.meta.url));

/** Documents as Relay's own compiler makes them for Relay's runtime, which takes no texts. */
export async function compileForRelay(documents: Record<string, string>): Promise<Record<string, ConcreteRequest>> {
  const folder = await mkdtemp(join(tmpdir(), 'relay-'));
  try {
    await mkdir(join(folder, 'src'));
    const source = Object.values(documents).map((text) => `graphql\`${text}\`;`);
    await writeFile(join(folder, 'src/Buy.js'), source.join('\n'));
    const settings = { src: 'src', schema: 'schema.graphql', language: 'javascript', artifactDirectory: 'made' };
    await writeFile(join(folder, 'schema.graphql'), await readFile(schema));
    await writeFile(join(folder, 'relay.config.json'), JSON.stringify({ ...settings, eagerEsModules: true }));
    await mkdir(join(folder, 'made'));
    await promisify(execFile)(process.execPath, [compiler, 'relay.config.json'], { cwd: folder });
    const names = Object.keys(documents);
    return Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await load(join(folder, 'made', `${name}.graphql.js`))])),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** From memory: the folder says nowhere that its files are modules. */
async function load(path: string): Promise<ConcreteRequest> {
  const address = `data:text/javascript,${encodeURIComponent(await readFile(path, 'utf8'))}`;
  return ((await import(/* @vite-ignore */ address)) as { default: ConcreteRequest }).default;
}
