import { isOpenAttempt } from '../../buying/payment-states.ts';
import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { memberOf, type Begun, type Call, type Handlers } from '../../http/call.ts';
import { notFound } from '../../http/refusal.ts';
import { toDts } from '../../wire/dts.ts';
import { lockCaller } from '../members/members.queries.ts';
import { placeOrder } from '../orders/place.ts';
import { accountOf, beginAttempt, checkReturnUrl, decisiveAttempt, findAttempt } from '../payments/attempts.ts';
import { toBegun } from '../payments/begun-payment.ts';
import { CompanyUnreachable, type Attempt } from '../payments/company.ts';
import { shownRefunds } from '../payments/refund-books.ts';
import { claimGuides, paymentGuides } from './guides.ts';
import type { ChosenMethod } from '../payments/methods.ts';
import type { PaymentNotice } from '../payments/notices.ts';
import { lookAtOrder, returnedWithoutResult, settle } from './outcomes.ts';
import { finishPayment } from './opening.ts';
import { lockByNumber, type LockedPayable } from './payables.ts';
import { takeNotice } from './take-notice.ts';
import { inTransaction } from '../../db/transaction-guard.ts';

export function paymentHandlers(context: MallContext): Handlers {
  const finish = ({ deadline }: Call, facts: unknown, isRepeat: boolean) =>
    finishPayment(context, facts, isRepeat, deadline);
  return {
    placeOrder: { begin: (call) => placeOrder(context, call), finish },
    payOrder: {
      begin: (call) => payAgain(context, call),
      finish: async (...step) => {
        const { ordNo: _ordNo, ...opened } = await finish(...step);
        return opened;
      },
    },
    returnFromPayment: (call) => returned(context, call, memberOf(call).memNo),
    returnFromPaymentAsVisitor: async (call) => {
      const { ordNo, payStat } = await returned(context, call, null);
      return { ordNo, payStat };
    },
    getPaymentStatus: async (call) => {
      const { memNo } = memberOf(call);
      const ordNo = call.params['ordNo'] as string;
      await lookAtOrder(context, ordNo, memNo, call.deadline);
      return tellStatus(context, call, ordNo, memNo);
    },
    notifyPayment: async ({ body }) => {
      await takeNotice(context, body as unknown as PaymentNotice & { sign: string });
      return null;
    },
    listPrePaymentNotices: async () => paymentGuides,
    listPaymentNotices: async () => paymentGuides,
    listPreClaimGuides: async () => claimGuides,
    listClaimGuides: async () => claimGuides,
  };
}

/** Takes another way to pay. The attempt is only begun here. */
async function payAgain(context: MallContext, call: Call): Promise<Begun> {
  const { db, body } = call;
  const { memNo, mallId } = memberOf(call);
  const ordNo = call.params['ordNo'] as string;
  const {
    payMthdCd,
    cardCd = null,
    instMnth = null,
    rtnUrl,
  } = body as Partial<ChosenMethod> & {
    payMthdCd: string;
    rtnUrl: string;
  };
  checkReturnUrl(context, rtnUrl);
  await lockCaller(db, memNo);
  const payable = await lockOwn(db, ordNo, memNo, mallId);
  const method = { payMthdCd, cardCd, instMnth };
  const { payDueDts, ...payment } = await payable.kind.changePayment(context, db, ordNo, method);
  const request = { ordNo, mallId, memNo, ...payment, rtnUrl, expDts: payDueDts };
  const { payNo } = await beginAttempt(context, db, request);
  return toBegun({ payNo, ordShtNo: null });
}

/**
 * The company sent the shopper back. The browser is not trusted: the mall queries the company, also about an attempt
 * that has ended without money, since some may have arrived later. The response contains the order's payment state.
 */
async function returned(context: MallContext, call: Call, memNo: string | null) {
  const { pgCd, payNo, ordNo, authToken } = call.body as Record<'pgCd' | 'payNo' | 'ordNo', string> & {
    authToken?: string | null;
  };
  const attempt = await findAttempt(call.db, payNo);
  const isKnown = attempt?.ordNo === ordNo && attempt.pgCd === pgCd;
  const isOwn = attempt?.mallId === call.mallId && (memNo === null || attempt.memNo === memNo);
  if (!attempt || !isKnown || !isOwn) throw notFound('결제를');
  if (attempt.payDts === null) await askNow(context, payNo, authToken ?? null, call.deadline);
  return tellStatus(context, call, ordNo, attempt.memNo);
}

async function askNow(context: MallContext, payNo: string, authToken: string | null, deadline: number): Promise<void> {
  try {
    await settle(context, payNo, authToken, deadline);
  } catch (error) {
    if (!(error instanceof CompanyUnreachable)) throw error;
  }
  await returnedWithoutResult(context, payNo);
}

async function tellStatus(context: MallContext, { db, caller }: Call, ordNo: string, memNo: string) {
  return inTransaction(db, async (transaction) => {
    const payable = await lockByNumber(transaction, ordNo);
    const attempt = await decisiveAttempt(transaction, ordNo);
    const owner = payable ?? attempt;
    if (!owner || owner.memNo !== memNo || (caller && owner.mallId !== caller.mallId)) throw notFound('주문을');
    return attempt ? paymentAnswer(context, transaction, attempt, payable) : pointsAnswer(payable);
  });
}

async function paymentAnswer(context: MallContext, db: Database, attempt: Attempt, payable: LockedPayable | null) {
  const { ordNo, payNo, pgCd, payPrc, failMsg, payDts } = attempt;
  const { payStat, message, rfndAcctReqYn } = await shownRefunds(db, attempt);
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

/** An order of points alone has no attempt: it was paid when it was placed. */
function pointsAnswer(payable: LockedPayable | null) {
  if (!payable) throw notFound('주문을');
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

async function lockOwn(db: Database, ordNo: string, memNo: string, mallId: string): Promise<LockedPayable> {
  const payable = await lockByNumber(db, ordNo);
  if (payable?.memNo !== memNo || payable.mallId !== mallId) throw notFound('주문을');
  return payable;
}
