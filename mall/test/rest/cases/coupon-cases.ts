import { eq } from 'drizzle-orm';
import { coupons } from '../../../src/db/schema/benefits.ts';
import { hashOfCode } from '../../../src/features/benefits/code-hash.ts';
import { aCouponKind } from '../harness/benefits.ts';
import { aNewMember } from '../harness/people.ts';
import type { Shop } from '../harness/shop.ts';
import { elsewhere } from '../harness/world.ts';
import { aKey } from './buying-calls.ts';
import { aCase, type Case, type GoodCall } from './case.ts';
import { code, codedCoupon, couponCalls, offerCoupons } from './coupon-calls.ts';

type Kind = Partial<typeof coupons.$inferInsert> & { cpnNo: string };

const download = (cpnNo: string): GoodCall => offering({ params: { cpnNo } });

/** A call of the member of good calls, after the coupons were made. */
function offering(sent: { params?: object; body?: object }): GoodCall {
  return async (shop) => {
    await offerCoupons(shop);
    return { token: await shop.tokenOf(), ...sent, params: { ...sent.params, ...aKey() } };
  };
}

const downloadOf =
  (kind: Kind): GoodCall =>
  async (shop) => {
    const { db } = shop.context;
    await db.delete(coupons).where(eq(coupons.cpnNo, kind.cpnNo));
    await db.insert(coupons).values(aCouponKind(shop.context, kind));
    return download(kind.cpnNo)(shop);
  };

const registerOf =
  (kind: Kind): GoodCall =>
  async (shop) => {
    const cpnCode = `CODE-${kind.cpnNo}`;
    await downloadOf({ ...kind, cpnCodeHash: hashOfCode(cpnCode) })(shop);
    return { token: await shop.tokenOf(), params: aKey(), body: { cpnCode } };
  };

/** A member of its own, so that its wrong codes count for no other case. */
const guessing =
  (cpnCode: string): GoodCall =>
  async (shop) => {
    const { loginId } = await aNewMember(shop);
    return { token: (await shop.signIn({ id: loginId })).accessToken, params: aKey(), body: { cpnCode } };
  };

const past = { endDts: new Date('2026-04-15T12:00:00+09:00') };
const future = { startDts: new Date('2026-04-15T12:00:01+09:00') };

export const couponCases: Case[] = [
  aCase('listCoupons', '1400', 'no state', offering({}), ['stat']),
  aCase('listCoupons', '1400', 'a state that is none', offering({ params: { stat: 'LOST' } }), ['stat']),
  aCase('downloadCoupon', '1400', 'a number of another form', download('a b'), ['cpnNo']),
  aCase('downloadCoupon', '1404', 'an unknown coupon', download('CPnone')),
  aCase('downloadCoupon', '1404', 'a coupon with a code', download(codedCoupon)),
  aCase('downloadCoupon', '1404', 'a coupon of another mall', downloadOf({ cpnNo: 'CP-there', mallId: elsewhere })),
  aCase('downloadCoupon', '1409', 'all are taken', downloadOf({ cpnNo: 'CP-gone', maxIsuCnt: 3, isuCnt: 3 })),
  aCase('downloadCoupon', '1409', 'it is over', downloadOf({ cpnNo: 'CP-over', ...past })),
  aCase('downloadCoupon', '1409', 'it has not begun', downloadOf({ cpnNo: 'CP-soon', ...future })),
  aCase('downloadCoupon', '1409', 'the member has it', (shop) => twice(shop)),
  ...(['downloadCoupon', 'registerCoupon'] as const).map((operation) =>
    aCase(
      operation,
      '1400',
      'no key',
      async (shop) => {
        const { params, ...sent } = (await couponCalls[operation]?.(shop)) ?? {};
        return { ...sent, token: await shop.tokenOf(), params: { cpnNo: params?.['cpnNo'] } };
      },
      ['X-Idempotency-Key'],
    ),
  ),
  aCase('registerCoupon', '1400', 'no code', guessing(''), ['cpnCode']),
  aCase('registerCoupon', '1400', 'a code too long', guessing('A'.repeat(41)), ['cpnCode']),
  aCase('registerCoupon', '1400', 'a wrong code', guessing('nobody'), ['cpnCode']),
  aCase(
    'registerCoupon',
    '1400',
    'a code of another mall',
    async (shop) => {
      await registerOf({ cpnNo: 'CP-code-there', mallId: elsewhere })(shop);
      return guessing('CODE-CP-code-there')(shop);
    },
    ['cpnCode'],
  ),
  aCase('registerCoupon', '1409', 'used by another', registerOf({ cpnNo: 'CP-used', maxIsuCnt: 1, isuCnt: 1 })),
  aCase('registerCoupon', '1409', 'its time is over', registerOf({ cpnNo: 'CP-late', ...past })),
  aCase('registerCoupon', '1429', 'the right code after five wrong ones', async (shop) => {
    await offerCoupons(shop);
    const wrong = await guessing('nobody')(shop);
    for (let turn = 0; turn < 5; turn += 1) await shop.send('registerCoupon', { ...wrong, params: aKey() });
    return { ...wrong, params: aKey(), body: { cpnCode: code } };
  }),
];

async function twice(shop: Shop) {
  const token = await shop.tokenOf();
  const first = (await couponCalls['downloadCoupon']?.(shop)) ?? {};
  await shop.send('downloadCoupon', { ...first, token });
  return { ...first, token, params: { ...first.params, ...aKey() } };
}
