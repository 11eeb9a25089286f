import { eq, gte, sql } from 'drizzle-orm';
import { labelRule } from '../../buying/product-labels.ts';
import { dayMs } from '../../buying/durations.ts';
import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { mallProducts } from '../../db/schema/categories.ts';
import { malls } from '../../db/schema/malls.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';
import { wirelessOrders } from '../../db/schema/phone-orders.ts';
import { productSales } from '../../db/schema/products.ts';
import type { JobHandlers } from '../../jobs/job-kinds.ts';
import { toDay } from '../../wire/days.ts';

export function salesJobs({ db, now }: MallContext): Pick<JobHandlers, 'count-sales'> {
  return { 'count-sales': () => countSales(db, now()) };
}

/**
 * Counts the pieces of each product that each mall sold lately, and marks its bestsellers. What was canceled or came back was not
 * sold. Writes the rows that change alone, mall by mall, so that a purchase waits for few of them.
 */
export async function countSales(db: Database, now: Date): Promise<void> {
  // Without statistics, as in an embedded database, the planner would compare each product with each sale.
  await db.execute(sql`analyze ${mallProducts}, ${productSales}`);
  for (const { mallId } of await db.select({ mallId: malls.mallId }).from(malls)) await countMall(db, mallId, now);
}

async function countMall(db: Database, mallId: string, now: Date): Promise<void> {
  const { bestDays, bestShare, bestLeastPieces } = labelRule;
  const since = new Date(now.getTime() - bestDays * dayMs);
  await db.execute(sql`with sold as (
      select gds_grp_no, sum(qty)::int as qty from (
        select ${productSales.gdsGrpNo}, ${productSales.qty} from ${productSales}
          where ${eq(productSales.mallId, mallId)} and ${gte(productSales.soldDt, toDay(since))}
        union all select ${orderItems.gdsGrpNo}, ${orderItems.qty}
          from ${orders} join ${orderItems} on ${eq(orderItems.ordNo, orders.ordNo)}
          where ${eq(orders.mallId, mallId)} and ${gte(orders.payDts, since)} and ${eq(orderItems.stckTp, 'SOLD')}
        union all select ${wirelessOrders.gdsGrpNo}, 1 from ${wirelessOrders}
          where ${eq(wirelessOrders.mallId, mallId)} and ${gte(wirelessOrders.ordDts, since)} and ${eq(wirelessOrders.stckTp, 'SOLD')}
      ) as sale group by 1),
    counted as (
      select m.gds_grp_no, coalesce(qty, 0) as qty, m.is_listed and coalesce(qty, 0) >= ${bestLeastPieces}
        and percent_rank() over (partition by m.kind, m.is_listed order by coalesce(qty, 0) desc) < ${bestShare} as best
      from ${mallProducts} as m left join sold using (gds_grp_no) where m.mall_id = ${mallId})
    update ${mallProducts} set sales_cnt = counted.qty, is_best = counted.best from counted
    where ${eq(mallProducts.mallId, mallId)} and ${mallProducts.gdsGrpNo} = counted.gds_grp_no
      and (${mallProducts.salesCnt}, ${mallProducts.isBest}) is distinct from (counted.qty, counted.best)`);
}
