import { and, eq, inArray } from 'drizzle-orm';
import type { MallContext, TransactionContext } from '../../context.ts';
import { files } from '../../db/schema/files.ts';
import { wirelessOrders } from '../../db/schema/phone-orders.ts';
import { inTransaction } from '../../db/transaction-guard.ts';
import { openPhoneOrderStates } from '../../phone-contract/phone-order-states.ts';

type Row = typeof wirelessOrders.$inferSelect;

const dayMs = 86_400_000;
const accountDays = 7;
const documentDays = 30;

/** Queues the erasures that follow from what an order has become. */
export async function planErasure({ db, jobs }: TransactionContext, row: Row): Promise<void> {
  const { ordNo } = row;
  for (const due of [entranceEnd(row), accountEnd(row), documentsEnd(row)]) {
    if (due) await jobs.sendOnePerKey(db, 'wireless-erase', `${ordNo} ${due.getTime()}`, { ordNo }, due);
  }
}

/** Erases what is no longer needed: entrance and account after seven days, documents after thirty (contract, sections 6 and 9). */
export function erasePhoneData(context: MallContext, ordNo: string): Promise<void> {
  return inTransaction(context, async ({ db, now }) => {
    const [row] = await db.select().from(wirelessOrders).where(eq(wirelessOrders.ordNo, ordNo)).for('update');
    if (!row) return;
    const isOver = (end: Date | null) => end !== null && end <= now();
    await db
      .update(wirelessOrders)
      .set({
        ...(isOver(entranceEnd(row)) && { sealedEntrance: null }),
        ...(isOver(accountEnd(row)) && { sealedAcct: null }),
        ordNo,
      })
      .where(eq(wirelessOrders.ordNo, ordNo));
    const numbers = row.docList.flatMap(({ fileNo }) => fileNo ?? []);
    if (!isOver(documentsEnd(row)) || numbers.length === 0) return;
    // Files without an owner are swept.
    const ofOrder = and(inArray(files.fileNo, numbers), eq(files.purpCd, 'DOCUMENT'));
    await db.update(files).set({ memNo: null }).where(ofOrder);
  });
}

function entranceEnd(row: Row): Date | null {
  return after(row.rcvDts ?? endOf(row), accountDays);
}

function accountEnd(row: Row): Date | null {
  return after(row.opnDts ?? endOf(row), accountDays);
}

function documentsEnd(row: Row): Date | null {
  return after(row.opnDts ?? endOf(row), documentDays);
}

/** When an order ended; null while it is under way. */
function endOf({ stat, statDts }: Row): Date | null {
  return openPhoneOrderStates.includes(stat) ? null : statDts;
}

function after(at: Date | null, days: number): Date | null {
  return at && new Date(at.getTime() + days * dayMs);
}
