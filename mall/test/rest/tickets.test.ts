import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tickets } from '../../src/db/schema/accounts.ts';
import { sweep } from '../../src/housekeeping.ts';
import { hashToken } from '../../src/security/sealing.ts';
import { goodCalls } from './cases/good-calls.ts';
import { aKey } from './cases/buying-calls.ts';
import { aTicket } from './cases/ticket-calls.ts';
import { oneDatabase } from './harness/databases.ts';
import { aNewMember } from './harness/people.ts';
import { openShop, type Shop, type TokenPair } from './harness/shop.ts';
import { elsewhere } from './harness/world.ts';

describe.each(oneDatabase)('tickets on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(kind);
  });
  afterAll(() => shop.close());

  test('begin a session of the same member and of no other pair', async () => {
    const own = await shop.signIn();
    const pair = await shop.ask<TokenPair>('redeemTicket', { body: { tckt: await aTicket(shop, own.accessToken) } });
    const [mine, theirs] = [own, pair].map(({ accessToken }) => decodeJwt(accessToken));
    expect(theirs).toMatchObject({ sub: mine?.sub, mallId: mine?.['mallId'] });
    expect(theirs?.['sid']).not.toBe(mine?.['sid']);

    await shop.ask('signOut', { token: own.accessToken });
    const renewed = await shop.send('refreshTokens', { params: { refreshToken: pair.refreshToken } });
    expect(renewed.code).toBe('0000');
  });

  test('are good for one of twenty that come at once', async () => {
    const body = { tckt: await aTicket(shop) };
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.send('redeemTicket', { body })));
    const codes = answers.map(({ code }) => code).toSorted();
    expect(codes).toEqual(['0000', ...Array.from({ length: 19 }, () => '1409')]);
  });

  test('are stored as hashes', async () => {
    const tckt = await aTicket(shop);
    const rows = JSON.stringify(await shop.context.db.select().from(tickets));
    expect(rows).toContain(hashToken(tckt));
    expect(rows).not.toContain(tckt);
  });

  test("open no other member's sheet", async () => {
    const token = await shop.tokenOf();
    const call = (await goodCalls['createOrderSheet']?.(shop)) ?? {};
    const { ordShtNo: no } = await shop.ask<{ ordShtNo: string }>('createOrderSheet', { token, ...call });
    const { loginId } = await aNewMember(shop);
    const { accessToken } = await shop.signIn({ id: loginId });
    for (const [who, code] of [
      [token, '0000'],
      [accessToken, '1404'],
      [await shop.tokenOf({ mallId: elsewhere }), '1404'],
    ] as const) {
      const asked = await shop.send('createTicket', { token: who, params: aKey(), body: { tp: 'SHEET', no } });
      expect(asked.code).toBe(code);
    }
  });

  test('are told to have expired after ten minutes, and forgotten a day later', async () => {
    const body = { tckt: await aTicket(shop) };
    shop.pass(600);
    const expired = await shop.send('redeemTicket', { body });
    expect(expired.data).toEqual({ rsnCd: 'EXPIRED', expTp: 'TICKET', ordNo: null });
    shop.pass(86_401);
    await sweep(shop.context);
    expect((await shop.send('redeemTicket', { body })).code).toBe('1400');
    expect(await shop.context.db.select().from(tickets)).toEqual([]);
  });
});
