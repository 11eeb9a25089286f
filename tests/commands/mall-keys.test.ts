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
  folder = await mkdtemp(join(tmpdir(), 'family-mall-keys-'));
  port = String((await freePorts(1))[0]);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function mallKeys(words: string[] = [], settings: Record<string, string> = {}) {
  const env = { ...process.env, DATA_DIR: folder, MALL_PORT: port, OPERATOR_PORT: port, ...settings };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/mall-keys.ts'), ...words], {
    env,
    encoding: 'utf8',
  });
  return { status, stdout, refusal: stderr.trim() };
}

describe('the command for keys says in one sentence why it cannot', () => {
  test.each([
    ['a folder that no mall has used', [], {}, 'npm start'],
    ['a name without a role', ['add', '창고'], {}, 'Use: npm run mall:keys'],
    ['an unknown command', ['open'], {}, 'Use: npm run mall:keys'],
    ['a closed door', [], { NODE_ENV: 'production', OPERATOR_PORT: '' }, 'OPERATOR_PORT'],
    ['a real mall', [], { MALL_API_URL: 'https://mall.example.com' }, 'MALL_API_URL'],
  ])('for %s', (_name, words, settings, why) => {
    expect(mallKeys(words, settings)).toEqual({ status: 1, stdout: '', refusal: expect.stringContaining(why) });
  });

  test('for a mall that is not running', async () => {
    await writeFile(join(folder, 'mall-secret'), 'a'.repeat(64));
    expect(mallKeys()).toEqual({ status: 1, stdout: '', refusal: expect.stringContaining(`port ${port}`) });
  });
});
