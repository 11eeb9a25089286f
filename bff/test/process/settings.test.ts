import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import express from 'express';
import { expect, test } from 'vitest';
import { readSettings, SettingsError, warningsAbout } from '../../src/config.ts';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

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

test.each([
  [{ REDIS_URL: 'http://:hidden@store:6379' }, 'http://[redacted]@store:6379'],
  [{ REDIS_URL: 'user:hidden@store' }, '[redacted]@store'],
  [{ REDIS_URL: `rdis://user:hid/@den${'hidden'.repeat(30)}@store` }, 'rdis://[redacted]@store'],
  [{ MALL_API_URL: 'https://user:hidden@mall.example' }, 'https://[redacted]@mall.example'],
  [{ CORS_ORIGINS: 'https://a.example,https://user:hidden@b.example' }, 'https://[redacted]@b.example'],
])('no mistake repeats the credentials of %o', (mistake, shown) => {
  const message = catchMessage(() => readSettings(mistake));
  expect(message).toContain(`It is "${shown}" now.`);
  expect(message).not.toContain('hid');
});

test.each(['foo', '10.0.0.300', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.0/255.0.255.0', 'loopback, 1', '::1/129'])(
  'a proxy that is none is named with the remedy (%s)',
  (TRUSTED_PROXIES) => {
    expect(catchMessage(() => readSettings({ TRUSTED_PROXIES }))).toBe(
      'TRUSTED_PROXIES must be addresses or networks of proxies with commas between them, such as 10.0.0.7,10.1.0.0/16, ' +
        `or loopback, linklocal, uniquelocal; leave it out to trust none. It is "${TRUSTED_PROXIES}" now.`,
    );
  },
);

test('proxies that Express understands are taken', () => {
  const TRUSTED_PROXIES = 'Loopback, 10.0.0.7, 10.1.0.0/16, 10.2.0.0/255.255.0.0, ::1, fd00::/8';
  const trusted = readSettings({ TRUSTED_PROXIES }).TRUSTED_PROXIES;
  expect(trusted).toHaveLength(6);
  expect(() => express().set('trust proxy', trusted)).not.toThrow();
});

test('times that do not fit together are told, and those of the defaults fit', () => {
  expect(told({})).toEqual([]);
  expect(told({ ANSWER_MS: '3000' })).toEqual([
    expect.stringMatching(
      /^ANSWER_MS \(3000\) is below MALL_CALL_MS \(5000\): .+ Set ANSWER_MS above MALL_CALL_MS\.$/u,
    ),
  ]);
  expect(told({ MALL_CALL_MS: '900' })).toEqual([
    expect.stringContaining('MALL_CALL_MS (900) is below MALL_CONNECT_MS'),
  ]);
  expect(told({ DRAIN_MS: '7000' })).toEqual([expect.stringContaining('DRAIN_MS (7000) is below ANSWER_MS')]);
  expect(told({ REFRESH_GRACE_SECONDS: '5' })).toEqual([
    expect.stringContaining('REFRESH_GRACE_SECONDS (5) is no longer'),
  ]);
  const REDIS_URL = 'redis://127.0.0.1:6379';
  expect(told({ REDIS_URL, REDIS_COMMAND_MS: '834' })).toEqual([
    expect.stringMatching(/^REDIS_COMMAND_MS \(834\) is above a ninth of ANSWER_MS \(7500\): .+ to 833 or less\.$/u),
  ]);
  expect(told({ REDIS_URL, REDIS_COMMAND_MS: '833' })).toEqual([]);
  // Without a store nothing asks it.
  expect(told({ REDIS_COMMAND_MS: '834' })).toEqual([]);
});

test('what is likely a mistake is written to the log at the start, and a signal ends the gateway cleanly', async () => {
  const settings = { PORT: '0', METRICS_PORT: '0', LOG_LEVEL: 'warn', ANSWER_MS: '3000', TRUSTED_PROXY: '10.0.0.7' };
  const { code, output } = await run(settings, 'SIGTERM');
  expect(code).toBe(0);
  expect(output).toContain('TRUSTED_PROXY is not a setting, and is ignored. Is TRUSTED_PROXIES meant?');
  expect(output).toContain('ANSWER_MS (3000) is below MALL_CALL_MS (5000)');
  expect(output).toMatch(/The gateway answers at http:\/\/127\.0\.0\.1:\d+/u);
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

test('a wrong setting ends the start', async () => {
  const wrong = await run({ PORT: 'x' });
  expect([wrong.code, wrong.errors]).toEqual([1, expect.stringContaining('PORT must be a whole number')]);
});

function told(settings: Record<string, string>): string[] {
  return warningsAbout(readSettings({ WEB_DIST: '.', ...settings }));
}

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
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [main], {
    env: { PATH, NODE_COMPILE_CACHE, LOG_LEVEL: 'silent', MALL_API_URL: 'http://127.0.0.1:9', ...env },
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
