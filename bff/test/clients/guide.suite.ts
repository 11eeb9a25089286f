import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type { System } from '../sandbox/system.ts';
import { readSteps } from './guide.ts';
import { runInOneShell, runWell } from './shell.ts';
import { differences } from './shows.ts';

const example = fileURLToPath(new URL('../../../docs/examples/node/', import.meta.url));
const steps = readSteps();

/** docs/clients.md and docs/examples, run as a reader would run them. */
export function describeGuide(system: () => System): void {
  function environment(): NodeJS.ProcessEnv {
    return { ...process.env, PATH: `${dirname(process.execPath)}:${process.env['PATH']}`, GATEWAY: system().url };
  }

  describe('the shell examples of docs/clients.md', () => {
    let printed: string[] = [];
    beforeAll(async () => {
      printed = await runInOneShell(
        steps.map(({ script }) => script),
        { cwd: system().root, env: environment() },
      );
    });

    test('all of them ran to their end', () => {
      expect(steps.length).toBeGreaterThan(10);
      expect(printed).toHaveLength(steps.length);
    });

    test.each(steps.map((step, turn) => ({ ...step, turn })).filter(({ shown }) => shown !== undefined))(
      'the answer shown under "$heading", line $line, is the one that comes',
      ({ shown, turn }) => {
        expect(differences(shown, JSON.parse(printed[turn] ?? ''))).toEqual([]);
      },
    );
  });

  describe('the Node example', () => {
    test('generates its types, matches them, and prints a product row and a member', async () => {
      const options = { cwd: example, env: { ...environment(), MALL_ID: 'gaon', MALL_PASSWORD: 'Family!2026' } };
      await runWell(`${example}node_modules/.bin/graphql-codegen`, ['--config', 'codegen.ts'], options);
      await runWell(`${example}node_modules/.bin/tsc`, ['-p', 'tsconfig.json'], options);

      const stdout = await runWell(process.execPath, ['src/main.ts'], options);

      expect(stdout).toMatch(/^통신가족샵 · 휴대폰 \(\d+\)$/mu);
      expect(stdout).toMatch(/ {2}월 [\d,]+원/u);
      expect(stdout).toMatch(/^한\*온: \d+ favorites$/mu);
    });
  });
}
