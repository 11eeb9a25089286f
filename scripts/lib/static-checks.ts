import { join } from 'node:path';
import { migrationsOutOfDate } from './migrations.ts';
import { root } from './paths.ts';
import { runTool, type Step } from './step.ts';

/** What the last check of the same program found: only what differs from then is checked anew. */
const remembered = (program: string) => [
  '--incremental',
  '--tsBuildInfoFile',
  join(root, 'node_modules', '.cache', 'family-mall', `${program}.tsbuildinfo`),
];

const checks: Pick<Step, 'name' | 'command'>[] = [
  { name: 'types', command: ['tsc', ...remembered('node')] },
  { name: 'types of the storefront', command: ['tsc', '-p', 'web', ...remembered('web')] },
  { name: 'types of the sandbox', command: ['tsc', '-p', 'bff/sandbox'] },
  { name: 'types of the desk', command: ['tsc', '-p', 'mall/desk'] },
  { name: 'format (npm run format mends it)', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--quiet'] },
  { name: 'lint of schema and operations', command: ['eslint', '.'] },
  { name: 'unused code', command: ['knip'] },
];

/** Checks that need no running program. Prints failures; returns their number. */
export async function staticChecks(staleContracts: string | null = null): Promise<number> {
  let failed = 0;
  const complain = (name: string, complaint: string) => {
    failed += 1;
    console.error(`\n${name}:\n${complaint.trim()}\n`);
  };
  for (const { name, command } of checks) {
    const { code, output } = await runTool(command, root);
    if (code !== 0) complain(name, output);
  }
  if (staleContracts !== null) complain('contracts', staleContracts);
  const migrations = await migrationsOutOfDate();
  if (migrations !== null) complain('migrations', migrations);
  console.log(
    failed === 0 ? 'Types, lint, unused code, contracts and migrations: fine.' : `${failed} static checks failed.`,
  );
  return failed;
}
