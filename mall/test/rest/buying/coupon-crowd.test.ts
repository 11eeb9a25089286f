// Full tier: a thousand members for a hundred coupons.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { couponIssues, coupons } from '../../../src/db/schema/benefits.ts';
import { sessions } from '../../../src/db/schema/members.ts';
import { signAccessToken } from '../../../src/features/auth/access-token.ts';
import { refreshTokenExpiry } from '../../../src/features/auth/lifetimes.ts';
import { aKey } from '../cases/buying-calls.ts';
import { aCouponKind } from '../harness/benefits.ts';
import { aMember } from '../harness/builders.ts';
import { oneDatabase } from '../harness/databases.ts';
import { aMobile, insertMembers } from '../harness/people.ts';
import { openShop, type Answer, type Shop } from '../harness/shop.ts';
import { home } from '../harness/world.ts';

const crowd = 1_000;
const limit = 100;
const atOnce = 40;
const cpnNo = 'CP-crowd';

const reasonOf = ({ code, data }: Answer) =>
  code === '0000' ? 'done' : ((data as { rsnCd?: string } | null)?.rsnCd ?? code);

/** Signed-in members, made in the database. */
async function aCrowd({ context }: Shop): Promise<string[]> {
  const people = Array.from({ length: crowd }, (_, index) =>
    aMember({ mallId: home, loginId: `crowd${index}`, mobile: aMobile() }),
  );
  const expiresAt = refreshTokenExpiry(context);
  await insertMembers(context, people);
  await context.db.insert(sessions).values(people.map(({ memNo }) => ({ sid: `of ${memNo}`, memNo, expiresAt })));
  return Promise.all(
    people.map(({ memNo }) =>
      signAccessToken(context, { sub: memNo, mallId: home, salesType: 'GENERAL', sid: `of ${memNo}` }),
    ),
  );
}

describe.each(oneDatabase)('a crowd on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(kind);
    await shop.context.db.insert(coupons).values(aCouponKind(shop.context, { cpnNo, maxIsuCnt: limit }));
  });
  afterAll(() => shop.close());

  test('of 1,000 members for 100 coupons exactly 100 get one, and all others learn that none is left', async () => {
    const ends: string[] = [];
    const tokens = (await aCrowd(shop)).values();
    const takeTurns = async () => {
      for (const token of tokens)
        ends.push(reasonOf(await shop.send('downloadCoupon', { token, params: { cpnNo, ...aKey() } })));
    };
    await Promise.all(Array.from({ length: atOnce }, takeTurns));
    expect([ends.filter((end) => end === 'done').length, ends.filter((end) => end === 'LIMIT').length]).toEqual([
      limit,
      crowd - limit,
    ]);
    const held = await shop.context.db.select().from(couponIssues).where(eq(couponIssues.cpnNo, cpnNo));
    expect([held.length, new Set(held.map(({ memNo }) => memNo)).size]).toEqual([limit, limit]);
    const [row] = await shop.context.db.select().from(coupons).where(eq(coupons.cpnNo, cpnNo));
    expect(row?.isuCnt).toBe(limit);
  }, 120_000);
});
