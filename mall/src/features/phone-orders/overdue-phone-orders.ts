import { and, eq, lt, sql } from 'drizzle-orm';
import { dayMs } from '../../buying/durations.ts';
import type { Database } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import { files } from '../../db/schema/files.ts';
import { wirelessOrders } from '../../db/schema/phone-orders.ts';
import type { QueueOverdue } from '../../jobs/overdue.ts';
import { openPhoneOrderStates } from '../../phone-contract/phone-order-states.ts';
import { accountDays, documentDays } from './erase-phone-data.ts';

/** Phone orders whose documents should have come before an instant. */
export async function queueOverdueDocuments(db: Database, before: Date, queue: QueueOverdue): Promise<void> {
  const { ordNo, docDueDts, stat } = wirelessOrders;
  const rows = await db
    .select({ ordNo })
    .from(wirelessOrders)
    .where(and(eq(stat, 'WL00103'), lt(docDueDts, before)));
  await queue('wireless-documents', rows);
}

/** Phone orders with personal data that should have been erased before an instant, by the rules of `erasePhoneData`. */
export async function queueOverdueErasures(db: Database, before: Date, queue: QueueOverdue): Promise<void> {
  const { ordNo, stat, statDts, rcvDts, opnDts, sealedEntrance, sealedAcct, docList } = wirelessOrders;
  const open = sql.join(
    openPhoneOrderStates.map((state) => sql`${state}`),
    sql`, `,
  );
  const endDts = sql`case when ${stat} in (${open}) then null else ${statDts} end`;
  const received = sql`coalesce(${rcvDts}, ${endDts})`;
  const opened = sql`coalesce(${opnDts}, ${endDts})`;
  const accountEnd = new Date(before.getTime() - accountDays * dayMs);
  const documentEnd = new Date(before.getTime() - documentDays * dayMs);
  const hasDocuments = sql`exists (
    select 1 from jsonb_array_elements(${docList}) document
    inner join ${files} on ${files.fileNo} = document ->> 'fileNo'
    where ${files.memNo} is not null and ${files.purpCd} = 'DOCUMENT'
  )`;
  const rows = await rowsOf<{ ordNo: string }>(
    db,
    sql`select ${ordNo} as "ordNo" from ${wirelessOrders}
        where ${sealedEntrance} is not null and ${lt(received, accountEnd)}
          or ${sealedAcct} is not null and ${lt(opened, accountEnd)}
          or ${lt(opened, documentEnd)} and ${hasDocuments}`,
  );
  await queue('wireless-erase', rows);
}
