import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Who } from '../../buying/order-states.ts';
import type { TransactionContext } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { wirelessOrderHistory, wirelessOrders } from '../../db/schema/phone-orders.ts';
import { conflict } from '../../http/refusal.ts';
import {
  nextPhoneOrderState,
  openPhoneOrderStates,
  stockPlaceOf,
  type PhoneOrderEvent,
  type PhoneOrderState,
} from '../../phone-contract/phone-order-states.ts';
import { lockMember } from '../../members/members.queries.ts';
import { releasePhone } from './phone-stock.ts';
import { planErasure } from './erase-phone-data.ts';

export type PhoneOrderRow = typeof wirelessOrders.$inferSelect;

export async function findPhoneOrder(db: Database, ordNo: string): Promise<PhoneOrderRow | null> {
  const [row] = await db.select().from(wirelessOrders).where(eq(wirelessOrders.ordNo, ordNo));
  return row ?? null;
}

/** Locks an order until the transaction ends. Lock its member before. */
export async function lockPhoneOrder(db: Transaction, ordNo: string): Promise<PhoneOrderRow | null> {
  const [row] = await db.select().from(wirelessOrders).where(eq(wirelessOrders.ordNo, ordNo)).for('update');
  return row ?? null;
}

export async function lockPhoneOrderWithMember(db: Transaction, ordNo: string): Promise<PhoneOrderRow | null> {
  const known = await findPhoneOrder(db, ordNo);
  if (!known) return null;
  await lockMember(db, known.memNo);
  return lockPhoneOrder(db, ordNo);
}

export function loadPhoneHistory(db: Database, ordNo: string) {
  const ofOrder = eq(wirelessOrderHistory.ordNo, ordNo);
  return db.select().from(wirelessOrderHistory).where(ofOrder).orderBy(asc(wirelessOrderHistory.seq));
}

/** Numbers of a member's contracts that are under way. */
export async function openPhoneOrders(db: Database, memNo: string): Promise<string[]> {
  const rows = await db
    .select({ ordNo: wirelessOrders.ordNo })
    .from(wirelessOrders)
    .where(and(eq(wirelessOrders.memNo, memNo), inArray(wirelessOrders.stat, [...openPhoneOrderStates])))
    .orderBy(asc(wirelessOrders.ordDts));
  return rows.map(({ ordNo }) => ordNo);
}

/** How many contracts of a member are in each state. */
export async function countPhoneStates(db: Database, memNo: string): Promise<Record<string, number>> {
  const { stat } = wirelessOrders;
  const rows = await db
    .select({ stat, count: count() })
    .from(wirelessOrders)
    .where(eq(wirelessOrders.memNo, memNo))
    .groupBy(stat);
  return Object.fromEntries(rows.map((row) => [row.stat, row.count]));
}

/** The state after an event. Null if it is not possible. */
export function nextStateOf(row: PhoneOrderRow, event: PhoneOrderEvent): PhoneOrderState | null {
  return nextPhoneOrderState({ ...row, isAwaited: row.payDueDts !== null }, event);
}

interface Move {
  event: PhoneOrderEvent;
  whoTp: Who;
  rsnCntn?: string | null;
  /** Other changes of the order. */
  change?: Partial<PhoneOrderRow>;
}

/**
 * Moves a locked order by an event, with its phone: one that ends before it was opened gives it back. Adds the event to its
 * history. Throws STATE if the event is not possible.
 */
export async function movePhoneOrder(
  context: TransactionContext,
  row: PhoneOrderRow,
  { event, whoTp, rsnCntn = null, change = {} }: Move,
): Promise<PhoneOrderRow> {
  const { db } = context;
  const stat = nextStateOf(row, event);
  if (stat === null) throw conflict('지금은 할 수 없는 신청이에요.', { rsnCd: 'STATE', stat: row.stat });
  const { ordNo, stckTp: before } = row;
  const dts = context.now();
  const stckTp = stockPlaceOf(stat);
  if (stckTp === 'FREE' && before !== 'FREE') await releasePhone(db, row);
  const statDts = stat === row.stat ? row.statDts : dts;
  const isOver = stckTp === 'FREE' || stat === 'WL00203';
  const [moved] = await db
    .update(wirelessOrders)
    .set({ stat, statDts, stckTp, ...(isOver && { payDueDts: null }), ...change })
    .where(eq(wirelessOrders.ordNo, ordNo))
    .returning();
  if (!moved) throw new Error(`The phone order ${ordNo} is gone.`);
  await db.insert(wirelessOrderHistory).values({ ordNo, dts, stat, whoTp, rsnCntn });
  await planErasure(context, moved);
  return moved;
}

export async function changePhoneOrder(db: Database, ordNo: string, change: Partial<PhoneOrderRow>): Promise<void> {
  await db.update(wirelessOrders).set(change).where(eq(wirelessOrders.ordNo, ordNo));
}
