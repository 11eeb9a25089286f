import { and, asc, desc, eq, getTableColumns, inArray, notInArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { nextOrderState, stateOfOrder, type OrderEvent, type OrderState, type Who } from '../../buying/order-states.ts';
import type { TransactionContext } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { rowInserts } from '../../db/insert-rows.ts';
import { readTogether, rowsIn, type Read } from '../../db/read-together.ts';
import {
  claimItems,
  claims,
  orderGroups,
  orderHistory,
  orderItems,
  orders,
  shipments,
} from '../../db/schema/orders.ts';
import { writeTogether } from '../../db/write-together.ts';
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
  const [order] = await lockOrders(db, [ordNo]);
  return order ?? null;
}

/** Locks orders of goods until the transaction ends, always in the same order. Leaves out numbers that are none. */
export async function lockOrders(db: Transaction, numbers: readonly string[]): Promise<LoadedOrder[]> {
  if (numbers.length === 0) return [];
  const ofNumbers = inArray(orders.ordNo, [...numbers]);
  const rows = await db.select().from(orders).where(ofNumbers).orderBy(asc(orders.ordNo)).for('update');
  // A statement of its own: one that has waited for a lock still sees the lines as they were before.
  return rows.length === 0 ? [] : toOrders(rows, await readTogether(db, partsIn(numbers)));
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
  const { rows, ...parts } = await readTogether(db, ordersIn([ordNo]));
  return toOrders(rows, parts)[0] ?? null;
}

/** Orders with their lines and delivery groups as parts of a larger statement, for `toOrders`. */
export function ordersIn(numbers: readonly string[]) {
  const ofNumbers = inArray(orders.ordNo, [...numbers]);
  return { rows: rowsIn(getTableColumns(orders), sql`from ${orders} where ${ofNumbers}`), ...partsIn(numbers) };
}

function partsIn(numbers: readonly string[]) {
  return { items: itemsIn(numbers), groups: groupsIn(numbers) };
}

/** Lines of orders. Parts of a split line follow it. */
export function itemsIn(numbers: readonly string[]): SQL<ItemRow[]> {
  return rowsIn(
    getTableColumns(orderItems),
    sql`from ${orderItems} where ${inArray(orderItems.ordNo, [...numbers])}
      order by ${orderItems.lineNo}, ${orderItems.ordItemNo}`,
  );
}

function groupsIn(numbers: readonly string[]): SQL<GroupRow[]> {
  return rowsIn(
    getTableColumns(orderGroups),
    sql`from ${orderGroups} where ${inArray(orderGroups.ordNo, [...numbers])} order by ${orderGroups.dlvGrpNo}`,
  );
}

export function toOrders(
  rows: readonly OrderRow[],
  { items, groups }: Pick<LoadedOrder, 'items' | 'groups'>,
): LoadedOrder[] {
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

export async function loadItems(db: Database, numbers: readonly string[]): Promise<ItemRow[]> {
  return (await readTogether(db, { items: itemsIn(numbers) })).items;
}

export function historyIn(ordNo: string) {
  return rowsIn(
    getTableColumns(orderHistory),
    sql`from ${orderHistory} where ${eq(orderHistory.ordNo, ordNo)} order by ${orderHistory.seq}`,
  );
}

export function loadShipments(db: Database, ordNo: string) {
  return db.select().from(shipments).where(eq(shipments.ordNo, ordNo)).orderBy(asc(shipments.sentDts));
}

/** A claim with its items. */
export interface ShownClaim {
  claim: ClaimRow;
  items: ClaimItemRow[];
}

/** Claims of an order, latest first. */
export async function loadClaims(db: Database, ordNo: string): Promise<ShownClaim[]> {
  return toClaims(await readTogether(db, claimsIn(ordNo)));
}

/** The same as parts of a larger statement, for `toClaims`. */
export function claimsIn(ordNo: string) {
  const ofOrder = sql`from ${claims} where ${eq(claims.ordNo, ordNo)}`;
  return {
    claimRows: rowsIn(getTableColumns(claims), sql`${ofOrder} order by ${desc(claims.reqDts)}, ${desc(claims.clmNo)}`),
    claimItems: rowsIn(
      getTableColumns(claimItems),
      sql`from ${claimItems} where ${claimItems.clmNo} in (select ${claims.clmNo} ${ofOrder}) order by ${claimItems.ordItemNo}`,
    ),
  };
}

export function toClaims({ claimRows, claimItems: items }: Read<ReturnType<typeof claimsIn>>): ShownClaim[] {
  return claimRows.map((claim) => ({ claim, items: items.filter(({ clmNo }) => clmNo === claim.clmNo) }));
}

interface Move {
  event: OrderEvent;
  whoTp: Who;
  memo?: string | null;
  /** Other changes of the lines. */
  change?: Partial<ItemRow>;
  /** Changes of the orders themselves, beside their state. */
  orderChange?: Partial<OrderRow>;
  /** Other writes of the same statement. */
  also?: readonly SQLWrapper[];
}

/** Lines of a locked order that move, with what the history notes about it. */
export interface MovingLines {
  order: LoadedOrder;
  items: readonly ItemRow[];
  memo?: string | null;
}

/**
 * Moves lines of a locked order by an event, adds it to the history, and returns the order as it was passed, with these changes.
 * Lines that enter a claim store their state before it. Throws if a state does not allow the event.
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

/** As `moveItems`, for many orders, in one statement too. */
export async function moveOrders(
  { db, now }: TransactionContext,
  moving: readonly MovingLines[],
  move: Omit<Move, 'memo'>,
): Promise<LoadedOrder[]> {
  const dts = now();
  const { event, whoTp, orderChange = {}, also = [] } = move;
  const changeOf = (item: ItemRow) => lineChange(item, move, dts);
  const lines = moving.flatMap(({ items }) => items);
  const alike = Map.groupBy(lines, (item) => `${item.itemStat} ${stateAfter(item, event)}`);
  const history = moving.flatMap((each) => notesOf(each, event).map((note) => ({ ...note, dts, whoTp })));
  const moved = moving.map(({ order, items }) => afterMove(order, items, changeOf, orderChange));
  const ofState = Map.groupBy(moved, ({ row }) => row.ordStat);
  await writeTogether(db, [
    ...[...alike.values()].flatMap((same) => itemChanges(db, same, same[0] ? changeOf(same[0]) : {})),
    ...rowInserts(db, orderHistory, history),
    ...[...ofState].map(([ordStat, same]) => orderChanges(db, numbersOf(same), { ...orderChange, ordStat })),
    ...also,
  ]);
  return moved;
}

function numbersOf(loaded: readonly LoadedOrder[]): string[] {
  return loaded.map(({ row }) => row.ordNo);
}

function lineChange(item: ItemRow, { event, change }: Omit<Move, 'memo'>, statDts: Date): Partial<ItemRow> {
  const befStat = isClaim(event) ? item.itemStat : null;
  return { itemStat: stateAfter(item, event), befStat, statDts, ...change };
}

/** The order once its lines have moved. Its state is what all of them determine. */
function afterMove(
  { row, items, groups }: LoadedOrder,
  moving: readonly ItemRow[],
  changeOf: (item: ItemRow) => Partial<ItemRow>,
  orderChange: Partial<OrderRow>,
): LoadedOrder {
  const changed = new Map(moving.map((item) => [item.ordItemNo, { ...item, ...changeOf(item) }]));
  const after = items.map((item) => changed.get(item.ordItemNo) ?? item);
  const ordStat = stateOfOrder(after.map(({ itemStat, statDts }) => ({ stat: itemStat, statDts })));
  return { row: { ...row, ...orderChange, ordStat }, items: after, groups };
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

function isClaim(event: OrderEvent): boolean {
  return event === 'ASK_RETURN' || event === 'ASK_EXCHANGE' || event === 'CANCEL';
}

export async function changeItems(
  db: Transaction,
  items: readonly Pick<ItemRow, 'ordItemNo'>[],
  change: Partial<ItemRow>,
): Promise<void> {
  for (const write of itemChanges(db, items, change)) await write;
}

function itemChanges(db: Transaction, items: readonly Pick<ItemRow, 'ordItemNo'>[], change: Partial<ItemRow>) {
  const numbers = items.map(({ ordItemNo }) => ordItemNo);
  return numbers.length === 0 ? [] : [db.update(orderItems).set(change).where(inArray(orderItems.ordItemNo, numbers))];
}

export async function changeOrder(db: Database, ordNo: string, change: Partial<OrderRow>): Promise<void> {
  await changeOrders(db, [ordNo], change);
}

export async function changeOrders(db: Database, numbers: readonly string[], change: Partial<OrderRow>): Promise<void> {
  if (numbers.length > 0) await orderChanges(db, numbers, change);
}

function orderChanges(db: Database, numbers: readonly string[], change: Partial<OrderRow>) {
  return db
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
