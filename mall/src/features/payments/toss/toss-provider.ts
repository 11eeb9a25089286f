import { depositDue } from '../../../buying/buying-times.ts';
import type { MallContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import {
  ProviderUnclear,
  ProviderUnreachable,
  OpeningRefused,
  type Attempt,
  type BillingKey,
  type ProviderResult,
  type ProviderForm,
  type PaymentProvider,
} from '../provider.ts';
import { payMethods } from '../methods.ts';
import { tossLeastPrice } from './least-prices.ts';
import { nothing, toResult } from './toss-results.ts';
import { toKoreanTime } from './korean-time.ts';
import { tossMoves, tossPaidOut } from './toss-books.ts';
import { closeAccount, findPayment, sendRefund } from './toss-refunds.ts';
import { endKey, keyOf } from './toss-keys.ts';
import { tossCalls, TossRefused, type TossCalls, type TossSettings } from './toss-calls.ts';

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
export function tossProvider({ db, now, log }: MallContext, settings: TossSettings, deadline: number): PaymentProvider {
  const calls = tossCalls(settings, log, deadline);
  return {
    pgCd: tossCode,
    // Its webhooks carry no such signature: they only cause a look-up.
    noticeKey: null,
    // Its window for cards is opened by its own script alone.
    opens: (payMthdCd) => payMthdCd !== payMethods.billingKey,
    leastPrice: tossLeastPrice,
    open: (attempt) => open(calls, attempt, now()),
    lookUp: (attempt) => lookUp(calls, attempt, now()),
    confirm: (attempt, authToken) => confirm(db, calls, attempt, authToken, now()),
    refund: (attempt, refund) => sendRefund(calls, attempt, refund),
    closeAccount: (attempt) => closeAccount(db, calls, attempt, log),
    billingKey: (attempt, authToken) => billingKey(calls, attempt, authToken),
    charge: (attempt, key) => charge(db, calls, attempt, key, now()),
    moves: (from, until) => tossMoves(calls, from, until),
    paidOut: (firstDay, lastDay) => tossPaidOut(calls, settings.secretKey, firstDay, lastDay),
  };
}

async function open(calls: TossCalls, attempt: Attempt, now: Date): Promise<ProviderForm> {
  const { payNo, ordNo, payMthdCd, payPrc, instMnth, rtnUrl } = attempt;
  // Begun while another provider was set.
  if (payMthdCd === payMethods.billingKey) throw new OpeningRefused('지금은 정기결제 카드를 등록할 수 없어요.');
  const back = (resultCd: string) => {
    const url = new URL(rtnUrl);
    for (const [name, value] of Object.entries({ pgCd: tossCode, payNo, ordNo, resultCd }))
      url.searchParams.set(name, value);
    return url.href;
  };
  const payment = await unlessRefused(
    calls.create(
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
    ),
  );
  if (!payment.checkout) throw new ProviderUnreachable('Toss Payments named no page to pay at.');
  return { payUrl: payment.checkout.url, params: [] };
}

/** Only a code that is final refuses an attempt; of all others it is unknown whether it was opened. */
async function unlessRefused<Value>(asked: Promise<Value>): Promise<Value> {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof TossRefused ? new OpeningRefused(error.message, { cause: error }) : error;
  }
}

async function lookUp(calls: TossCalls, { payNo }: Attempt, now: Date): Promise<ProviderResult> {
  const payment = await findPayment(calls, payNo);
  return payment ? toResult(payment, now) : nothing('OPEN');
}

async function confirm(
  db: Database,
  calls: TossCalls,
  attempt: Attempt,
  paymentKey: string,
  now: Date,
): Promise<ProviderResult> {
  const body = { paymentKey, orderId: attempt.payNo, amount: attempt.payPrc };
  try {
    return toResult(await calls.confirm(body, keyOf('confirm', attempt)), now);
  } catch (error) {
    return afterError(db, calls, attempt, error, now);
  }
}

/**
 * What became of a payment whose confirmation or charge ended in an error: a final refusal says so, after any other one the
 * payment itself does. Throws the error on while it is not decided there.
 */
async function afterError(
  db: Database,
  calls: TossCalls,
  attempt: Attempt,
  error: unknown,
  now: Date,
): Promise<ProviderResult> {
  if (error instanceof TossRefused) return { ...nothing('REFUSED'), message: error.message };
  if (!(error instanceof ProviderUnclear)) throw error;
  const answer = await lookUp(calls, attempt, now);
  if (answer.stat !== 'OPEN' && answer.stat !== 'APPROVED') return answer;
  await endKey(db, attempt, error);
  throw error;
}

async function billingKey(calls: TossCalls, { memNo }: Attempt, authKey: string): Promise<BillingKey> {
  const { billingKey: key, cardCompany, card } = await unlessRefused(calls.issueKey({ authKey, customerKey: memNo }));
  return { key, cardNm: cardCompany ?? '카드', maskNo: card.number.slice(-4) };
}

async function charge(
  db: Database,
  calls: TossCalls,
  attempt: Attempt,
  key: string,
  now: Date,
): Promise<ProviderResult> {
  const { payNo, ordNo, memNo, payPrc } = attempt;
  const body = { customerKey: memNo, amount: payPrc, orderId: payNo, orderName: `주문 ${ordNo}` };
  try {
    return toResult(await calls.charge(key, body, keyOf('charge', attempt)), now);
  } catch (error) {
    return afterError(db, calls, attempt, error, now);
  }
}
