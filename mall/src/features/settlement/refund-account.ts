import { eq } from 'drizzle-orm';
import type { TransactionContext } from '../../context.ts';
import { paymentRefunds } from '../../db/schema/payment-books.ts';
import { memberOf, type Call, type Handlers } from '../../http/call.ts';
import { conflict, invalid, notFound } from '../../http/refusal.ts';
import { seal } from '../../security/sealing.ts';
import { lockMember } from '../../members/members.queries.ts';
import type { RefundAccount } from '../payments/provider.ts';
import { isBank } from '../payments/methods.ts';
import { stuckRefunds } from '../payments/refund-books.ts';
import { lockByNumber } from './payables.ts';

export const refundAccountHandlers = { giveRefundAccount } satisfies Partial<Handlers>;

/** Stores the member's account, and retries each refund of the order that waits for one. */
async function giveRefundAccount(context: TransactionContext, call: Call<'giveRefundAccount'>) {
  const { db, keys, jobs, now } = context;
  const { memNo, mallId } = memberOf(call);
  const { ordNo } = call.params;
  const { bankCd, acctNo, acctNm } = call.body;
  await lockMember(db, memNo);
  const payable = await lockByNumber(db, ordNo);
  const { response } = payable?.kind ?? {};
  if (!response || payable?.memNo !== memNo || payable.mallId !== mallId) throw notFound('주문을', 'ordNo');
  if (!isBank(bankCd)) throw invalid([{ field: 'bankCd', reason: '은행을 선택해주세요.' }]);
  const waiting = (await stuckRefunds(db, ordNo)).filter(({ acctReqDts }) => acctReqDts !== null);
  if (waiting.length === 0) {
    throw conflict('환불 계좌가 필요한 금액이 없어요.', { rsnCd: 'STATE', stat: payable.ordStat });
  }
  for (const { rfndNo, tryCnt } of waiting) {
    const sealedAcct = seal(keys.personal, JSON.stringify({ bankCd, acctNo, acctNm } satisfies RefundAccount));
    await db
      .update(paymentRefunds)
      .set({ sealedAcct, acctReqDts: null, waitedDts: now(), tryCnt: tryCnt + 1 })
      .where(eq(paymentRefunds.rfndNo, rfndNo));
    await jobs.send(db, 'payment-refund', { rfndNo });
  }
  return { order: await response(context, ordNo) };
}
