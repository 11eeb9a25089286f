import { and, eq } from 'drizzle-orm';
import type { MallContext, TransactionContext } from '../../context.ts';
import { coupons } from '../../db/schema/benefits.ts';
import { memberOf, type Call, type PreparedCall } from '../../http/call.ts';
import { invalid } from '../../http/refusal.ts';
import { consumeCouponCode, refundCouponCode } from '../../security/rate-limits.ts';
import { lockCaller } from '../../members/members.queries.ts';
import { hashOfCode } from './code-hash.ts';
import { issueCoupon } from './issue-coupon.ts';

/**
 * Every try counts before its code is compared, also of tries at the same moment, and a right code is taken off again: after
 * five wrong ones no answer tells whether a code is right.
 */
export async function registerCoupon(context: MallContext, call: Call<'registerCoupon'>): Promise<PreparedCall> {
  const { memNo, mallId } = memberOf(call);
  await consumeCouponCode(context, memNo);
  let isRight = false;
  return {
    record: async (context: TransactionContext) => {
      const { db } = context;
      await lockCaller(db, memNo);
      const ofCode = and(eq(coupons.mallId, mallId), eq(coupons.cpnCodeHash, hashOfCode(call.body.cpnCode)));
      const [coupon] = await db.select({ cpnNo: coupons.cpnNo }).from(coupons).where(ofCode);
      if (!coupon) throw invalid([{ field: 'cpnCode', reason: '쿠폰 코드를 다시 확인해주세요.' }]);
      isRight = true;
      const issued = await issueCoupon(context, memNo, coupon.cpnNo);
      await refundCouponCode(context, memNo);
      return issued;
    },
    discard: async () => {
      if (isRight) await refundCouponCode(context, memNo);
    },
  };
}
