import { isOpenAttempt } from '../../buying/payment-states.ts';
import type { MallContext, TransactionContext } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { readTogether } from '../../db/read-together.ts';
import { memberOf, type Begun, type Call, type Handlers } from '../../http/call.ts';
import { notFound } from '../../http/refusal.ts';
import { toDts } from '../../wire/dts.ts';
import { lockCaller } from '../../members/members.queries.ts';
import { payableFields, payableOf } from '../order-kinds/order-kinds.ts';
import {
  accountOf,
  beginAttempt,
  checkReturnUrl,
  decisiveOf,
  findAttempt,
  paymentBooksIn,
  repeatAttempt,
  type PaymentBooks,
} from '../payments/attempts.ts';
import { toBegun } from '../payments/begun-payment.ts';
import type { PayableOrder } from '../payments/payable.ts';
import { ProviderUnreachable, type Attempt } from '../payments/provider.ts';
import { toShownRefunds, type StuckRefund } from '../payments/refund-books.ts';
import { claimGuides, paymentGuides } from './guides.ts';
import { canAwaitResult, refreshPayment, markPending, syncPayment } from './sync-payment.ts';
import { openPayment } from './opening.ts';
import { findByNumberIn, lockByNumber, type LockedPayable } from './payables.ts';
import { applyNotice } from './apply-notice.ts';

export const paymentHandlers = {
  payOrder: {
    begin: payAgain,
    finish: async (context, { deadline }, facts, isRepeat) => {
      const { ordNo: _ordNo, field, order, ...opened } = await openPayment(context, facts, isRepeat, deadline);
      const noOrders = Object.fromEntries(payableFields.map((each) => [each, null]));
      return { ...opened, ...noOrders, [field]: order };
    },
  },
  returnFromPayment: (context, call) => returned(context, call, memberOf(call).memNo),
  returnFromPaymentAsVisitor: async (context, call) => {
    const { ordNo, payStat } = await returned(context, call, null);
    return { ordNo, payStat };
  },
  getPaymentStatus: async (context, call) => {
    const { memNo } = memberOf(call);
    const { ordNo } = call.params;
    const picture = await readPicture(context.db, ordNo);
    const attempt = decisiveOf(picture.attempts);
    const isOwn = attempt?.memNo === memNo;
    const isNews = isOwn && (await refreshPayment(context, attempt, call.deadline));
    return paymentStatus(context, call, memNo, isNews ? await readPicture(context.db, ordNo) : picture);
  },
  notifyPayment: async (context, { body }) => {
    await applyNotice(context, body);
    return null;
  },
  listPrePaymentNotices: async () => paymentGuides,
  listPaymentNotices: async () => paymentGuides,
  listPreClaimGuides: async () => claimGuides,
  listClaimGuides: async () => claimGuides,
} satisfies Partial<Handlers>;

/** Begins another payment of an order. `openPayment` opens it. */
async function payAgain(context: TransactionContext, call: Call<'payOrder'>): Promise<Begun> {
  const { db } = context;
  const { memNo, mallId } = memberOf(call);
  const { ordNo } = call.params;
  const { payMthdCd, cardCd = null, instMnth = null, rtnUrl } = call.body;
  checkReturnUrl(context, rtnUrl);
  await lockCaller(db, memNo);
  const payable = await lockOwn(db, ordNo, memNo, mallId);
  const method = { payMthdCd, cardCd, instMnth };
  if (!payable.kind.changePayment) throw notFound('주문을', 'ordNo');
  const { payDueDts, ...payment } = await payable.kind.changePayment(context, ordNo, method);
  const request = { ordNo, mallId, memNo, ...payment, rtnUrl, expDts: payDueDts };
  const begin = payable.kind.limitsAccounts ? beginAttempt : repeatAttempt;
  const { payNo } = await begin(context, request);
  return toBegun({ payNo, ordShtNo: null });
}

/**
 * The shopper returned from the provider. The browser is not trusted, so the mall queries the provider, also about an attempt
 * that ended unpaid: money may have arrived later.
 */
async function returned(
  context: MallContext,
  call: Call<'returnFromPayment' | 'returnFromPaymentAsVisitor'>,
  memNo: string | null,
) {
  const { pgCd, payNo, ordNo, authToken } = call.body;
  const attempt = await findAttempt(context.db, payNo);
  const isKnown = attempt?.ordNo === ordNo && attempt.pgCd === pgCd;
  const isOwn = attempt?.mallId === call.mallId && (memNo === null || attempt.memNo === memNo);
  if (!attempt || !isKnown || !isOwn) throw notFound('결제를', 'payNo');
  if (attempt.payDts === null) await syncNow(context, attempt, authToken ?? null, call.deadline);
  return paymentStatus(context, call, attempt.memNo, await readPicture(context.db, ordNo));
}

async function syncNow(
  context: MallContext,
  attempt: Attempt,
  authToken: string | null,
  deadline: number,
): Promise<void> {
  try {
    const synced = await syncPayment(context, attempt, authToken, deadline);
    // The window was closed, and nothing was paid: the shopper may pay again at once.
    if (synced.answer.stat === 'OPEN') return;
    if (synced.attempt && !canAwaitResult(synced.attempt)) return;
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
  }
  await markPending(context, attempt);
}

/** What is paid for with its payments, of one moment. */
interface PaymentPicture extends PaymentBooks {
  payable: PayableOrder | null;
}

function readPicture(db: Database, ordNo: string): Promise<PaymentPicture> {
  return readTogether(db, { payable: findByNumberIn(ordNo), ...paymentBooksIn([ordNo]) });
}

function paymentStatus(
  context: MallContext,
  { caller }: Pick<Call, 'caller'>,
  memNo: string,
  { payable, attempts, stuck }: PaymentPicture,
) {
  const attempt = decisiveOf(attempts);
  const owner = payable ?? attempt;
  if (!owner || owner.memNo !== memNo || (caller && owner.mallId !== caller.mallId)) throw notFound('주문을', 'ordNo');
  return attempt ? paymentResponse(context, attempt, stuck, payable) : pointsResponse(payable);
}

function paymentResponse(
  context: MallContext,
  attempt: Attempt,
  stuck: readonly StuckRefund[],
  payable: PayableOrder | null,
) {
  const { ordNo, payNo, pgCd, payPrc, failMsg, payDts } = attempt;
  const { payStat, message, rfndAcctReqYn } = toShownRefunds(attempt, stuck);
  const isRetryable = payable?.isHeld === true && !isOpenAttempt(attempt.payStat);
  return {
    ordNo,
    payNo,
    pgCd,
    payStat,
    payPrc,
    retryYn: isRetryable ? 'Y' : 'N',
    failMsg: message ?? failMsg,
    rfndAcctReqYn,
    vbank: accountOf(context, attempt),
    payDts: payDts && toDts(payDts),
  };
}

/** What was paid with points alone has no attempt: it was paid when it was ordered. Nothing else has a payment without one. */
function pointsResponse(payable: PayableOrder | null) {
  if (!payable || !payableOf(payable.ordNo)?.takesPointsAlone) throw notFound('결제를');
  const { ordNo, ordStat, ordDts } = payable;
  const isOver = ordStat === 'OR00202' || ordStat === 'OR00402';
  return {
    ordNo,
    payNo: null,
    pgCd: null,
    payStat: isOver ? 'REFUND' : 'PAID',
    payPrc: 0,
    retryYn: 'N',
    failMsg: null,
    rfndAcctReqYn: 'N',
    vbank: null,
    payDts: toDts(ordDts),
  };
}

async function lockOwn(db: Transaction, ordNo: string, memNo: string, mallId: string): Promise<LockedPayable> {
  const payable = await lockByNumber(db, ordNo);
  if (payable?.memNo !== memNo || payable.mallId !== mallId) throw notFound('주문을', 'ordNo');
  return payable;
}
