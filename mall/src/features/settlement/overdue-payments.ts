import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import { payments } from '../../db/schema/payments.ts';
import type { QueueOverdue } from '../../jobs/overdue.ts';
import { orderKinds } from '../order-kinds/order-kinds.ts';

/** Orders of every kind that still wait for their payment after its time, each with its latest attempt. */
export async function queueOverduePayments(db: Database, before: Date, queue: QueueOverdue): Promise<void> {
  const held = sql.join(
    orderKinds.map(({ unpaidSince }) => unpaidSince(before)),
    sql` union all `,
  );
  const rows = await rowsOf<{ ordNo: string; payNo: string }>(
    db,
    sql`select distinct on (held.no) held.no as "ordNo", ${payments.payNo} as "payNo"
        from (${held}) held
        inner join ${payments} on ${payments.ordNo} = held.no
        order by held.no, ${payments.seq} desc`,
  );
  await queue('payment-due', rows);
}
