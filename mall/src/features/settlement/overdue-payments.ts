import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import { orders } from '../../db/schema/orders.ts';
import { payments } from '../../db/schema/payments.ts';
import { wirelessOrders } from '../../db/schema/phone-orders.ts';
import { subscriptionCharges, subscriptions } from '../../db/schema/subscriptions.ts';
import { uploads } from '../../db/schema/uploads.ts';
import type { QueueOverdue } from '../../jobs/overdue.ts';

/** Orders of every kind that still wait for their payment after its time, each with its latest attempt. */
export async function queueOverduePayments(db: Database, before: Date, queue: QueueOverdue): Promise<void> {
  const held = [orders, wirelessOrders].map(
    (table) => sql`select ${table.ordNo} as no from ${table} where ${lt(table.payDueDts, before)}`,
  );
  held.push(
    sql`select ${subscriptions.applNo} from ${subscriptions} where ${lt(subscriptions.payDueDts, before)}`,
    sql`select ${uploads.upldNo} from ${uploads} where ${lt(uploads.payDueDts, before)}`,
  );
  const rows = await rowsOf<{ ordNo: string; payNo: string }>(
    db,
    sql`select distinct on (held.no) held.no as "ordNo", ${payments.payNo} as "payNo"
        from (${sql.join(held, sql` union all `)}) held
        inner join ${payments} on ${payments.ordNo} = held.no
        order by held.no, ${payments.seq} desc`,
  );
  for (const row of rows) await queue('payment-due', row);
}

/** Charges of subscriptions whose outcome is still not known. */
export async function queueOpenCharges(db: Database, before: Date, queue: QueueOverdue): Promise<void> {
  const rows = await db
    .select({ chgNo: subscriptionCharges.chgNo })
    .from(subscriptionCharges)
    .innerJoin(payments, eq(payments.payNo, subscriptionCharges.payNo))
    .where(and(eq(subscriptionCharges.chgStat, 'OPEN'), lt(payments.regDts, before)));
  for (const row of rows) await queue('subscription-charge', row);
}
