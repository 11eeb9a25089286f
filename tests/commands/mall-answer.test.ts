import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root } from '../../scripts/lib/paths.ts';
import { freePorts } from '../harness/ports.ts';

let folder: string;
let port: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'family-mall-answer-'));
  port = String((await freePorts(1))[0]);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function mallAnswer(words: string[] = [], settings: Record<string, string> = {}) {
  const env = { ...process.env, DATA_DIR: folder, MALL_PORT: port, ...settings };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/mall-answer.ts'), ...words], {
    env,
    encoding: 'utf8',
  });
  return { status, stdout, refusal: stderr.trim() };
}

describe('answering inquiries says in one sentence why it cannot', () => {
  test.each([
    ['a folder that no mall has used', [], {}, 'npm start'],
    ['a number without an answer', ['QN1'], {}, 'NUMBER "The answer"'],
    ['a word too many', ['QN1', '네.', '네.'], {}, 'NUMBER "The answer"'],
    ['a real mall', [], { MALL_API_URL: 'https://mall.example.com' }, 'MALL_API_URL'],
  ])('for %s', (_name, words, settings, why) => {
    expect(mallAnswer(words, settings)).toEqual({ status: 1, stdout: '', refusal: expect.stringContaining(why) });
  });

  test('for a mall that is not running', async () => {
    await writeFile(join(folder, 'mall-secret'), 'a'.repeat(64));
    expect(mallAnswer()).toEqual({ status: 1, stdout: '', refusal: expect.stringContaining(`port ${port}`) });
  });
});
