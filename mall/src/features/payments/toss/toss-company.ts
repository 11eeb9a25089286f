import { depositDue } from '../../../buying/buying-times.ts';
import { sum } from '../../../buying/shares.ts';
import type { MallContext } from '../../../context.ts';
import {
  AccountWanted,
  CompanyUnclear,
  CompanyUnreachable,
  RefundRefused,
  type Attempt,
  type BillingKey,
  type CompanyAnswer,
  type CompanyForm,
  type CompanyRefund,
  type PaymentCompany,
} from '../company.ts';
import { payMethods } from '../methods.ts';
import { tossCalls, TossRefused, type TossCalls, type TossPayment, type TossSettings } from './toss-calls.ts';

export const tossCode = 'TOSS';

/** Its names of the ways to pay. */
const methods: Readonly<Record<string, string>> = {
  PM00101: '카드',
  PM00102: '계좌이체',
  PM00103: '가상계좌',
  PM00104: '휴대폰',
  PM00105: '카드',
};

/**
 * Toss Payments, by its published API. An attempt's number is its order number there. Never run against the real one
 * (docs/payments.md).
 */
export function tossCompany({ now, log }: MallContext, settings: TossSettings): PaymentCompany {
  const calls = tossCalls(settings, log);
  return {
    pgCd: tossCode,
    // Its webhooks carry no such signature: they only cause a look-up.
    noticeKey: null,
    open: (_db, attempt) => open(calls, attempt, now()),
    lookUp: (attempt) => lookUp(calls, attempt, now()),
    confirm: (attempt, authToken) => confirm(calls, attempt, authToken, now()),
    refund: (attempt, refund) => sendRefund(calls, attempt, refund),
    closeAccount: (attempt) => closeAccount(calls, attempt),
    billingKey: (attempt, authToken) => billingKey(calls, attempt, authToken),
    charge: (attempt, key) => charge(calls, attempt, key, now()),
  };
}

async function open(calls: TossCalls, attempt: Attempt, now: Date): Promise<CompanyForm> {
  const { payNo, ordNo, payMthdCd, payPrc, instMnth, rtnUrl } = attempt;
  const back = (resultCd: string) => {
    const url = new URL(rtnUrl);
    for (const [name, value] of Object.entries({ pgCd: tossCode, payNo, ordNo, resultCd }))
      url.searchParams.set(name, value);
    return url.href;
  };
  const payment = await calls.create(
    {
      method: methods[payMthdCd] ?? '카드',
      amount: payPrc,
      orderId: payNo,
      orderName: `주문 ${ordNo}`,
      successUrl: back('APPROVED'),
      failUrl: back('REFUSED'),
      ...(payMthdCd === 'PM00101' && { cardInstallmentPlan: instMnth === null || instMnth === 1 ? 0 : instMnth }),
      ...(payMthdCd === 'PM00103' && { dueDate: toKoreanTime(depositDue(now)) }),
    },
    payNo,
  );
  if (!payment.checkout) throw new Error('Toss Payments named no page to pay at.');
  return { payUrl: payment.checkout.url, params: [] };
}

async function lookUp(calls: TossCalls, { payNo }: Attempt, now: Date): Promise<CompanyAnswer> {
  try {
    return toAnswer(await calls.byOrder(payNo), now);
  } catch (error) {
    // The shopper has not finished the page yet.
    if (error instanceof CompanyUnclear && error.code === 'NOT_FOUND_PAYMENT') return nothing('OPEN');
    throw error;
  }
}

async function confirm(
  calls: TossCalls,
  { payNo, payPrc }: Attempt,
  paymentKey: string,
  now: Date,
): Promise<CompanyAnswer> {
  try {
    return toAnswer(await calls.confirm({ paymentKey, orderId: payNo, amount: payPrc }, `confirm-${payNo}`), now);
  } catch (error) {
    return afterError(calls, payNo, error, now);
  }
}

/**
 * What became of a payment whose confirmation or charge ended in an error: a final refusal says so, after any other one the
 * payment itself does. Throws the error on while it is not decided there.
 */
async function afterError(calls: TossCalls, payNo: string, error: unknown, now: Date): Promise<CompanyAnswer> {
  if (error instanceof TossRefused) return { ...nothing('REFUSED'), message: error.message };
  if (!(error instanceof CompanyUnclear)) throw error;
  const answer = toAnswer(await calls.byOrder(payNo), now);
  if (answer.stat === 'OPEN' || answer.stat === 'APPROVED') throw error;
  return answer;
}

/** Nothing is left there to give back. */
const isBackAlready: ReadonlySet<string> = new Set(['ALREADY_CANCELED_PAYMENT', 'ALREADY_REFUND_PAYMENT']);
const wantsOtherAccount: ReadonlySet<string> = new Set([
  'FORBIDDEN_BANK_REFUND_REQUEST',
  'INVALID_BANK',
  'INVALID_REFUND_ACCOUNT_INFO',
  'INVALID_REFUND_ACCOUNT_NUMBER',
]);

async function sendRefund(
  calls: TossCalls,
  { payMthdCd }: Attempt,
  { rfndNo, tryCnt, tid, amt, account }: CompanyRefund,
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
    if (error instanceof CompanyUnclear && isBackAlready.has(error.code)) return;
    if (!(error instanceof TossRefused)) throw error;
    if (wantsOtherAccount.has(error.code)) throw new AccountWanted(`Toss Payments refuses the account: ${error.code}.`);
    throw new RefundRefused(error.code);
  }
}

/** An account that is not paid is closed by a cancel of the whole. */
async function closeAccount(calls: TossCalls, { payNo }: Attempt): Promise<void> {
  const payment = await calls.byOrder(payNo);
  if (payment.status !== 'WAITING_FOR_DEPOSIT') return;
  try {
    await calls.cancel(payment.paymentKey, { cancelReason: '주문 종료' }, `close-${payNo}`);
  } catch (error) {
    if (error instanceof CompanyUnclear && isBackAlready.has(error.code)) return;
    throw error;
  }
}

async function billingKey(calls: TossCalls, { memNo }: Attempt, authKey: string): Promise<BillingKey> {
  const { billingKey: key, cardCompany, card } = await calls.issueKey({ authKey, customerKey: memNo });
  return { key, cardNm: cardCompany ?? '카드', maskNo: card.number.slice(-4) };
}

async function charge(
  calls: TossCalls,
  { payNo, ordNo, memNo, payPrc }: Attempt,
  key: string,
  now: Date,
): Promise<CompanyAnswer> {
  const body = { customerKey: memNo, amount: payPrc, orderId: payNo, orderName: `주문 ${ordNo}` };
  try {
    return toAnswer(await calls.charge(key, body, `charge-${payNo}`), now);
  } catch (error) {
    return afterError(calls, payNo, error, now);
  }
}

/** The mall's number of a refund, at the end of the reason that it gave. */
const ownNumber = /\bRF[0-9A-Z]+$/u;

function toAnswer(payment: TossPayment, now: Date): CompanyAnswer {
  const { paymentKey, status, totalAmount, balanceAmount, approvedAt, virtualAccount, failure, cancels } = payment;
  const at = approvedAt ? new Date(approvedAt) : now;
  const money = { tid: paymentKey, amt: totalAmount, at };
  const refundList = (cancels ?? []).map(({ cancelAmount, cancelReason, transactionKey, canceledAt }) => ({
    no: ownNumber.exec(cancelReason)?.[0] ?? transactionKey,
    ofTid: paymentKey,
    amt: cancelAmount,
    at: new Date(canceledAt),
  }));
  const isWithMoney =
    Boolean(approvedAt) && (status === 'DONE' || status === 'PARTIAL_CANCELED' || status === 'CANCELED');
  if (isWithMoney && sum(refundList.map(({ amt }) => amt)) !== totalAmount - balanceAmount) {
    throw new CompanyUnreachable('Toss Payments tells of refunds that do not add up.');
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

function nothing(stat: CompanyAnswer['stat']): CompanyAnswer {
  return { stat, moneyList: [], refundList: [], authToken: null, account: null, message: null };
}

const koreaMs = 9 * 3_600_000;

/** yyyy-MM-dd'T'HH:mm:ss of Korea, as it wants the end of an account. */
function toKoreanTime(instant: Date): string {
  return new Date(instant.getTime() + koreaMs).toISOString().slice(0, 19);
}

/** It names times of Korea with their offset, or without. */
function fromKoreanTime(text: string): Date {
  return new Date(/(?:Z|[+-]\d\d:?\d\d)$/u.test(text) ? text : `${text}+09:00`);
}
