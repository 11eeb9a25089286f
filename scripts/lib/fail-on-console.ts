import { formatWithOptions } from 'node:util';
import { afterAll, afterEach } from 'vitest';

/**
 * Setup file of every Vitest project: a test that lets anything write to the console, or lets Node warn, fails with what was
 * written. A test that expects a message replaces the method: `vi.spyOn(console, 'error').mockImplementation(…)`.
 */
const methods = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;
const written: string[] = [];
const recordWarning = ({ stack, message }: Error) => void written.push(stack ?? message);

for (const method of methods)
  console[method] = (...words: unknown[]) => void written.push(formatWithOptions({ depth: 3 }, ...words));
process.on('warning', recordWarning);

/** Long enough for what is wrong and where; React's messages end with the path to the component. */
const SHOWN = 4_000;

function failIfWritten(): void {
  if (written.length === 0) return;
  throw new Error(`Written to the console:\n${written.splice(0).join('\n').slice(0, SHOWN)}`);
}

afterEach(failIfWritten);
// After the last test, or while the file was loaded.
afterAll(() => {
  process.off('warning', recordWarning);
  failIfWritten();
});
