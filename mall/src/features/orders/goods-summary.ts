import { and, count, eq, notInArray } from 'drizzle-orm';
import { endedClaims } from '../../buying/claim-states.ts';
import type { MallContext } from '../../context.ts';
import { claims, orders } from '../../db/schema/orders.ts';
import type { Caller } from '../../http/call.ts';

/** Counts of a member's orders of goods, for my shop. */
export const goodsSummary = { ordStatCnt: { read: countStates }, clmCnt: { read: countOpenClaims } };

async function countStates({ db }: MallContext, { memNo }: Pick<Caller, 'memNo'>): Promise<Record<string, number>> {
  const rows = await db
    .select({ state: orders.ordStat, count: count() })
    .from(orders)
    .where(eq(orders.memNo, memNo))
    .groupBy(orders.ordStat);
  return Object.fromEntries(rows.map((row) => [row.state, row.count]));
}

async function countOpenClaims({ db }: MallContext, { memNo }: Pick<Caller, 'memNo'>): Promise<number> {
  const open = and(eq(orders.memNo, memNo), notInArray(claims.clmStat, endedClaims));
  const [row] = await db
    .select({ count: count() })
    .from(claims)
    .innerJoin(orders, eq(orders.ordNo, claims.ordNo))
    .where(open);
  return row?.count ?? 0;
}
