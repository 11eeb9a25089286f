import { decodeJwt } from 'jose';
import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { members, refreshTokens, sessions, tidCodes } from '../../src/db/schema/members.ts';
import { sweep } from '../../src/housekeeping.ts';
import { aTid } from './cases/good-calls.ts';
import { memNoOf } from './harness/builders.ts';
import { oneDatabase } from './harness/databases.ts';
import { openShop, type Shop, type TokenPair } from './harness/shop.ts';
import { home, worldNow } from './harness/world.ts';

const dayOf = 86_400;

describe.each(oneDatabase)('on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(kind);
  });
  afterAll(() => shop.close());

  const refresh = ({ refreshToken }: TokenPair) => shop.ask<TokenPair>('refreshTokens', { params: { refreshToken } });
  const refreshCode = async ({ refreshToken }: TokenPair) =>
    (await shop.send('refreshTokens', { params: { refreshToken } })).code;
  const infoCode = async ({ accessToken }: TokenPair) => (await shop.send('getUserInfo', { token: accessToken })).code;

  test('an access token has the claims of the contract and lasts thirty minutes', async () => {
    const { accessToken } = await shop.signIn();
    const { sid, iat, exp, ...claims } = decodeJwt(accessToken);
    expect(claims).toEqual({ sub: memNoOf(home), mallId: home, salesType: 'GENERAL' });
    expect(sid).toEqual(expect.any(String));
    expect((exp ?? 0) - (iat ?? 0)).toBe(1800);
  });

  test('an access token is good until it expires, and no longer', async () => {
    const pair = await shop.signIn();
    shop.pass(1799);
    expect(await infoCode(pair)).toBe('0000');
    shop.pass(2);
    expect(await infoCode(pair)).toBe('1401');
  });

  test('the member is returned with masked addresses', async () => {
    const { accessToken } = await shop.signIn();
    expect(await shop.ask('getUserInfo', { token: accessToken })).toEqual({
      memNo: memNoOf(home),
      memNm: '한가온',
      tmpPwdYn: 'N',
      email: 'me***@example.com',
      mobile: '010-****-1234',
      mallId: home,
      salesType: 'GENERAL',
    });
  });

  test('upper and lower case of an id are the same', async () => {
    expect(await shop.signIn({ id: 'MEMBER' })).toHaveProperty('accessToken');
  });

  test('no token is kept that could be used', async () => {
    const pair = await shop.signIn();
    await refresh(pair);
    const kept = JSON.stringify(await shop.context.db.select().from(refreshTokens));
    expect(kept).not.toContain(pair.refreshToken);
    expect(kept).not.toContain('eyJ');
  });

  test('a refresh gives a new pair of the same session', async () => {
    const first = await shop.signIn();
    const second = await refresh(first);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(decodeJwt(second.accessToken)['sid']).toBe(decodeJwt(first.accessToken)['sid']);
    expect(await infoCode(second)).toBe('0000');
    expect(await refreshCode(second)).toBe('0000');
  });

  test('a refresh token lasts fourteen days, and each refresh starts them again', async () => {
    const first = await shop.signIn();
    shop.pass(13 * dayOf);
    const second = await refresh(first);
    shop.pass(13 * dayOf);
    const third = await refresh(second);
    shop.pass(14 * dayOf + 1);
    expect(await refreshCode(third)).toBe('1402');
  });

  test('within the grace time the old token answers the very same pair', async () => {
    const first = await shop.signIn();
    const second = await refresh(first);
    shop.pass(29);
    expect(await refresh(first)).toEqual(second);
    expect(await refreshCode(second)).toBe('0000');
  });

  test('the grace time counts from the first use, not from the last', async () => {
    const first = await shop.signIn();
    await refresh(first);
    shop.pass(20);
    await refresh(first);
    shop.pass(11);
    expect(await refreshCode(first)).toBe('1402');
  });

  test('a token used after its grace time ends the whole session', async () => {
    const first = await shop.signIn();
    const second = await refresh(first);
    shop.pass(31);
    expect(await infoCode(second)).toBe('0000');
    expect(await refreshCode(first)).toBe('1402');
    expect(await refreshCode(second)).toBe('1402');
    expect(await infoCode(second)).toBe('1401');
  });

  test('reuse in one session leaves the others of the member alone', async () => {
    const [phone, desk] = [await shop.signIn(), await shop.signIn()];
    await refresh(phone);
    shop.pass(31);
    expect(await refreshCode(phone)).toBe('1402');
    expect(await refreshCode(desk)).toBe('0000');
  });

  test('twenty refreshes at once yield one pair', async () => {
    const first = await shop.signIn();
    const pairs = await Promise.all(Array.from({ length: 20 }, () => refresh(first)));
    expect(new Set(pairs.map(({ refreshToken }) => refreshToken)).size).toBe(1);
    expect(new Set(pairs.map(({ accessToken }) => accessToken)).size).toBe(1);
    const sid = String(decodeJwt(first.accessToken)['sid']);
    expect(await shop.context.db.select().from(refreshTokens).where(eq(refreshTokens.sid, sid))).toHaveLength(2);
  });

  test('simultaneous refreshes and a logout end signed out', async () => {
    const first = await shop.signIn();
    const refreshes = Array.from({ length: 10 }, () =>
      shop.send('refreshTokens', { params: { refreshToken: first.refreshToken } }),
    );
    const [answers] = await Promise.all([Promise.all(refreshes), shop.ask('signOut', { token: first.accessToken })]);
    for (const { code, data } of answers) {
      expect(code === '1402' || (await refreshCode(data as TokenPair)) === '1402').toBe(true);
    }
  });

  test('of ten uses of a one-time code at once, one is let in', async () => {
    const tid = await aTid(shop, memNoOf(home));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shop.send('signInWithTid', { body: { tid, mallId: home } })),
    );
    expect(answers.filter(({ code }) => code === '0000')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === '1250')).toHaveLength(9);
  });

  test('a one-time code past its time is no good', async () => {
    const expiresAt = new Date(shop.context.now().getTime() + 60_000);
    await shop.context.db
      .insert(tidCodes)
      .values({ tid: 'short-lived', mallId: home, memNo: memNoOf(home), expiresAt });
    shop.pass(61);
    expect((await shop.send('signInWithTid', { body: { tid: 'short-lived', mallId: home } })).code).toBe('1250');
  });

  test('a logout ends access and refresh tokens, and may be repeated', async () => {
    const pair = await shop.signIn();
    await shop.ask('signOut', { token: pair.accessToken });
    await shop.ask('signOut', { token: pair.accessToken });
    expect(await infoCode(pair)).toBe('1401');
    expect(await refreshCode(pair)).toBe('1402');
  });

  test('an expired access token is good enough for a logout', async () => {
    const pair = await shop.signIn();
    shop.pass(3600);
    await shop.ask('signOut', { token: pair.accessToken });
    expect(await refreshCode(pair)).toBe('1402');
  });

  test('a member with a temporary password may read their name and sign out', async () => {
    const pair = await shop.signIn({ id: 'temporary' });
    expect(await shop.ask('getUserInfo', { token: pair.accessToken })).toHaveProperty('tmpPwdYn', 'Y');
    expect((await shop.send('getMenu', { token: pair.accessToken })).code).toBe('1403');
    await shop.ask('signOut', { token: pair.accessToken });
  });

  test('a member who becomes dormant is signed out everywhere', async () => {
    const pair = await shop.signIn({ mallId: 'M0003' });
    const become = (memStat: 'NORMAL' | 'DORMANT') =>
      shop.context.db
        .update(members)
        .set({ memStat })
        .where(eq(members.memNo, memNoOf('M0003')));
    await become('DORMANT');
    expect(await infoCode(pair)).toBe('1401');
    expect(await refreshCode(pair)).toBe('1402');
    await become('NORMAL');
  });

  test('a step token is no access token', async () => {
    const { data } = await shop.send('signIn', { body: { id: 'dormant', password: 'Hanbit!2026', mallId: home } });
    const { stepToken } = data as { stepToken: string };
    expect((await shop.send('getUserInfo', { token: stepToken })).code).toBe('1401');
  });

  test('sealed pairs go with their grace time, and sessions with their last day', async () => {
    const first = await shop.signIn();
    await refresh(first);
    shop.pass(31);
    await sweep(shop.context);
    const kept = await shop.context.db.select().from(refreshTokens).where(isNotNull(refreshTokens.sealedPair));
    expect(kept).toEqual([]);
    shop.pass(15 * dayOf);
    await sweep(shop.context);
    expect(await shop.context.db.select().from(sessions)).toEqual([]);
    expect(shop.context.now().getTime()).toBeGreaterThan(worldNow.getTime());
  });

  test('without a grace time the second use ends the session at once', async () => {
    const strict = await openShop(kind, { REFRESH_GRACE_SECONDS: '0' });
    const { refreshToken } = await strict.signIn();
    const second = await strict.ask<TokenPair>('refreshTokens', { params: { refreshToken } });
    expect((await strict.send('refreshTokens', { params: { refreshToken } })).code).toBe('1402');
    expect((await strict.send('refreshTokens', { params: { refreshToken: second.refreshToken } })).code).toBe('1402');
    await strict.close();
  });
});
