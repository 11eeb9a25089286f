import { depositDue } from '../../../buying/buying-times.ts';
import type { MallContext } from '../../../context.ts';
import {
  CompanyUnclear,
  CompanyUnreachable,
  OpeningRefused,
  type Attempt,
  type BillingKey,
  type CompanyAnswer,
  type CompanyForm,
  type PaymentCompany,
} from '../company.ts';
import { tossLeastPrice } from './least-prices.ts';
import { nothing, toAnswer } from './toss-answers.ts';
import { closeAccount, sendRefund } from './toss-refunds.ts';
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
    leastPrice: tossLeastPrice,
    open: (attempt) => open(calls, attempt, now()),
    lookUp: (attempt) => lookUp(calls, attempt, now()),
    confirm: (attempt, authToken) => confirm(calls, attempt, authToken, now()),
    refund: (attempt, refund) => sendRefund(calls, attempt, refund),
    closeAccount: (attempt) => closeAccount(calls, attempt, log),
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
  const payment = await create(
    calls,
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
  if (!payment.checkout) throw new CompanyUnreachable('Toss Payments named no page to pay at.');
  return { payUrl: payment.checkout.url, params: [] };
}

/** Only a code that is final refuses an attempt; of all others it is unknown whether it was opened. */
async function create(calls: TossCalls, body: object, key: string): Promise<TossPayment> {
  try {
    return await calls.create(body, key);
  } catch (error) {
    throw error instanceof TossRefused ? new OpeningRefused(error.message, { cause: error }) : error;
  }
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

const koreaMs = 9 * 3_600_000;

/** yyyy-MM-dd'T'HH:mm:ss of Korea, as it wants the end of an account. */
function toKoreanTime(instant: Date): string {
  return new Date(instant.getTime() + koreaMs).toISOString().slice(0, 19);
}
