import { eq, inArray, sql } from 'drizzle-orm';
import { dayMs } from '../../buying/durations.ts';
import { isBrought, wayOfGroup } from '../../buying/delivery-groups.ts';
import { nextOrderState, type OrderEvent } from '../../buying/order-states.ts';
import type { MallContext, TransactionContext } from '../../context.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { orderItems, shipments } from '../../db/schema/orders.ts';
import { invalid } from '../../http/refusal.ts';
import { inTransaction } from '../../db/transaction-guard.ts';
import { inSet, inSets, throwFailures, type SetFailure } from '../../jobs/in-sets.ts';
import type { JobHandlers, SetHandlers } from '../../jobs/job-kinds.ts';
import { ordersWithClaims, rejectSentCancels, takeClaimSteps } from '../claims/claim-ends.ts';
import { noticeOf } from '../../mail/notices.ts';
import { planConfirmations } from '../orders/confirmations.ts';
import { postOrderNotices, type AboutOrder } from '../orders/order-mail.ts';
import {
  changeOrders,
  loadItems,
  lockWithMembers,
  moveOrders,
  type ItemRow,
  type LoadedOrder,
} from '../orders/order.queries.ts';
import { sendTickets } from '../orders/order-tickets.ts';
import { planShopStep, planShopSteps } from '../orders/shop-pace.ts';
import { carrier } from '../../buying/carrier.ts';
import { newParcelNumber } from './parcel-numbers.ts';

/** Days after the last parcel for which the entrance code is kept. */
export const entranceDays = 7;

/** Jobs of the simulated shop. */
export function orderJobs(context: MallContext): Pick<JobHandlers, 'shop-step' | 'order-step' | 'order-entrance'> {
  return {
    'shop-step': (job) => throwFailures(takeShopSteps(context, [job])),
    'order-step': ({ ordNo }) => planShopStep(context, ordNo),
    'order-entrance': (job) => throwFailures(eraseEntrances(context, [job])),
  };
}

/** The same for many orders at once. */
export function orderSets(context: MallContext): Pick<SetHandlers, 'shop-step' | 'order-entrance'> {
  return {
    'shop-step': (all) => takeShopSteps(context, all),
    'order-entrance': (all) => eraseEntrances(context, all),
  };
}

interface OrderJob {
  ordNo: string;
}

/** Lines of a locked order that wait for an event. */
interface Waiting {
  order: LoadedOrder;
  items: ItemRow[];
}

/**
 * Takes the first step that any line of each order waits for: grant, prepare, send, hand over or deliver. One at a time, so that
 * each sees the result of the one before.
 */
async function takeShopSteps(context: MallContext, all: readonly OrderJob[]): Promise<SetFailure<OrderJob>[]> {
  const claimed = await ordersWithClaims(
    context.db,
    all.map(({ ordNo }) => ordNo),
  );
  const failures = await inSets(
    context,
    all.filter(({ ordNo }) => !claimed.has(ordNo)),
    stepAll,
  );
  // Claims move stock, each in an order of its own: two of them in one transaction might wait for each other's locks.
  for (const job of all.filter(({ ordNo }) => claimed.has(ordNo))) {
    failures.push(...(await inSet(context, [job], (context) => stepClaimed(context, job.ordNo))));
  }
  return failures;
}

async function stepClaimed(context: TransactionContext, ordNo: string): Promise<void> {
  await lockWithMembers(context.db, [ordNo]);
  if (await takeClaimSteps(context, ordNo)) await planShopStep(context, ordNo);
  else await stepAll(context, [{ ordNo }]);
}

const steps = [
  { event: 'PREPARE', effect: prepareAll },
  { event: 'SEND', effect: sendAll },
  { event: 'HAND_OVER', effect: handOverAll },
  { event: 'RECEIVE', effect: receiveAll },
] as const;

async function stepAll(context: TransactionContext, all: readonly OrderJob[]): Promise<void> {
  let rest = await lockWithMembers(
    context.db,
    all.map(({ ordNo }) => ordNo),
  );
  for (const { event, effect } of steps) {
    const waiting = waitingFor(rest, event);
    if (waiting.length === 0) continue;
    const moved = waiting.map(({ order }) => order);
    rest = rest.filter((order) => !moved.includes(order));
    await effect(context, waiting);
    await planShopSteps(
      context,
      moved.map(({ row }) => row.ordNo),
    );
  }
}

/** Prepares paid lines. Returns whether there were any. */
export function prepareOrder(context: MallContext, ordNo: string): Promise<boolean> {
  return forWaiting(context, ordNo, 'PREPARE', prepareAll);
}

/** Sends prepared lines, in a parcel for each delivery group. */
export function sendOrder(context: MallContext, ordNo: string): Promise<boolean> {
  return forWaiting(context, ordNo, 'SEND', sendAll);
}

/** Sends prepared tickets by text message, and records that prepared goods were picked up. Returns whether there were any. */
export function handOverOrder(context: MallContext, ordNo: string): Promise<boolean> {
  return forWaiting(context, ordNo, 'HAND_OVER', handOverAll);
}

export interface Parcel {
  dlvCmpnyNm: string;
  invcNo: string;
  /** The delivery group that it holds. Undefined: all prepared lines. */
  dlvGrpNo?: string | undefined;
}

/** Sends prepared lines in a parcel of a real carrier. Returns whether there were any. Refuses the number of another order's. */
export function sendParcel(
  context: MallContext,
  ordNo: string,
  { dlvCmpnyNm, invcNo, dlvGrpNo }: Parcel,
): Promise<boolean> {
  return inTransaction(context, async (context) => {
    const { db } = context;
    const [waiting] = waitingFor(await lockWithMembers(db, [ordNo]), 'SEND');
    const items = (waiting?.items ?? []).filter((item) => dlvGrpNo === undefined || groupOf(item) === dlvGrpNo);
    if (!waiting || items.length === 0) return false;
    const [known] = await db.select().from(shipments).where(eq(shipments.invcNo, invcNo));
    if (known && known.ordNo !== ordNo)
      throw invalid([{ field: 'invcNo', reason: '다른 주문에 쓴 송장번호예요.', rsnCd: 'REFUSED' }]);
    const sent = { order: waiting.order, items, dlvCmpnyNm, invcNo };
    await insertParcels(context, [sent], { isKnown: known !== undefined });
    await moveOrders(context, [{ ...sent, memo: `${dlvCmpnyNm} ${invcNo}` }], { event: 'SEND', whoTp: 'S' });
    await postSent(context, [sent]);
    await rejectSentCancels(context, items);
    return true;
  });
}

/** The shipment has arrived. */
export function receiveOrder(context: MallContext, ordNo: string): Promise<boolean> {
  return forWaiting(context, ordNo, 'RECEIVE', receiveAll);
}

async function prepareAll(context: TransactionContext, waiting: readonly Waiting[]): Promise<void> {
  await moveOrders(context, waiting, { event: 'PREPARE', whoTp: 'S' });
}

/** Sends the first group of each order, then the next of those that have one: a group moves an order after the one before. */
async function sendAll(context: TransactionContext, waiting: readonly Waiting[]): Promise<void> {
  let left = waiting.map(({ order, items }) => ({ order, parcels: [...Map.groupBy(items, groupOf).values()] }));
  while (left.length > 0) {
    const sent = left.map(({ order, parcels: [items = []] }) => ({
      order,
      items,
      dlvCmpnyNm: carrier,
      invcNo: newParcelNumber(),
    }));
    await insertParcels(context, sent);
    const moving = sent.map(({ invcNo, ...each }) => ({ ...each, memo: `${carrier} ${invcNo}` }));
    const moved = await moveOrders(context, moving, { event: 'SEND', whoTp: 'S' });
    await postSent(context, sent);
    left = left.flatMap(({ order, parcels: [, ...parcels] }, index) =>
      parcels.length > 0 ? { order: moved[index] ?? order, parcels } : [],
    );
  }
  await rejectSentCancels(
    context,
    waiting.flatMap(({ items }) => items),
  );
}

type SentParcel = Waiting & Pick<Parcel, 'dlvCmpnyNm' | 'invcNo'>;

function postSent(context: TransactionContext, sent: readonly SentParcel[]): Promise<void> {
  const asSent = { itemStat: 'OR00104', statDts: context.now() } as const;
  const notices = sent.map(({ order, items, dlvCmpnyNm, invcNo }) => ({
    order,
    items: items.map((item) => ({ ...item, ...asSent })),
    content: (about: AboutOrder) => noticeOf('ORDER_SENT', { ...about, 택배: `${dlvCmpnyNm} ${invcNo}` }),
  }));
  return postOrderNotices(context, notices);
}

async function handOverAll(context: TransactionContext, waiting: readonly Waiting[]): Promise<void> {
  await sendTickets(context, waiting);
  await arrive(context, waiting, 'HAND_OVER');
  await rejectSentCancels(
    context,
    waiting.flatMap(({ items }) => items),
  );
}

function groupOf({ dlvGrpNo }: ItemRow): string {
  return dlvGrpNo;
}

async function insertParcels(
  { db, now }: TransactionContext,
  sent: readonly SentParcel[],
  { isKnown = false } = {},
): Promise<void> {
  const sentDts = now();
  const parcels = sent.map(({ order, dlvCmpnyNm, invcNo }) => ({
    invcNo,
    ordNo: order.row.ordNo,
    dlvCmpnyNm,
    sentDts,
  }));
  if (!isKnown) await insertRows(db, shipments, parcels);
  const lines = sent.flatMap(({ items, invcNo }) => items.map(({ ordItemNo }) => ({ ordItemNo, invcNo })));
  const column = (name: 'ordItemNo' | 'invcNo') => sql.param(lines.map((line) => line[name]));
  await db.execute(sql`
    update ${orderItems} as line set invc_no = sent.invc_no
    from unnest(${column('ordItemNo')}::text[], ${column('invcNo')}::text[]) as sent (ord_item_no, invc_no)
    where line.ord_item_no = sent.ord_item_no
  `);
}

const deliveredNotice = (about: AboutOrder) => noticeOf('ORDER_DELIVERED', about);

async function receiveAll(context: TransactionContext, waiting: readonly Waiting[]): Promise<void> {
  const items = waiting.flatMap((each) => each.items);
  const parcels = [...new Set(items.flatMap(({ invcNo }) => invcNo ?? []))];
  const received = { rcvDts: context.now() };
  if (parcels.length > 0) await context.db.update(shipments).set(received).where(inArray(shipments.invcNo, parcels));
  await arrive(context, waiting, 'RECEIVE');
  await postOrderNotices(
    context,
    waiting.map((each) => ({ ...each, content: deliveredNotice })),
  );
}

/** The lines have reached their owner. */
async function arrive(
  context: TransactionContext,
  waiting: readonly Waiting[],
  event: 'RECEIVE' | 'HAND_OVER',
): Promise<void> {
  const { db, jobs } = context;
  const rcvDts = context.now();
  const items = waiting.flatMap((each) => each.items);
  await moveOrders(context, waiting, { event, whoTp: 'S', change: { rcvDts } });
  const due = new Date(rcvDts.getTime() + entranceDays * dayMs);
  const erasures = waiting.map(({ order: { row } }) => ({ data: { ordNo: row.ordNo }, due }));
  await jobs.sendAll(db, 'order-entrance', erasures);
  await planConfirmations(
    context,
    items.map((item) => ({ ...item, rcvDts })),
  );
}

/** Runs an effect for the lines whose state allows the event, with member and order locked. Returns whether there were any. */
function forWaiting(
  context: MallContext,
  ordNo: string,
  event: OrderEvent,
  effect: (context: TransactionContext, waiting: readonly Waiting[]) => Promise<void>,
): Promise<boolean> {
  return inTransaction(context, async (context) => {
    const waiting = waitingFor(await lockWithMembers(context.db, [ordNo]), event);
    if (waiting.length > 0) await effect(context, waiting);
    return waiting.length > 0;
  });
}

function waitingFor(locked: readonly LoadedOrder[], event: OrderEvent): Waiting[] {
  return locked.flatMap((order) => {
    const items = order.items.filter((item) => nextOrderState(item.itemStat, event) !== null && fitsWay(item, event));
    return items.length > 0 ? { order, items } : [];
  });
}

/** A carrier brings some lines, and never has the others. */
function fitsWay(item: ItemRow, event: OrderEvent): boolean {
  if (event === 'SEND') return isBrought(wayOfGroup(item));
  return event !== 'HAND_OVER' || !isBrought(wayOfGroup(item));
}

/** Erases the entrance codes of orders of which everything has arrived. */
async function eraseEntrances(context: MallContext, all: readonly OrderJob[]): Promise<SetFailure<OrderJob>[]> {
  return inSets(context, all, async ({ db }, set) => {
    const numbers = set.map(({ ordNo }) => ordNo);
    const items = await loadItems(db, numbers);
    const onTheWay = items.filter(({ itemStat, rcvDts }) => rcvDts === null && itemStat <= 'OR00104');
    const isOnTheWay = new Set(onTheWay.map(({ ordNo }) => ordNo));
    await changeOrders(
      db,
      numbers.filter((ordNo) => !isOnTheWay.has(ordNo)),
      { sealedEntrance: null },
    );
  });
}
