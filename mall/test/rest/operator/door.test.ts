import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addKey as askForKey, listKeys, revokeKey } from '../../../../scripts/lib/operator-client.ts';
import { operatorLooks, operatorWrites } from '../../../src/db/schema/operators.ts';
import { sweepBooks } from '../../../src/operator/books.ts';
import { decideOperator } from '../../../src/operator/decide-operator.ts';
import type { OperatorId } from '../../../src/operator/operator-call.ts';
import { operatorOperations } from '../../../src/operator/operator-document.ts';
import { addKey } from '../../../src/operator/operator-keys.ts';
import { kettle } from '../cases/buying-calls.ts';
import { oneDatabase } from '../harness/databases.ts';
import { openDoor, type Door } from '../harness/operators.ts';
import { aBuyer, pay, stockAll } from '../harness/orders.ts';
import { openShop, type Shop } from '../harness/shop.ts';

const operations = operatorOperations();
const days = 86_400;

/** Numbers that lead to nothing: access is decided before. */
const paramsOf = (path: string) =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => [name, 'X0000000']));

async function signInWith(door: Door) {
  const response = await door.send('beginDesk', { body: { key: await door.keyOf('ORDERS') }, key: null });
  const cookie = response.headers.get('set-cookie') ?? '';
  const { csrfToken } = response.data as { csrfToken: string };
  return { cookie, Cookie: cookie.split(';')[0] ?? '', csrfToken };
}

describe.each(oneDatabase)("the operator's door on %s", (kind) => {
  let shop: Shop;
  let door: Door;
  beforeAll(async () => {
    shop = await openShop(kind);
    await stockAll(shop, 90);
    door = await openDoor(shop);
  });
  afterAll(async () => {
    await door.close();
    await shop.close();
  });

  const paidOrder = async () => {
    const placed = await aBuyer(shop, async () => (await shop.signIn()).accessToken).buy([kettle]);
    await pay(shop, placed);
    return placed.ordNo;
  };

  test('refuses every operation without a key, with an unknown one and with another role', async () => {
    for (const { id, roles, path } of operations.filter((operation) => operation.roles !== null)) {
      const params = paramsOf(path);
      expect([id, (await door.send(id, { params, key: null })).status]).toEqual([id, 401]);
      for (const role of ['ORDERS', 'CONTRACTS', 'SERVICE'] as const) {
        if (decideOperator(roles, { role, isForged: false }) === null) continue;
        expect([id, role, (await door.send(id, { params, key: await door.keyOf(role) })).code]).toEqual([
          id,
          role,
          '1403',
        ]);
      }
    }
  });

  test("has no path at the shop's port", async () => {
    const key = await door.keyOf('ALL');
    for (const { path, method } of operations) {
      const address = `${shop.url}${path.replaceAll(/\{(\w+)\}/gu, 'X0000000')}`;
      const response = await fetch(address, { method, headers: { Authorization: `Bearer ${key}` } });
      expect([path, response.status]).toEqual([path, 404]);
    }
  });

  test('a repeat with its key has no second effect, another body is refused, and the second operator is told so', async () => {
    const ordNo = await paidOrder();
    const headers = { 'X-Idempotency-Key': 'prepare-once-1' };
    const first = await door.send('prepareOrder', { params: { ordNo }, headers });
    expect(await door.send('prepareOrder', { params: { ordNo }, headers })).toMatchObject({
      code: first.code,
      data: null,
    });
    const other = await paidOrder();
    expect((await door.send('prepareOrder', { params: { ordNo: other }, headers })).data).toEqual({ rsnCd: 'KEY' });
    const second = await door.send('prepareOrder', { params: { ordNo }, key: await door.keyOf('ORDERS') });
    expect(second).toMatchObject({ code: '1409', data: { rsnCd: 'STATE', stat: 'OR00103' } });
    const all = await shop.context.db.select().from(operatorWrites);
    expect(all.filter(({ target }) => target === ordNo)).toMatchObject([
      { operation: 'prepareOrder', before: { ordStat: 'OR00102' }, after: { ordStat: 'OR00103' } },
    ]);
  });

  test('writes down whose personal data was seen', async () => {
    await paidOrder();
    await door.ask('listOpenOrders', { params: { step: 'PREPARE' } });
    const looks = await shop.context.db.select().from(operatorLooks);
    expect(looks.at(-1)).toMatchObject({ operation: 'listOpenOrders', memNoList: [expect.any(String)] });
  });

  test('counts what waits, for the lists that the role may see', async () => {
    const key = await door.keyOf('CONTRACTS');
    expect(await door.ask('countWork', { key })).toEqual([{ listCd: 'PHONE_ORDER', cnt: 0 }]);
    expect(await door.ask('countWork')).toHaveLength(11);
  });

  test('the command on this machine makes, lists and revokes keys; a revoked or ended one opens nothing', async () => {
    const machine = { port: Number(new URL(door.url).port), key: shop.context.keys.operator.current };
    const { key, keyNo } = await askForKey(machine, { keyNm: '창고', roleCd: 'ORDERS' });
    expect(await listKeys(machine)).toContainEqual(expect.objectContaining({ keyNo, keyNm: '창고', revDts: null }));
    expect((await door.send('countWork', { key })).code).toBe('0000');
    await revokeKey(machine, keyNo);
    expect((await door.send('countWork', { key })).status).toBe(401);
    await expect(askForKey(machine, { keyNm: '창고', roleCd: 'KING' })).rejects.toThrow('roleCd');
    await expect(revokeKey(machine, 'OKnone')).rejects.toThrow('찾을 수 없');

    const short = await addKey(shop.context, { keyNm: '하루', roleCd: 'ALL', dayCnt: 1 });
    expect((await door.send('countWork', { key: short.key })).code).toBe('0000');
    shop.pass(days + 1);
    expect((await door.send('countWork', { key: short.key })).status).toBe(401);
  });

  describe('a browser', () => {
    test('gets a cookie that no script and no other site can use, and its changes need the token of the session', async () => {
      const { cookie, Cookie, csrfToken } = await signInWith(door);
      expect(cookie).toMatch(/^desk=[\w-]{43}; .*HttpOnly; SameSite=Strict/u);
      const ordNo = await paidOrder();
      const prepare = (headers: Record<string, string>) =>
        door.send('prepareOrder', { params: { ordNo }, key: null, headers: { Cookie, ...headers } });
      expect((await prepare({})).code).toBe('1403');
      expect((await prepare({ 'X-Csrf-Token': 'x'.repeat(43) })).code).toBe('1403');
      expect((await prepare({ 'X-Csrf-Token': csrfToken })).code).toBe('0000');
    });

    test('is signed out by itself, and where its key is revoked', async () => {
      const { Cookie, csrfToken } = await signInWith(door);
      const headers = { Cookie, 'X-Csrf-Token': csrfToken };
      expect((await door.send('getDesk', { key: null, headers })).data).toMatchObject({ roleCd: 'ORDERS' });
      await door.ask('endDesk', { key: null, headers });
      expect((await door.send('getDesk', { key: null, headers })).status).toBe(401);
    });
  });

  test('five wrong keys lock an address for ten minutes, also for a right key', async () => {
    const from = (address: string, key: string | null) =>
      door.send('countWork', { key, headers: { 'X-Forwarded-For': address } });
    for (let count = 0; count < 5; count += 1) expect((await from('203.0.113.7', 'wrong')).status).toBe(401);
    const key = await door.keyOf('ALL');
    const locked = await from('203.0.113.7', key);
    expect([locked.status, Number(locked.headers.get('retry-after')) > 500]).toEqual([429, true]);
    expect((await from('203.0.113.8', key)).code).toBe('0000');
    shop.pass(601);
    expect((await from('203.0.113.7', key)).code).toBe('0000');
  });

  test('keeps its books for two years', async () => {
    const { db, now } = shop.context;
    const later = (count: number) => ({ db, now: () => new Date(now().getTime() + count * days * 1000) });
    await sweepBooks(later(720));
    expect(await db.$count(operatorWrites)).toBeGreaterThan(0);
    await sweepBooks(later(731));
    expect([await db.$count(operatorWrites), await db.$count(operatorLooks)]).toEqual([0, 0]);
  });
});

test('every operation that changes something takes a key, and says so to the caller', () => {
  const unkeyed: OperatorId[] = ['beginDesk', 'endDesk', 'addKey', 'revokeKey'];
  const changes = operations.filter(({ method }) => method !== 'get');
  expect(changes.filter(({ isKeyed }) => !isKeyed).map(({ id }) => id)).toEqual(expect.arrayContaining(unkeyed));
  expect(changes.filter(({ isKeyed }) => !isKeyed)).toHaveLength(unkeyed.length);
});
