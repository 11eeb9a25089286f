import type { Logger } from 'pino';
import type { Database } from '../../../db/database.ts';
import { AccountWanted, ProviderUnclear, RefundRefused, type Attempt, type RefundRequest } from '../provider.ts';
import { payMethods } from '../methods.ts';
import { TossRefused, type TossCalls, type TossPayment } from './toss-calls.ts';
import { endKey, keyOf } from './toss-keys.ts';

/** Nothing is left there to give back. */
const isBackAlready: ReadonlySet<string> = new Set(['ALREADY_CANCELED_PAYMENT', 'ALREADY_REFUND_PAYMENT']);
const wantsOtherAccount: ReadonlySet<string> = new Set([
  'FORBIDDEN_BANK_REFUND_REQUEST',
  'INVALID_BANK',
  'INVALID_REFUND_ACCOUNT_INFO',
  'INVALID_REFUND_ACCOUNT_NUMBER',
]);

/** Cancels a payment, or a part of it. */
export async function sendRefund(
  calls: TossCalls,
  { payMthdCd }: Attempt,
  { rfndNo, tryCnt, tid, amt, account }: RefundRequest,
): Promise<void> {
  if (payMthdCd === payMethods.virtualAccount && account === null) throw new AccountWanted('No account is known.');
  const refundReceiveAccount = account && {
    bank: account.bankCd,
    accountNumber: account.acctNo.replaceAll('-', ''),
    holderName: account.acctNm,
  };
  const body = {
    cancelReason: `주문 취소 ${rfndNo}`,
    cancelAmount: amt,
    ...(refundReceiveAccount && { refundReceiveAccount }),
  };
  try {
    await calls.cancel(tid, body, tryCnt === 0 ? rfndNo : `${rfndNo}-${tryCnt}`);
  } catch (error) {
    if (error instanceof ProviderUnclear && isBackAlready.has(error.code)) return;
    if (!(error instanceof TossRefused)) throw error;
    if (wantsOtherAccount.has(error.code)) throw new AccountWanted(`Toss Payments refuses the account: ${error.code}.`);
    throw new RefundRefused(error.code);
  }
}

/** An account that is not paid is closed by a cancel of the whole. There is none before the shopper has agreed to one. */
export async function closeAccount(db: Database, calls: TossCalls, attempt: Attempt, log: Logger): Promise<void> {
  const { payNo } = attempt;
  const payment = await findPayment(calls, payNo);
  if (payment?.status !== 'WAITING_FOR_DEPOSIT') return;
  try {
    await calls.cancel(payment.paymentKey, { cancelReason: '주문 종료' }, keyOf('close', attempt));
  } catch (error) {
    if (error instanceof ProviderUnclear) {
      if (isBackAlready.has(error.code)) return;
      // Looked up before each try.
      await endKey(db, attempt, error);
    }
    if (!(error instanceof TossRefused)) throw error;
    // It ends by itself, and a deposit until then goes back.
    log.warn({ payNo, code: error.code }, 'Toss Payments does not close a virtual account');
  }
}

/** Null: the shopper has not finished the page, so nothing is there. */
export async function findPayment(calls: TossCalls, payNo: string): Promise<TossPayment | null> {
  try {
    return await calls.byOrder(payNo);
  } catch (error) {
    if (error instanceof ProviderUnclear && error.code === 'NOT_FOUND_PAYMENT') return null;
    throw error;
  }
}
