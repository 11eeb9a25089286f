import { and, count, eq, notInArray, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { endedClaims } from '../../buying/claim-states.ts';
import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { claims, orders } from '../../db/schema/orders.ts';
import { wirelessOrders } from '../../db/schema/phone-orders.ts';
import { memberOf, type Call, type Handlers } from '../../http/call.ts';
import { heldPoints } from '../benefits/points.ts';
import { usableCoupons } from '../benefits/wallet.ts';
import { countCartLines } from '../carts/cart.queries.ts';
import { latestOrders } from '../order-list/orders.ts';
import { countWaitingQuestions } from '../questions/question.queries.ts';
import { openSubscriptions } from '../subscriptions/subscription.queries.ts';
import { countWishes } from '../wishes/wishes.ts';

export const myShopHandlers = { getMyShopSummary } satisfies Partial<Handlers>;

const latestShown = 3;

/** Counts of a member. A part that cannot be read is null, and the others are there all the same. */
async function getMyShopSummary(context: MallContext, call: Call<'getMyShopSummary'>) {
  const { db, now, log } = context;
  const { memNo, mallId, salesType } = memberOf(call);
  const part = async <Value>(name: string, read: () => Promise<Value>): Promise<Value | null> => {
    try {
      return await read();
    } catch (error) {
      log.error({ err: error, part: name }, 'a part of my shop could not be read');
      return null;
    }
  };
  // A mall of bulk orders has none of these.
  const shopping = <Value>(name: string, read: () => Promise<Value>) =>
    salesType === 'UPLOAD' ? Promise.resolve(null) : part(name, read);
  const [ordStatCnt, wlsStatCnt, clmCnt, cpnCnt, hldPnt, wishCnt, cartCnt, qstnWaitCnt, subsCnt, rcntOrdList] =
    await Promise.all([
      part('ordStatCnt', () => countByState(db, orders, orders.ordStat, eq(orders.memNo, memNo))),
      part('wlsStatCnt', () => countByState(db, wirelessOrders, wirelessOrders.stat, eq(wirelessOrders.memNo, memNo))),
      part('clmCnt', () => countOpenClaims(db, memNo)),
      shopping('cpnCnt', async () => (await usableCoupons(db, memNo, now())).length),
      shopping('hldPnt', () => heldPoints(db, memNo, now())),
      shopping('wishCnt', () => countWishes(db, { memNo, mallId })),
      shopping('cartCnt', () => countCartLines(db, memNo)),
      part('qstnWaitCnt', () => countWaitingQuestions(db, memNo)),
      shopping('subsCnt', async () => (await openSubscriptions(db, memNo)).length),
      part('rcntOrdList', () => latestOrders(context, memNo, latestShown)),
    ]);
  return { ordStatCnt, wlsStatCnt, clmCnt, cpnCnt, hldPnt, wishCnt, cartCnt, qstnWaitCnt, subsCnt, rcntOrdList };
}

async function countByState(
  db: Database,
  table: PgTable,
  state: typeof orders.ordStat | typeof wirelessOrders.stat,
  ofMember: SQL,
): Promise<Record<string, number>> {
  const rows = await db
    .select({ state: sql<string>`${state}`, count: count() })
    .from(table)
    .where(ofMember)
    .groupBy(state);
  return Object.fromEntries(rows.map((row) => [row.state, row.count]));
}

async function countOpenClaims(db: Database, memNo: string): Promise<number> {
  const open = and(eq(orders.memNo, memNo), notInArray(claims.clmStat, endedClaims));
  const [row] = await db
    .select({ count: count() })
    .from(claims)
    .innerJoin(orders, eq(orders.ordNo, claims.ordNo))
    .where(open);
  return row?.count ?? 0;
}
