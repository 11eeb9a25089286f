import { and, eq, exists, inArray, or, sql, type SQL } from 'drizzle-orm';
import { openClaimStates, type OrderState } from '../../buying/order-states.ts';
import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';
import type { Caller } from '../../http/call.ts';

/*
 * An order of goods is in its own state and in that of each of its lines. The list finds it by any of them, and my shop counts
 * it once in each: a count is how many orders the list of that state holds.
 */

/** Whether an order is in one of the states. */
export function isInStates(db: Database, states: readonly OrderState[]): SQL | undefined {
  const ofOrder = and(eq(orderItems.ordNo, orders.ordNo), inArray(orderItems.itemStat, [...states]));
  const lines = db.select({ ordItemNo: orderItems.ordItemNo }).from(orderItems).where(ofOrder);
  return or(inArray(orders.ordStat, [...states]), exists(lines));
}

/** How many orders are in exactly these states. */
interface StateSet {
  ordStatList: OrderState[];
  cnt: number;
}

/** Counts of a member's orders of goods, for my shop. Those in any of several states are the sums of the sets that have one. */
export const goodsSummary = {
  fields: ['ordStatCnt', 'ordStatSetList', 'clmCnt'],
  async read({ db }: MallContext, { memNo }: Pick<Caller, 'memNo'>) {
    const ordStatSetList = await countStateSets(db, memNo);
    const countIn = (states: readonly OrderState[]) =>
      ordStatSetList
        .filter(({ ordStatList }) => ordStatList.some((state) => states.includes(state)))
        .reduce((sum, { cnt }) => sum + cnt, 0);
    const states = new Set(ordStatSetList.flatMap(({ ordStatList }) => ordStatList));
    const ordStatCnt = Object.fromEntries([...states].map((state) => [state, countIn([state])]));
    return { ordStatCnt, ordStatSetList, clmCnt: countIn(openClaimStates) };
  },
};

function countStateSets(db: Database, memNo: string): Promise<StateSet[]> {
  const ofMember = eq(orders.memNo, memNo);
  return rowsOf(
    db,
    sql`with states as (
        select ${orders.ordNo} as no, ${orders.ordStat} as stat from ${orders} where ${ofMember}
        union
        select ${orderItems.ordNo}, ${orderItems.itemStat} from ${orderItems}
          join ${orders} on ${orders.ordNo} = ${orderItems.ordNo} where ${ofMember}
      ), sets as (select no, array_agg(stat order by stat) as list from states group by no)
      select list as "ordStatList", count(*)::int as cnt from sets group by list order by list`,
  );
}
