import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { root } from '../../scripts/lib/paths.ts';
import { Supervised } from '../../scripts/lib/supervised.ts';

test('a program that ends again and again is started five times, and then given up', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'family-mall-supervised-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const script = join(folder, 'ends.mjs');
  await writeFile(
    script,
    `import { appendFileSync } from 'node:fs'; appendFileSync('${folder}/starts', 'x'); process.exit(7);`,
  );
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const supervised = new Supervised(
    {
      name: 'program',
      script: relative(root, script),
      env: {},
      listener: { host: '127.0.0.1', port: 9 },
      path: '/',
      patienceMs: 60_000,
    },
    [],
  );
  expect(await supervised.untilGivenUp()).toBe('The program ended 6 times within 5 minutes (exit code 7)');
  expect(await readFile(join(folder, 'starts'), 'utf8')).toBe('xxxxxx');
  expect(said.mock.calls.flat().filter((line) => String(line).includes('it is started again'))).toHaveLength(5);
  said.mockRestore();
});
