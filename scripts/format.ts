import { runCommand } from './lib/refusal.ts';
import { runTool } from './lib/step.ts';

/** Formats every file in the one style that the tests check. */
await runCommand(async () => {
  const { code, output } = await runTool(['oxfmt', ...process.argv.slice(2)]);
  if (output.trim()) console.log(output.trim());
  return code;
});
