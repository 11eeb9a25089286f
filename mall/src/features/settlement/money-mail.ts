import type { TransactionContext } from '../../context.ts';
import { noticeOf } from '../../mail/notices.ts';
import { timeWords, won } from '../../mail/words.ts';
import { payableOf } from '../order-kinds/order-kinds.ts';
import type { Attempt, VirtualAccount } from '../payments/provider.ts';
import type { LockedPayable } from './payables.ts';

/** Names the account to pay into, and until when. */
export async function notifyOfAccount(
  context: TransactionContext,
  { kind, ordNo }: LockedPayable,
  { payPrc }: Attempt,
  { bankNm, acctNo, due }: VirtualAccount,
): Promise<void> {
  const account = { '입금 금액': won(payPrc), '입금 계좌': `${bankNm} ${acctNo}`, '입금 기한': timeWords(due) };
  await kind.notify?.(context, ordNo, (about) => noticeOf('ACCOUNT_ISSUED', { ...about, ...account }));
}

/** A deposit of another sum goes back, and the account stays open for the right one. */
export async function notifyOfWrongSum(
  context: TransactionContext,
  { kind, ordNo }: LockedPayable,
  { payPrc }: Attempt,
  amt: number,
): Promise<void> {
  const sums = { '입금하신 금액': won(amt), '결제할 금액': won(payPrc) };
  await kind.notify?.(context, ordNo, (about) => noticeOf('DEPOSIT_WRONG', { ...about, ...sums }));
}

export async function notifyOfRefund(context: TransactionContext, { ordNo }: Attempt, amt: number): Promise<void> {
  await payableOf(ordNo)?.notify?.(context, ordNo, (about) =>
    noticeOf('REFUND_DONE', { ...about, '환불 금액': won(amt) }),
  );
}
