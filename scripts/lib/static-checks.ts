import { migrationsOutOfDate } from './migrations.ts';
import { runTool } from './step.ts';

const checks = [
  { name: 'types', command: ['tsc'] },
  { name: 'types of the storefront', command: ['tsc', '-p', 'web'] },
  { name: 'types of the sandbox', command: ['tsc', '-p', 'bff/sandbox'] },
  { name: 'types of the example', command: ['pnpm', '--dir', 'docs/examples/node', 'run', 'types'] },
  { name: 'format (npm run format mends it)', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--quiet'] },
  { name: 'lint of schema and operations', command: ['eslint', '.'] },
  { name: 'unused code', command: ['knip'] },
] as const;

/** Checks that need no running program. Prints failures; returns their number. */
export async function staticChecks(staleContracts: string | null = null): Promise<number> {
  let failed = 0;
  const complain = (name: string, complaint: string) => {
    failed += 1;
    console.error(`\n${name}:\n${complaint.trim()}\n`);
  };
  for (const { name, command } of checks) {
    const { code, output } = await runTool([...command]);
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
