import { and, asc, desc, eq, inArray, notInArray } from 'drizzle-orm';
import { nextOrderState, stateOfOrder, type OrderEvent, type OrderState, type Who } from '../../buying/order-states.ts';
import type { TransactionContext } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import {
  claimItems,
  claims,
  orderGroups,
  orderHistory,
  orderItems,
  orders,
  shipments,
} from '../../db/schema/orders.ts';

export type OrderRow = typeof orders.$inferSelect;
export type ItemRow = typeof orderItems.$inferSelect;
export type GroupRow = typeof orderGroups.$inferSelect;
type ClaimRow = typeof claims.$inferSelect;
type ClaimItemRow = typeof claimItems.$inferSelect;

/** An order with its lines and delivery groups. */
export interface LoadedOrder {
  row: OrderRow;
  items: ItemRow[];
  groups: GroupRow[];
}

/** Locks an order of goods until the transaction ends. Null if there is none with this number. */
export async function lockOrder(db: Transaction, ordNo: string): Promise<LoadedOrder | null> {
  const [row] = await db.select().from(orders).where(eq(orders.ordNo, ordNo)).for('update');
  return row ? withParts(db, row) : null;
}

export async function findOrder(db: Database, ordNo: string): Promise<LoadedOrder | null> {
  const [row] = await db.select().from(orders).where(eq(orders.ordNo, ordNo));
  return row ? withParts(db, row) : null;
}

async function withParts(db: Database, row: OrderRow): Promise<LoadedOrder> {
  const items = await loadItems(db, [row.ordNo]);
  const groups = await db
    .select()
    .from(orderGroups)
    .where(eq(orderGroups.ordNo, row.ordNo))
    .orderBy(asc(orderGroups.dlvGrpNo));
  return { row, items, groups };
}

/** The installment months of each line, as they were when it was bought. */
export function monthsOfLines(items: readonly ItemRow[]): number[][] {
  return items.map(({ snapshot }) => (snapshot['ingMm'] ?? []) as number[]);
}

const ended: OrderState[] = ['OR00106', 'OR00202', 'OR00402', 'OR00901'];

/** Numbers of a member's open orders. */
export async function openOrders(db: Database, memNo: string): Promise<string[]> {
  const rows = await db
    .select({ ordNo: orders.ordNo })
    .from(orders)
    .where(and(eq(orders.memNo, memNo), notInArray(orders.ordStat, ended)))
    .orderBy(asc(orders.ordDts));
  return rows.map(({ ordNo }) => ordNo);
}

/** Lines of orders. Parts of a split line follow it. */
export function loadItems(db: Database, numbers: readonly string[]): Promise<ItemRow[]> {
  return db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.ordNo, [...numbers]))
    .orderBy(asc(orderItems.lineNo), asc(orderItems.ordItemNo));
}

export function loadHistory(db: Database, ordNo: string) {
  return db.select().from(orderHistory).where(eq(orderHistory.ordNo, ordNo)).orderBy(asc(orderHistory.seq));
}

export function loadShipments(db: Database, ordNo: string) {
  return db.select().from(shipments).where(eq(shipments.ordNo, ordNo)).orderBy(asc(shipments.sentDts));
}

/** Claims of an order with their items, latest first. */
export async function loadClaims(db: Database, ordNo: string): Promise<{ claim: ClaimRow; items: ClaimItemRow[] }[]> {
  const rows = await db
    .select()
    .from(claims)
    .where(eq(claims.ordNo, ordNo))
    .orderBy(desc(claims.reqDts), desc(claims.clmNo));
  if (rows.length === 0) return [];
  const numbers = rows.map(({ clmNo }) => clmNo);
  const items = await db
    .select()
    .from(claimItems)
    .where(inArray(claimItems.clmNo, numbers))
    .orderBy(asc(claimItems.ordItemNo));
  return rows.map((claim) => ({ claim, items: items.filter(({ clmNo }) => clmNo === claim.clmNo) }));
}

interface Move {
  event: OrderEvent;
  whoTp: Who;
  memo?: string | null;
  /** Other changes of the lines. */
  change?: Partial<ItemRow>;
}

/**
 * Moves lines of a locked order by an event, adds it to the history, and returns the changed order. Lines that enter a claim
 * store their state before it. Throws if a state does not allow the event.
 */
export async function moveItems(
  { db, now }: TransactionContext,
  order: LoadedOrder,
  items: readonly ItemRow[],
  { event, whoTp, memo = null, change = {} }: Move,
): Promise<LoadedOrder> {
  const dts = now();
  const { ordNo } = order.row;
  const states = new Set<string>();
  for (const item of items) {
    const itemStat = nextOrderState(item.itemStat, event, item.befStat);
    if (itemStat === null) throw new Error(`${event} has no place in ${item.itemStat}.`);
    states.add(itemStat);
    const befStat = isClaim(event) ? item.itemStat : null;
    const ofItem = eq(orderItems.ordItemNo, item.ordItemNo);
    await db
      .update(orderItems)
      .set({ itemStat, befStat, statDts: dts, ...change })
      .where(ofItem);
    if (items.length < order.items.length) {
      const { ordItemNo } = item;
      await db.insert(orderHistory).values({ ordNo, ordItemNo, dts, stat: itemStat, whoTp, memo });
    }
  }
  if (items.length === order.items.length) {
    const ofAll = [...states].map((stat) => ({ ordNo, ordItemNo: null, dts, stat, whoTp, memo }));
    await db.insert(orderHistory).values(ofAll);
  }
  return restate(db, ordNo);
}

/** Stores the state of an order as its lines determine it. */
export async function restate(db: Transaction, ordNo: string): Promise<LoadedOrder> {
  const items = await loadItems(db, [ordNo]);
  const ordStat = stateOfOrder(items.map(({ itemStat, statDts }) => ({ stat: itemStat, statDts })));
  const [row] = await db.update(orders).set({ ordStat }).where(eq(orders.ordNo, ordNo)).returning();
  if (!row) throw new Error(`The order ${ordNo} is gone.`);
  return withParts(db, row);
}

function isClaim(event: OrderEvent): boolean {
  return event === 'ASK_RETURN' || event === 'ASK_EXCHANGE' || event === 'CANCEL';
}

export async function changeItems(
  db: Transaction,
  items: readonly Pick<ItemRow, 'ordItemNo'>[],
  change: Partial<ItemRow>,
): Promise<void> {
  const numbers = items.map(({ ordItemNo }) => ordItemNo);
  if (numbers.length > 0) await db.update(orderItems).set(change).where(inArray(orderItems.ordItemNo, numbers));
}

export async function changeOrder(db: Database, ordNo: string, change: Partial<OrderRow>): Promise<void> {
  await db
    .update(orders)
    .set(change)
    .where(and(eq(orders.ordNo, ordNo)));
}
