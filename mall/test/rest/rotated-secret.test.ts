import { globSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { isTable } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { deriveKeys, type Keys } from '../../src/keys.ts';
import { isIdFree } from '../../src/members/members.queries.ts';
import { resealRows, sealedColumnsOf, sealedTables } from '../../src/resealing/reseal.ts';
import { withFormerLeftIds } from '../../src/security/former-keys.ts';
import { unseal } from '../../src/security/sealing.ts';
import { openKeys } from '../../src/security/secret.ts';
import { aForm, aKey, anAddress, dot } from './cases/buying-calls.ts';
import { databaseKinds } from './harness/databases.ts';
import { aNewMember, aSentCode, memberRow } from './harness/people.ts';
import { openShop, sendTo, type Sent, type Shop } from './harness/shop.ts';
import { copiedTexts } from './harness/stored-texts.ts';
import { home, password } from './harness/world.ts';

const before = 'the secret of before, of 32 letters and more';
const next = 'the secret of afterwards, of 32 letters and more';

function namesOf(all: readonly PgTable[]): string[] {
  return all
    .flatMap((table) => sealedColumnsOf(table).map(([name]) => `${getTableConfig(table).name}.${name}`))
    .toSorted();
}

test('every sealed column of the schema is resealed', async () => {
  const folder = join(import.meta.dirname, '../../src/db/schema');
  const modules = await Promise.all(globSync('*.ts', { cwd: folder }).map((file) => import(join(folder, file))));
  const tables = modules
    .flatMap((each) => Object.values(each as Record<string, unknown>))
    .filter((each): each is PgTable => isTable(each));
  expect(tables.length).toBeGreaterThan(40);
  // With the token itself, which no secret opens.
  expect(namesOf(tables).filter((name) => name !== 'refresh_tokens.sealedPair')).toEqual(
    namesOf(sealedTables.map(({ table }) => table)),
  );
});

describe.each(databaseKinds)('a secret that is changed on %s', (kind) => {
  let shop: Shop;
  const closing: (() => void)[] = [];
  beforeAll(async () => void (shop = await openShop(kind, { MALL_SECRET: before })));
  afterAll(async () => {
    for (const close of closing) close();
    await shop.close();
  });

  /** Another mall on the same data, with these keys. */
  const openBeside = async (keys: Keys) => {
    const context = { ...shop.context, keys };
    const server = createServer(createApp(context));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => server.close().closeAllConnections());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return { context, send: (operation: string, sent: Sent = {}) => sendTo(url, operation, sent) };
  };
  type Mall = Awaited<ReturnType<typeof openBeside>>;
  const addressesAt = async (mall: Mall, token: string) =>
    ((await mall.send('listDeliveries', { token })).data as { rcvrNm: string }[]).length;
  const writeAt = async (mall: Mall, token: string) =>
    expect((await mall.send('createDelivery', { token, params: aKey(), body: anAddress })).code).toBe('0000');

  test('signs nobody out, leaves no row unreadable, and is resealed by a command that may be killed under traffic', async () => {
    const old = await openBeside(deriveKeys(before, next));
    const both = await openBeside(deriveKeys(next, before));
    const member = await aNewMember(shop);
    const { accessToken: token, refreshToken } = await shop.signIn({ id: member.loginId });
    const { data: file } = await old.send('uploadFile', { token, params: aKey(), body: aForm(dot) });
    const { fileNo } = file as { fileNo: string };
    await writeAt(old, token);

    // Both read what the other has sealed and signed.
    expect(await addressesAt(both, token)).toBe(1);
    await writeAt(both, token);
    expect(await addressesAt(old, token)).toBe(2);
    const { certReqNo, certVal } = await aSentCode(shop, {
      certTp: 'EMAIL',
      purposeCd: 'FIND_ID',
      memNm: member.memNm,
      target: member.email,
    });
    const proven = await both.send('verifyCertCode', { body: { certReqNo, certVal } });
    const { certNo } = proven.data as { certNo: string };
    expect(await both.send('findIds', { body: { certNo, mallId: home } })).toMatchObject({
      code: '0000',
      data: { idList: [expect.anything()] },
    });

    const { db, fileStore } = shop.context;
    let uses = 0;
    const killed = new Proxy(both.context.keys, {
      get: (of, key: keyof Keys) => {
        if (key === 'personal' && (uses += 1) > 5) throw new Error('killed');
        return of[key];
      },
    });
    await expect(resealRows({ db, keys: killed, fileStore }, () => undefined)).rejects.toThrow('killed');
    const state = { isOver: false };
    const traffic = (async () => {
      while (!state.isOver) for (const mall of [old, both]) expect(await addressesAt(mall, token)).toBe(2);
    })();
    const done = await resealRows({ db, keys: both.context.keys, fileStore }, () => undefined);
    state.isOver = true;
    await traffic;
    expect(done.filter(({ unreadable }) => unreadable > 0)).toEqual([]);
    expect(done.find(({ table }) => table === 'members')?.resealed).toBeGreaterThan(0);
    // What malls with the old secret wrote meanwhile is found by the next call.
    await writeAt(old, token);
    const again = await resealRows({ db, keys: both.context.keys, fileStore }, () => undefined);
    expect(again.reduce((total, { resealed }) => total + resealed, 0)).toBeGreaterThanOrEqual(1);

    const alone = await openBeside(await withFormerLeftIds(db, deriveKeys(next)));
    const formerKeys = deriveKeys(before);
    const opened = (await copiedTexts(shop.context)).filter(({ text }) => unseal(formerKeys.personal, text) !== null);
    expect(opened).toEqual([]);
    const renewed = await alone.send('refreshTokens', { params: { refreshToken } });
    const { accessToken } = renewed.data as { accessToken: string };
    expect(await addressesAt(alone, accessToken)).toBe(3);
    expect((await alone.send('getFile', { token: accessToken, params: { fileNo } })).status).toBe(200);
    expect((await memberRow({ ...shop, context: alone.context }, member.memNo))?.email).toBe(member.email);
    await expect(openKeys({ secret: before, otherSecret: null, dataDir: '/nowhere' }, db)).rejects.toThrow(
      'MALL_SECRET',
    );
    await openKeys({ secret: next, otherSecret: null, dataDir: '/nowhere' }, db);
  });

  test('keeps the ids of those who left', async () => {
    const other = await openShop(kind, { MALL_SECRET: before });
    const member = await aNewMember(other);
    const token = (await other.signIn({ id: member.loginId })).accessToken;
    await other.ask('withdraw', { token, body: { password } });
    const { db, fileStore } = other.context;
    await resealRows({ db, keys: deriveKeys(next, before), fileStore }, () => undefined);
    const keys = await withFormerLeftIds(db, deriveKeys(next));
    expect(await isIdFree({ db, keys }, home, member.loginId)).toBe(false);
    expect(await isIdFree({ db, keys: deriveKeys(next) }, home, member.loginId)).toBe(true);
    await other.close();
  });
});
