import { and, eq, exists, gte, inArray, isNotNull, isNull, lt, lte, notExists, or, type SQL } from 'drizzle-orm';
import { dayMs } from '../../buying/durations.ts';
import { confirmDays } from '../../buying/buying-times.ts';
import type { Database } from '../../db/database.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';
import type { QueueOverdue } from '../../jobs/overdue.ts';
import { entranceDays } from './shop-steps.ts';

/** Orders with received lines that should have been confirmed before an instant. */
export async function queueOverdueConfirmations(db: Database, before: Date, queue: QueueOverdue): Promise<void> {
  const rows = await db
    .selectDistinct({ ordNo: orderItems.ordNo })
    .from(orderItems)
    .where(
      and(
        inArray(orderItems.itemStat, ['OR00105', 'OR00302']),
        lt(orderItems.rcvDts, new Date(before.getTime() - confirmDays * dayMs)),
      ),
    );
  await queue('order-confirm', rows);
}

/** Orders whose entrance code should have been erased before an instant. */
export async function queueOverdueEntrances(db: Database, before: Date, queue: QueueOverdue): Promise<void> {
  const itemThat = (condition: SQL | undefined) =>
    db
      .select({ ordNo: orderItems.ordNo })
      .from(orderItems)
      .where(and(eq(orderItems.ordNo, orders.ordNo), condition));
  const isOnTheWay = and(isNull(orderItems.rcvDts), lte(orderItems.itemStat, 'OR00104'));
  const isRecent = gte(orderItems.rcvDts, new Date(before.getTime() - entranceDays * dayMs));
  const rows = await db
    .select({ ordNo: orders.ordNo })
    .from(orders)
    .where(
      and(
        isNotNull(orders.sealedEntrance),
        exists(itemThat(isNotNull(orderItems.rcvDts))),
        notExists(itemThat(or(isOnTheWay, isRecent))),
      ),
    );
  await queue('order-entrance', rows);
}
