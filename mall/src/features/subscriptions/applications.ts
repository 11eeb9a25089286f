import { and, count, desc, eq, gte, lt } from 'drizzle-orm';
import type { MallContext, TransactionContext } from '../../context.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import { inTransaction } from '../../db/transaction-guard.ts';
import { memberOf, type Call, type Handlers } from '../../http/call.ts';
import { dayRange } from '../../http/day-range.ts';
import { notFound } from '../../http/refusal.ts';
import { applicationResponse, applicationRow, latestCharges } from './application.ts';
import { answerPrice, cancel, changeDelivery, pause, resume, skip } from './changes.ts';
import { priceWish, showEstimate } from './estimate.ts';
import { lockOwnSubscription } from './own-subscription.ts';
import { planStep } from './plan.ts';
import { takeStepsOf } from './steps.ts';
import { findSubscription, type Subscription } from './subscription.queries.ts';

export const applicationHandlers = {
  estimateSubscription: async (context, call) => {
    const member = memberOf(call);
    return showEstimate(await priceWish(context, member, call.body));
  },
  listApplications,
  getApplication: async (context, call) => {
    const { memNo } = memberOf(call);
    const row = await findSubscription(context.db, call.params.applNo);
    if (row?.memNo !== memNo) throw notFound('구독을', 'applNo');
    return applicationResponse(context, row.applNo);
  },
  skipApplication: (context, call) => change(context, call, (context, row) => skip(context, row, call.body.payDt)),
  pauseApplication: (context, call) => change(context, call, (context, row) => pause(context, row, call.body.toDt)),
  resumeApplication: (context, call) => change(context, call, resume),
  cancelApplication: (context, call) =>
    change(context, call, (context, row) => cancel(context, row, call.body.rsnCd ?? null)),
  answerPriceChange: (context, call) =>
    change(context, call, (context, row) => answerPrice(context, row, call.body.agreeYn)),
  changeApplicationDelivery: (context, call) =>
    inTransaction(context, (context) =>
      change(context, call, (context, row) => changeDelivery(context, row, call.body.dlvNo)),
    ),
} satisfies Partial<Handlers>;

type ChangeCall = Call<
  | 'skipApplication'
  | 'pauseApplication'
  | 'resumeApplication'
  | 'cancelApplication'
  | 'answerPriceChange'
  | 'changeApplicationDelivery'
>;

/** Changes a subscription of the caller, takes what is due then, and answers it as its GET does. */
async function change(
  context: TransactionContext,
  call: ChangeCall,
  work: (context: TransactionContext, row: Subscription) => Promise<Subscription>,
) {
  const { memNo } = memberOf(call);
  const { applNo } = call.params;
  // Applies due steps first: a late job must not give the member more time.
  const row = await takeStepsOf(context, await lockOwnSubscription(context.db, memNo, applNo));
  const changed = await work(context, row);
  const after = await takeStepsOf(context, changed, { isChosen: true });
  if (after === changed) await planStep(context, changed);
  return applicationResponse(context, applNo);
}

async function listApplications({ db, now }: MallContext, call: Call<'listApplications'>) {
  const { memNo } = memberOf(call);
  const { fromDt, toDt, page, size } = call.params;
  const { from, until } = dayRange(fromDt, toDt);
  const wanted = and(
    eq(subscriptions.memNo, memNo),
    from ? gte(subscriptions.regDts, from) : undefined,
    until ? lt(subscriptions.regDts, until) : undefined,
  );
  const [total] = await db.select({ count: count() }).from(subscriptions).where(wanted);
  const rows = await db
    .select()
    .from(subscriptions)
    .where(wanted)
    .orderBy(desc(subscriptions.regDts), desc(subscriptions.applNo))
    .limit(size)
    .offset((page - 1) * size);
  const charges = await latestCharges(
    db,
    rows.map(({ applNo }) => applNo),
  );
  const list = rows.map((row) => applicationRow(row, charges.get(row.applNo), now()));
  return { list, totalCnt: total?.count ?? 0, page, size };
}
