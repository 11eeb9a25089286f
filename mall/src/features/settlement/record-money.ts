import { eq } from 'drizzle-orm';
import { isBy } from '../../buying/buying-times.ts';
import { isOpenAttempt } from '../../buying/payment-states.ts';
import type { TransactionContext } from '../../context.ts';
import { paymentMoney } from '../../db/schema/payment-books.ts';
import { payments } from '../../db/schema/payments.ts';
import { queueRefund } from '../payments/attempts.ts';
import { payMethods } from '../payments/methods.ts';
import type { Money } from '../payments/provider.ts';
import { notifyOfWrongSum } from './money-mail.ts';
import { moveAttempt, type LockedPayment } from './locked-payment.ts';

/** Accepts money only if sum, time, attempt and order fit. Refunds everything else. */
export async function recordMoney(context: TransactionContext, found: LockedPayment, money: Money): Promise<void> {
  const { payNo } = found.attempt;
  if (awaitsCard(context, found, money)) return;
  const mayPay = fits(found, money);
  const [isNew] = await context.db
    .insert(paymentMoney)
    .values({ tid: money.tid, payNo, amt: money.amt, dts: money.at, useTp: mayPay ? 'PAID' : 'BACK' })
    .onConflictDoNothing()
    .returning();
  if (!isNew) return storeApprovalNumber(context, found, money);
  if (mayPay && (await pays(context, found, money.at))) {
    const event = found.attempt.payStat === 'WAIT' ? 'DEPOSITED' : 'CONFIRMED';
    await moveAttempt(context, found, event, {
      tid: money.tid,
      payDts: money.at,
      apprNo: money.apprNo,
      failMsg: null,
    });
    return;
  }
  if (mayPay) await context.db.update(paymentMoney).set({ useTp: 'BACK' }).where(eq(paymentMoney.tid, money.tid));
  const isLate = found.attempt.acctDueDts !== null && !isBy(money.at, found.attempt.acctDueDts);
  // Only the sum was wrong: a virtual account still waits for the right one.
  const staysOpen = found.attempt.payStat === 'WAIT' && !isLate && found.payable?.isHeld === true;
  if (found.attempt.payStat === 'WAIT' && !staysOpen) await moveAttempt(context, found, 'ACCOUNT_DUE_PASSED');
  const failMsg = money.amt === found.attempt.payPrc ? found.attempt.failMsg : wrongSum(money.amt);
  if (staysOpen) {
    await context.db.update(payments).set({ failMsg }).where(eq(payments.payNo, payNo));
    if (found.payable) await notifyOfWrongSum(context, found.payable, found.attempt, money.amt);
  }
  if (!staysOpen && found.attempt.payDts === null)
    await moveAttempt(context, found, 'REFUNDED_IN_FULL', { rfndPrc: money.amt, failMsg });
  await queueRefund(context, { payNo, tid: money.tid, amt: money.amt, clmNo: null, account: null });
}

/** A notice has no approval number, so the provider's own result brings it later. */
async function storeApprovalNumber({ db }: TransactionContext, found: LockedPayment, money: Money): Promise<void> {
  const { payNo, tid, apprNo } = found.attempt;
  if (money.tid !== tid || money.apprNo === null || apprNo !== null) return;
  await db.update(payments).set({ apprNo: money.apprNo }).where(eq(payments.payNo, payNo));
  found.attempt = { ...found.attempt, apprNo: money.apprNo };
}

/** Tells the member what came and goes back. */
function wrongSum(amt: number): string {
  return `들어온 ${amt.toLocaleString('ko-KR')}원은 결제할 금액과 달라 환불해 드려요.`;
}

/**
 * Whether money has come before the card that it registers. It is recorded with the card, which a look-up finds while the order
 * waits, and goes back after that.
 */
function awaitsCard(context: TransactionContext, { attempt, payable }: LockedPayment, money: Money): boolean {
  const isWithoutCard = attempt.payMthdCd === payMethods.billingKey && attempt.sealedCard === null;
  if (!payable?.kind.registersCard || !isWithoutCard || money.amt !== attempt.payPrc) return false;
  return payable.isHeld && isOpenAttempt(attempt.payStat) && isBy(context.now(), attempt.expDts);
}

/** Whether sum, time and attempt fit. The order decides about the rest. */
function fits({ attempt, payable }: LockedPayment, money: Money): boolean {
  const isInTime = attempt.acctDueDts === null || isBy(money.at, attempt.acctDueDts);
  return payable !== null && isOpenAttempt(attempt.payStat) && money.amt === attempt.payPrc && isInTime;
}

async function pays(context: TransactionContext, { attempt, payable }: LockedPayment, at: Date): Promise<boolean> {
  if (!payable) return false;
  const { kind, locked } = payable;
  return (await kind.paid(context, { ordNo: payable.ordNo, payNo: attempt.payNo, at }, locked)) === 'PAID';
}

/** Accepts a card that was registered with 0 won. */
export async function recordRegistration(context: TransactionContext, found: LockedPayment): Promise<void> {
  const { attempt, payable } = found;
  if (!payable || !isOpenAttempt(attempt.payStat) || attempt.sealedCard === null) return;
  const at = context.now();
  const isTaken = await pays(context, found, at);
  await moveAttempt(context, found, isTaken ? 'CONFIRMED' : 'CLOSED', isTaken ? { payDts: at } : {});
}
