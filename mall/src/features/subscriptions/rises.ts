import { and, eq, inArray, lt } from 'drizzle-orm';
import type { CycleCode, Day } from '../../buying/subscription-calendar.ts';
import type { MallContext } from '../../context.ts';
import { goods } from '../../db/schema/products.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import { inTransaction } from '../../db/transaction-guard.ts';
import { lockMember } from '../../members/members.queries.ts';
import { planStep } from './plan.ts';
import { changeSubscription, lockSubscription } from './subscription.queries.ts';

/** Those that a rise is announced to. */
export const runningStates = ['SB00103', 'SB00104', 'SB00105'] as const;

/** A higher price of one piece in a cycle, from a day on. */
export interface Rise {
  subsNo: string;
  cyclCd: CycleCode;
  prc: number;
  fromDt: Day;
}

/**
 * Raises the price of a product: new subscriptions cost it at once, those that run from `fromDt` on, and only with their members'
 * consent.
 */
export async function announceRise(context: MallContext, { subsNo, cyclCd, prc, fromDt }: Rise): Promise<void> {
  const { db } = context;
  const [offer] = await db.select({ subs: goods.subs }).from(goods).where(eq(goods.gdsGrpNo, subsNo));
  if (!offer?.subs) throw new Error(`${subsNo} is not sold by subscription.`);
  const cyclList = offer.subs.cyclList.map((cycle) => (cycle.cyclCd === cyclCd ? { cyclCd, prc } : cycle));
  await db
    .update(goods)
    .set({ subs: { ...offer.subs, cyclList } })
    .where(eq(goods.gdsGrpNo, subsNo));
  const running = await db
    .select({ applNo: subscriptions.applNo, memNo: subscriptions.memNo })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.subsNo, subsNo),
        eq(subscriptions.cyclCd, cyclCd),
        lt(subscriptions.prc, prc),
        inArray(subscriptions.stat, [...runningStates]),
      ),
    );
  for (const { applNo, memNo } of running) {
    await inTransaction(context, async (context) => {
      await lockMember(context.db, memNo);
      const row = await lockSubscription(context.db, applNo);
      if (!row) return;
      const change = { chgPrc: prc, chgFromDt: fromDt, agreeYn: null, agreeDts: null, askDts: null };
      await planStep(context, await changeSubscription(context.db, row, change));
    });
  }
}
