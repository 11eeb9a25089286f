import { sum } from '../../../buying/shares.ts';
import { ProviderUnreachable, type ProviderResult } from '../provider.ts';
import type { TossPayment } from './toss-calls.ts';

/** The mall's number of a refund, at the end of the reason that it gave. */
const ownNumber = /\bRF[0-9A-Z]+$/u;

/** Maps a payment of the provider to an attempt. Throws `ProviderUnreachable` if it contradicts itself. */
export function toResult(payment: TossPayment, now: Date): ProviderResult {
  const { paymentKey, status, totalAmount, balanceAmount, approvedAt, virtualAccount, failure, cancels } = payment;
  const at = approvedAt ? new Date(approvedAt) : now;
  const apprNo = payment.card?.approveNo || null;
  const money = { tid: paymentKey, amt: totalAmount, at, apprNo };
  const refundList = (cancels ?? []).map(({ cancelAmount, cancelReason, transactionKey, canceledAt }) => ({
    no: transactionKey,
    ownNo: ownNumber.exec(cancelReason)?.[0] ?? null,
    ofTid: paymentKey,
    amt: cancelAmount,
    at: new Date(canceledAt),
  }));
  const isWithMoney =
    Boolean(approvedAt) && (status === 'DONE' || status === 'PARTIAL_CANCELED' || status === 'CANCELED');
  if (isWithMoney && sum(refundList.map(({ amt }) => amt)) !== totalAmount - balanceAmount) {
    throw new ProviderUnreachable('Toss Payments reports refunds that do not add up.');
  }
  const account = virtualAccount && {
    bankCd: virtualAccount.bankCode,
    bankNm: `은행 ${virtualAccount.bankCode}`,
    acctNo: virtualAccount.accountNumber,
    acctNm: virtualAccount.customerName ?? '',
    due: fromKoreanTime(virtualAccount.dueDate),
  };
  switch (status) {
    case 'READY':
      return nothing('OPEN');
    case 'IN_PROGRESS':
      return { ...nothing('APPROVED'), authToken: paymentKey };
    case 'WAITING_FOR_DEPOSIT':
      return { ...nothing('ACCOUNT'), account: account ?? null };
    case 'DONE':
    case 'PARTIAL_CANCELED':
      return { ...nothing('PAID'), moneyList: [money], refundList };
    case 'CANCELED':
      return approvedAt ? { ...nothing('CLOSED'), moneyList: [money], refundList } : nothing('CLOSED');
    case 'ABORTED':
      return { ...nothing('REFUSED'), message: failure?.message ?? '결제가 승인되지 않았어요.' };
    default:
      return nothing('CLOSED');
  }
}

export function nothing(stat: ProviderResult['stat']): ProviderResult {
  return { stat, moneyList: [], refundList: [], authToken: null, account: null, message: null };
}

/** It names times of Korea with their offset, or without. */
function fromKoreanTime(text: string): Date {
  return new Date(/(?:Z|[+-]\d\d:?\d\d)$/u.test(text) ? text : `${text}+09:00`);
}
