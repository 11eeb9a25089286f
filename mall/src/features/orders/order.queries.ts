import { and, asc, desc, eq, inArray, notInArray } from 'drizzle-orm';
import { nextOrderState, stateOfOrder, type OrderEvent, type OrderState, type Who } from '../../buying/order-states.ts';
import type { TransactionContext } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { insertRows } from '../../db/insert-rows.ts';
import {
  claimItems,
  claims,
  orderGroups,
  orderHistory,
  orderItems,
  orders,
  shipments,
} from '../../db/schema/orders.ts';
import { lockMembers } from '../../members/members.queries.ts';

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

/** Locks orders of goods until the transaction ends, always in the same order. Leaves out numbers that are none. */
export async function lockOrders(db: Transaction, numbers: readonly string[]): Promise<LoadedOrder[]> {
  if (numbers.length === 0) return [];
  const ofNumbers = inArray(orders.ordNo, [...numbers]);
  const rows = await db.select().from(orders).where(ofNumbers).orderBy(asc(orders.ordNo)).for('update');
  return withPartsOf(db, rows, await loadItems(db, numbers));
}

/** As `lockOrders`, with their members, who are locked before. */
export async function lockWithMembers(db: Transaction, numbers: readonly string[]): Promise<LoadedOrder[]> {
  if (numbers.length === 0) return [];
  const owners = await db
    .selectDistinct({ memNo: orders.memNo })
    .from(orders)
    .where(inArray(orders.ordNo, [...numbers]));
  await lockMembers(
    db,
    owners.map(({ memNo }) => memNo),
  );
  return lockOrders(db, numbers);
}

export async function findOrder(db: Database, ordNo: string): Promise<LoadedOrder | null> {
  const [row] = await db.select().from(orders).where(eq(orders.ordNo, ordNo));
  return row ? withParts(db, row) : null;
}

async function withParts(db: Database, row: OrderRow): Promise<LoadedOrder> {
  const [order] = await withPartsOf(db, [row], await loadItems(db, [row.ordNo]));
  if (!order) throw new Error('Each row becomes an order.');
  return order;
}

async function withPartsOf(db: Database, rows: readonly OrderRow[], items: readonly ItemRow[]): Promise<LoadedOrder[]> {
  if (rows.length === 0) return [];
  const numbers = rows.map(({ ordNo }) => ordNo);
  const groups = await db
    .select()
    .from(orderGroups)
    .where(inArray(orderGroups.ordNo, numbers))
    .orderBy(asc(orderGroups.dlvGrpNo));
  const itemsOf = Map.groupBy(items, ({ ordNo }) => ordNo);
  const groupsOf = Map.groupBy(groups, ({ ordNo }) => ordNo);
  return rows.map((row) => ({ row, items: itemsOf.get(row.ordNo) ?? [], groups: groupsOf.get(row.ordNo) ?? [] }));
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

/** Lines of a locked order that move, with what the history notes about it. */
export interface MovingLines {
  order: LoadedOrder;
  items: readonly ItemRow[];
  memo?: string | null;
}

/**
 * Moves lines of a locked order by an event, adds it to the history, and returns the changed order. Lines that enter a claim
 * store their state before it. Throws if a state does not allow the event.
 */
export async function moveItems(
  context: TransactionContext,
  order: LoadedOrder,
  items: readonly ItemRow[],
  { memo = null, ...move }: Move,
): Promise<LoadedOrder> {
  const [moved] = await moveOrders(context, [{ order, items, memo }], move);
  if (!moved) throw new Error('Each order comes back.');
  return moved;
}

/** As `moveItems`, for many orders in as many statements as for one. */
export async function moveOrders(
  { db, now }: TransactionContext,
  moving: readonly MovingLines[],
  { event, whoTp, change = {} }: Omit<Move, 'memo'>,
): Promise<LoadedOrder[]> {
  const dts = now();
  const moved = moving.flatMap(({ items }) => items.map((item) => ({ item, itemStat: stateAfter(item, event) })));
  const alike = Map.groupBy(moved, ({ item, itemStat }) => `${item.itemStat} ${itemStat}`);
  for (const [first, ...others] of alike.values()) {
    if (!first) continue;
    const befStat = isClaim(event) ? first.item.itemStat : null;
    const lines = [first, ...others].map(({ item }) => item);
    await changeItems(db, lines, { itemStat: first.itemStat, befStat, statDts: dts, ...change });
  }
  const history = moving.flatMap((each) => notesOf(each, event).map((note) => ({ ...note, dts, whoTp })));
  await insertRows(db, orderHistory, history);
  return restateAll(
    db,
    moving.map(({ order }) => order.row.ordNo),
  );
}

function stateAfter({ itemStat, befStat }: ItemRow, event: OrderEvent): OrderState {
  const next = nextOrderState(itemStat, event, befStat);
  if (next === null) throw new Error(`${event} has no place in ${itemStat}.`);
  return next;
}

/** A note of each line, or one of the order if all of its lines move to one state. */
function notesOf({ order, items, memo = null }: MovingLines, event: OrderEvent) {
  const { ordNo } = order.row;
  const noteOf = (stat: OrderState, ordItemNo: string | null) => ({ ordNo, ordItemNo, stat, memo });
  if (items.length < order.items.length) return items.map((item) => noteOf(stateAfter(item, event), item.ordItemNo));
  return [...new Set(items.map((item) => stateAfter(item, event)))].map((stat) => noteOf(stat, null));
}

/** Stores the state of orders as their lines determine it. Returns them in the order of their numbers. */
async function restateAll(db: Transaction, numbers: readonly string[]): Promise<LoadedOrder[]> {
  const items = await loadItems(db, numbers);
  const itemsOf = Map.groupBy(items, ({ ordNo }) => ordNo);
  const stateOf = (ordNo: string) =>
    stateOfOrder((itemsOf.get(ordNo) ?? []).map(({ itemStat, statDts }) => ({ stat: itemStat, statDts })));
  const rows: OrderRow[] = [];
  for (const [ordStat, alike] of Map.groupBy(new Set(numbers), stateOf)) {
    rows.push(...(await db.update(orders).set({ ordStat }).where(inArray(orders.ordNo, alike)).returning()));
  }
  const changed = new Map((await withPartsOf(db, rows, items)).map((order) => [order.row.ordNo, order]));
  return numbers.map((ordNo) => changed.get(ordNo) ?? isGone(ordNo));
}

function isGone(ordNo: string): never {
  throw new Error(`The order ${ordNo} is gone.`);
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
  await changeOrders(db, [ordNo], change);
}

export async function changeOrders(db: Database, numbers: readonly string[], change: Partial<OrderRow>): Promise<void> {
  if (numbers.length > 0)
    await db
      .update(orders)
      .set(change)
      .where(inArray(orders.ordNo, [...numbers]));
}

export type Parcel = Pick<typeof shipments.$inferSelect, 'ordNo' | 'dlvCmpnyNm' | 'invcNo'>;

/** The parcels of orders, by order, the first one first. */
export async function parcelsOf(db: Database, ordNos: readonly string[]): Promise<Map<string, Parcel[]>> {
  if (ordNos.length === 0) return new Map();
  const { ordNo, dlvCmpnyNm, invcNo, sentDts } = shipments;
  const rows = await db
    .select({ ordNo, dlvCmpnyNm, invcNo })
    .from(shipments)
    .where(inArray(ordNo, [...ordNos]))
    .orderBy(asc(sentDts), asc(invcNo));
  return Map.groupBy(rows, (row) => row.ordNo);
}
