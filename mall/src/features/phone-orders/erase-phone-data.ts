import { and, eq, gte, inArray, lt, notExists } from 'drizzle-orm';
import { dayMs } from '../../buying/durations.ts';
import type { MallContext, TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { files } from '../../db/schema/files.ts';
import { wirelessOrderHistory, wirelessOrders, wirelessSheets } from '../../db/schema/phone-orders.ts';
import { inTransaction } from '../../db/transaction-guard.ts';
import { openPhoneOrderStates } from '../../phone-contract/phone-order-states.ts';
import { memberStillHere } from '../../members/here.ts';

type Row = typeof wirelessOrders.$inferSelect;

/** Days for which entrance and account are kept, and documents. */
export const accountDays = 7;
export const documentDays = 30;
const sheetDays = 1;

/** Lets go of documents that others replace: the order names them no more, so that it could not erase them later. */
export async function disownReplaced(db: Transaction, before: Row['docList'], after: Row['docList']): Promise<void> {
  const kept = filesOf(after);
  await disown(
    db,
    filesOf(before).filter((fileNo) => !kept.includes(fileNo)),
  );
}

function filesOf(docList: Row['docList']): string[] {
  return docList.flatMap(({ fileNo }) => fileNo ?? []);
}

/** Files without an owner are swept. */
async function disown(db: Transaction, numbers: readonly string[]): Promise<void> {
  const ofOrder = and(inArray(files.fileNo, [...numbers]), eq(files.purpCd, 'DOCUMENT'));
  if (numbers.length > 0) await db.update(files).set({ memNo: null }).where(ofOrder);
}

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
    const ofOrder = eq(wirelessOrders.ordNo, ordNo);
    if (isOver(entranceEnd(row))) await db.update(wirelessOrders).set({ sealedEntrance: null }).where(ofOrder);
    if (isOver(accountEnd(row))) await db.update(wirelessOrders).set({ sealedAcct: null }).where(ofOrder);
    if (isOver(documentsEnd(row))) await disown(db, filesOf(row.docList));
  });
}

/** Deletes the sheets of a member who leaves. Their contracts have ended, and stay. */
export async function deletePhoneSheetsOf(db: Transaction, memNo: string): Promise<void> {
  await db.delete(wirelessSheets).where(eq(wirelessSheets.memNo, memNo));
}

/** Deletes expired sheets. All else has jobs of its own (`planErasure`). */
export async function eraseOldPhoneSheets({ db, now }: Pick<MallContext, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - sheetDays * dayMs);
  await db.delete(wirelessSheets).where(lt(wirelessSheets.expDts, before));
}

/** Deletes phone orders of former members without an event since an instant. Returns their numbers. */
export async function deleteOldPhoneOrders({ db }: TransactionContext, before: Date, most: number): Promise<string[]> {
  const { ordNo, ordDts, memNo } = wirelessOrders;
  const isRecent = db
    .select({ seq: wirelessOrderHistory.seq })
    .from(wirelessOrderHistory)
    .where(and(eq(wirelessOrderHistory.ordNo, ordNo), gte(wirelessOrderHistory.dts, before)));
  const old = db
    .select({ ordNo })
    .from(wirelessOrders)
    .where(and(lt(ordDts, before), notExists(memberStillHere(db, memNo)), notExists(isRecent)))
    .limit(most);
  const deleted = await db.delete(wirelessOrders).where(inArray(ordNo, old)).returning({ ordNo });
  return deleted.map((row) => row.ordNo);
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
