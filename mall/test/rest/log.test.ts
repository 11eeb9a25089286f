import { expect, test } from 'vitest';
import { isFullTier } from '../../../scripts/lib/test-tiers.ts';
import { repeatedNames } from '../../../scripts/lib/repeated-names.ts';
import { accountCalls } from './cases/account-calls.ts';
import { anAgencyResult, postForm } from './harness/agency.ts';
import { anyDatabase } from './harness/databases.ts';
import { allMessages } from './harness/people.ts';
import { openShop } from './harness/shop.ts';
import { password } from './harness/world.ts';

test('no token, password or value of a statement is written to the log, faults included', async () => {
  const lines: string[] = [];
  const shop = await openShop(anyDatabase, { LOG_LEVEL: 'trace' }, { write: (line) => void lines.push(line) });
  const pair = await shop.signIn({ id: 'member' });
  const next = await shop.ask<typeof pair>('refreshTokens', { params: { refreshToken: pair.refreshToken } });
  await shop.send('getUserInfo', { token: next.accessToken });
  await shop.loseDatabase();
  await shop.send('refreshTokens', { params: { refreshToken: next.refreshToken } });
  await shop.send('getUserInfo', { token: next.accessToken });
  await shop.close();

  const log = lines.join('');
  expect(log).toContain('/api/v1/mall/auth/refresh/token"');
  expect(log).toContain('"statusCode":500');
  expect(log).toContain('"stack"');
  for (const secret of [
    pair.refreshToken,
    pair.accessToken,
    next.refreshToken,
    next.accessToken,
    password,
    'params:',
    'Bearer',
  ]) {
    expect(log).not.toContain(secret);
  }
});

test('a mall that is not ready says so to probes, and writes no error about it', async () => {
  const lines: string[] = [];
  const shop = await openShop(anyDatabase, { LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
  await shop.loseDatabase();
  const { status } = await fetch(`${shop.url}/ready`);
  await shop.close();

  expect(status).toBe(503);
  expect(lines.filter((line) => line.includes('/ready'))).toEqual([]);
});

test.runIf(isFullTier)(
  'nothing about a person, and no code, proof or token of accounts is written to the log, faults included',
  async () => {
    const lines: string[] = [];
    const shop = await openShop(anyDatabase, { LOG_LEVEL: 'trace' }, { write: (line) => void lines.push(line) });
    const { certReqNo, encData } = await anAgencyResult(shop);
    const secrets = [password, '한가온', '19900115', certReqNo, encData];
    const calls = [];
    for (const [id, callOf] of Object.entries(accountCalls)) {
      const call = await callOf(shop);
      calls.push({ id, sent: { token: await shop.tokenOf(), ...call } });
      secrets.push(...textsIn(call.body), ...textsIn(call.params));
      await shop.send(id, { token: await shop.tokenOf(), ...call });
    }
    for (const { target, body } of await allMessages(shop)) secrets.push(target, ...(body.match(/\d{6}/gu) ?? []));
    await shop.loseDatabase();
    for (const { id, sent } of calls) await shop.send(id, sent);
    await postForm(shop, '/send', { certReqNo });
    await shop.close();

    const log = lines.join('');
    expect(log).toContain('/api/v1/mall/pre/users/cert/send');
    expect(log).toContain('"statusCode":500');
    const told = secrets.filter((secret) => secret.length > 2 && !ordinary.test(secret) && tells(log, secret));
    expect(told).toEqual([]);
  },
);

/** Terms of the contract, which addresses and statements may contain. */
const ordinary = /^(?:SMS|JOIN|CHANGE|M\d{4}|FIND_\w+|http:.*|OTHER|ME\d+)$/u;

/** Digits count as whole words only, since timestamps contain codes by chance. */
function tells(log: string, secret: string): boolean {
  return /^\d+$/u.test(secret) ? new RegExp(`(?<!\\d)${secret}(?!\\d)`, 'u').test(log) : log.includes(secret);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test('a name that an object has twice is found, whatever values and other objects hold', () => {
  expect(repeatedNames('{"a":"\\\"b\\\":{","b":[{"a":1},{"a":2,"c":"a"}],"c":null}')).toEqual([]);
  expect(repeatedNames('{"a":{"b":1,"b":{}},"c":[],"a":3}')).toEqual(['"b"', '"a"']);
});

test('a line names nothing twice, and has the operation of the call', async () => {
  const lines: string[] = [];
  const shop = await openShop(anyDatabase, { LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
  await shop.signIn({ id: 'member' });
  await shop.send('getUserInfo', { token: await shop.tokenOf() });
  await shop.loseDatabase();
  await shop.send('getUserInfo', { token: 'none' });
  await shop.close();

  expect(lines.filter((line) => line.includes('"operation":"getUserInfo"')).length).toBeGreaterThan(0);
  expect(lines.flatMap(repeatedNames)).toEqual([]);
});
