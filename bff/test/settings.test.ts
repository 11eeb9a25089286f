import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSettings, SettingsError } from '../src/config.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

test('without any setting there are safe defaults', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 4000,
    HOST: '127.0.0.1',
    METRICS_PORT: 4001,
    MALL_API_URL: 'http://127.0.0.1:4100',
    MALL_HOSTS: [],
    LOG_LEVEL: 'info',
    MAX_DEPTH: 12,
    MAX_BODY_BYTES: 100_000,
  });
  expect(readSettings({ MALL_PORT: '5000' }).MALL_API_URL).toBe('http://127.0.0.1:5000');
  expect(readSettings({ MALL_API_URL: 'https://mall.example.com/', PORT: ' ' })).toMatchObject({
    MALL_API_URL: 'https://mall.example.com',
    PORT: 4000,
  });
});

test('every mistake is named at once, with its remedy', () => {
  const mistakes = {
    PORT: 'http',
    MALL_API_URL: 'mall',
    MALL_HOSTS: 'a b',
    LOG_LEVEL: 'loud',
    INTROSPECTION: 'yes',
    REDIS_URL: 'http://x',
    METRICS_PORT: '70000',
    FAMILY_SITE_URL: 'javascript:1',
  };
  const message = catchMessage(() => readSettings(mistakes));
  expect(message.split('\n')).toHaveLength(Object.keys(mistakes).length);
  for (const name of Object.keys(mistakes))
    expect(message).toMatch(new RegExp(`^${name} must be .+\\. It is ".+" now\\.$`, 'mu'));
});

test('a taken port is one sentence with the remedy and a failure', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { code, errors } = await run({ PORT: String(port), METRICS_PORT: '0' });
  expect(code).toBe(1);
  expect(errors.trim()).toBe(`Port ${port} is taken: stop what uses it, or set PORT to another port.`);
  other.close();
});

test('a wrong setting ends the start, and a signal ends the gateway cleanly', async () => {
  const wrong = await run({ PORT: 'x' });
  expect([wrong.code, wrong.errors]).toEqual([1, expect.stringContaining('PORT must be a whole number')]);
  const ended = await run({ PORT: '0', METRICS_PORT: '0' }, 'SIGTERM');
  expect([ended.code, ended.output]).toEqual([
    0,
    expect.stringMatching(/The gateway answers at http:\/\/127\.0\.0\.1:\d+/u),
  ]);
});

function catchMessage(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
  }
  return '';
}

/** Runs the gateway as a process; sends a signal once it has printed its address. */
function run(
  env: Record<string, string>,
  signal?: NodeJS.Signals,
): Promise<{ code: number | null; output: string; errors: string }> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', MALL_API_URL: 'http://127.0.0.1:9', ...env },
  });
  let output = '';
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += String(chunk)));
  child.stdout.on('data', (chunk: Buffer) => {
    output += String(chunk);
    if (signal && output.includes('answers at')) child.kill(signal);
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output, errors })));
}
