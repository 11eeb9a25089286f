import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';
import { runTool } from './step.ts';

/** Says how the mall's tables and migrations differ; null when they agree. */
export async function migrationsOutOfDate(): Promise<string | null> {
  // The generator accepts folders below its own only, and writes missing migrations: it gets a copy there.
  const copy = 'node_modules/.cache/migrations';
  const folder = join(root, 'mall', copy);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'mall/drizzle'), folder, { recursive: true });
  const kept = readdirSync(folder).length;
  const generate = ['generate', '--dialect', 'postgresql', '--schema', './src/db/schema/*.ts', '--out', `./${copy}`];
  const { code, output } = await runTool(['pnpm', '--dir', join(root, 'mall'), 'exec', 'drizzle-kit', ...generate]);
  if (code !== 0) return output;
  return readdirSync(folder).length === kept
    ? null
    : 'The tables differ from the migrations: pnpm --dir mall exec drizzle-kit generate';
}
