import { dirname } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { System } from '../sandbox/system.ts';
import { copyExample } from './copied-example.ts';
import { readSteps } from './guide.ts';
import { runInOneShell, runWell } from './shell.ts';
import { differences } from './shows.ts';

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
      const { folder, generate, check } = await copyExample();
      const env = { ...environment(), MALL_ID: 'gaon', MALL_PASSWORD: 'Family!2026' };
      await generate(env);
      await check(env);

      const stdout = await runWell(process.execPath, ['src/main.ts'], { cwd: folder, env });

      expect(stdout).toMatch(/^통신가족샵 · 휴대폰 \(\d+\)$/mu);
      expect(stdout).toMatch(/ {2}월 [\d,]+원/u);
      expect(stdout).toMatch(/^한\*온: \d+ favorites$/mu);
    });
  });
}
