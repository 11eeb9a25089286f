import { decodeJwt } from 'jose';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { members } from '../../src/db/schema/members.ts';
import { sweep } from '../../src/housekeeping.ts';
import { oneDatabase } from './harness/databases.ts';
import { openShop, type Shop, type TokenPair } from './harness/shop.ts';
import { mallOf } from './harness/world.ts';

const memNoIn = ({ accessToken }: TokenPair) => decodeJwt(accessToken).sub;

describe.each(oneDatabase)('on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(kind);
  });
  afterAll(() => shop.close());

  const visit = async () => {
    const { tokenInfo } = await shop.ask<{ tokenInfo: TokenPair }>('getLoginLayout', {
      params: { mallUrl: 'familyshop-m' },
    });
    return tokenInfo;
  };
  const guestsWrittenDown = () => shop.context.db.select().from(members).where(eq(members.guestYn, 'Y'));

  test('only a marketing mall gives tokens with its layout', async () => {
    const layout = await shop.ask<{ tokenInfo: unknown }>('getLoginLayout', { params: { mallUrl: 'familyshop' } });
    expect(layout.tokenInfo).toBeNull();
    expect(await visit()).toHaveProperty('refreshToken');
  });

  test('no two visitors share a member', async () => {
    const visitors = await Promise.all(Array.from({ length: 50 }, visit));
    expect(new Set(visitors.map(memNoIn)).size).toBe(50);
  });

  test('a guest is written down at the first use, not before', async () => {
    const before = await guestsWrittenDown();
    const pair = await visit();
    expect(await guestsWrittenDown()).toHaveLength(before.length);

    const info = await shop.ask<{ memNo: string; mallId: string }>('getUserInfo', { token: pair.accessToken });

    expect(info).toMatchObject({ memNo: memNoIn(pair), mallId: mallOf.MARKETING });
    expect(await guestsWrittenDown()).toHaveLength(before.length + 1);
  });

  test('first uses at the same moment write one guest down', async () => {
    // Several rounds, since concurrent calls are ordered differently each time.
    for (let round = 0; round < 10; round += 1) {
      const before = await guestsWrittenDown();
      const pair = await visit();
      const uses = Array.from({ length: 10 }, () => shop.ask('getUserInfo', { token: pair.accessToken }));
      const refreshes = Array.from({ length: 10 }, () =>
        shop.ask<TokenPair>('refreshTokens', { params: { refreshToken: pair.refreshToken } }),
      );
      const [, pairs] = await Promise.all([Promise.all(uses), Promise.all(refreshes)]);
      expect(new Set(pairs.map(({ refreshToken }) => refreshToken)).size).toBe(1);
      expect(await guestsWrittenDown()).toHaveLength(before.length + 1);
    }
  });

  test("a guest's refresh token rotates as any other, and its reuse ends the session", async () => {
    const pair = await visit();
    const refresh = (refreshToken: string) => shop.send('refreshTokens', { params: { refreshToken } });
    const second = (await refresh(pair.refreshToken)).data as TokenPair;
    expect(memNoIn(second)).toBe(memNoIn(pair));
    shop.pass(31);
    expect((await refresh(pair.refreshToken)).code).toBe('1402');
    expect((await refresh(second.refreshToken)).code).toBe('1402');
  });

  test('a withdrawn guest does not come back with unused tokens', async () => {
    const pair = await visit();
    await shop.ask('signOut', { token: pair.accessToken });
    expect((await shop.send('getUserInfo', { token: pair.accessToken })).code).toBe('1401');
    expect((await shop.send('refreshTokens', { params: { refreshToken: pair.refreshToken } })).code).toBe('1402');
  });

  test("a guest's unused refresh token dies with its fourteen days", async () => {
    const pair = await visit();
    shop.pass(15 * 86_400);
    expect((await shop.send('refreshTokens', { params: { refreshToken: pair.refreshToken } })).code).toBe('1402');
  });

  test('guests are forgotten when none of their tokens is good any more', async () => {
    const pair = await visit();
    const info = await shop.ask<{ memNo: string }>('getUserInfo', { token: pair.accessToken });
    const isKnown = async () => (await guestsWrittenDown()).some(({ memNo }) => memNo === info.memNo);
    shop.pass(13 * 86_400);
    await sweep(shop.context);
    expect(await isKnown()).toBe(true);
    shop.pass(2 * 86_400);
    await sweep(shop.context);
    expect(await isKnown()).toBe(false);
  });

  test('a refresh token that was tampered with makes no guest', async () => {
    const { refreshToken } = await visit();
    const forged = `${refreshToken.slice(0, -2)}${refreshToken.endsWith('AA') ? 'BB' : 'AA'}`;
    expect((await shop.send('refreshTokens', { params: { refreshToken: forged } })).code).toBe('1402');
  });

  test('no sign-in as a guest is possible', async () => {
    const pair = await visit();
    await shop.ask('getUserInfo', { token: pair.accessToken });
    const answer = await shop.send('signIn', { body: { id: memNoIn(pair), password: 'x', mallId: mallOf.MARKETING } });
    expect(answer.code).toBe('1250');
  });
});
