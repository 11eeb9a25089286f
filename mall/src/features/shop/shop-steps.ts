import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { dayMs } from '../../buying/durations.ts';
import { nextOrderState, type OrderEvent } from '../../buying/order-states.ts';
import type { MallContext, TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { shipments } from '../../db/schema/orders.ts';
import type { JobHandlers } from '../../jobs/job-kinds.ts';
import { lockMember } from '../../members/members.queries.ts';
import { rejectSentCancels, takeClaimSteps } from '../claims/claim-ends.ts';
import { planShopStep } from '../orders/shop-pace.ts';
import { planConfirmation } from '../orders/confirmations.ts';
import {
  changeOrder,
  findOrder,
  lockOrder,
  moveItems,
  type ItemRow,
  type LoadedOrder,
} from '../orders/order.queries.ts';
import { inTransaction } from '../../db/transaction-guard.ts';

const carrier = '가온택배';
/** Days after the last parcel for which the entrance code is kept. */
export const entranceDays = 7;

/** Jobs of the simulated shop. */
export function orderJobs(context: MallContext): Pick<JobHandlers, 'shop-step' | 'order-step' | 'order-entrance'> {
  return {
    'shop-step': ({ ordNo }) => takeShopStep(context, ordNo),
    'order-step': ({ ordNo }) => planShopStep(context, ordNo),
    'order-entrance': ({ ordNo }) => eraseEntrance(context, ordNo),
  };
}

/**
 * Takes the first step that any line of an order waits for: grant, prepare, send or deliver. One at a time, so that each sees the
 * result of the one before.
 */
function takeShopStep(context: MallContext, ordNo: string): Promise<void> {
  const steps = [takeClaimSteps, prepareOrder, sendOrder, receiveOrder];
  return inTransaction(context, async (context) => {
    const order = await lockWithMember(context.db, ordNo);
    for (const step of order ? steps : []) {
      if (await step(context, ordNo)) return planShopStep(context, ordNo);
    }
  });
}

/** Prepares paid lines. Returns whether there were any. */
export function prepareOrder(context: MallContext, ordNo: string): Promise<boolean> {
  return forWaiting(context, ordNo, 'PREPARE', async (context, order, items) => {
    await moveItems(context, order, items, { event: 'PREPARE', whoTp: 'S' });
  });
}

/** Sends prepared lines, in a parcel for each delivery group. */
export function sendOrder(context: MallContext, ordNo: string): Promise<boolean> {
  return forWaiting(context, ordNo, 'SEND', async (context, order, items) => {
    let current = order;
    for (const group of new Set(items.map(({ dlvGrpNo }) => dlvGrpNo))) {
      const inParcel = items.filter(({ dlvGrpNo }) => dlvGrpNo === group);
      const invcNo = newParcelNumber();
      await context.db.insert(shipments).values({ invcNo, ordNo, dlvCmpnyNm: carrier, sentDts: context.now() });
      const move = { event: 'SEND', whoTp: 'S', memo: `${carrier} ${invcNo}`, change: { invcNo } } as const;
      current = await moveItems(context, current, inParcel, move);
    }
    await rejectSentCancels(context, items);
  });
}

/** The shipment has arrived. */
export function receiveOrder(context: MallContext, ordNo: string): Promise<boolean> {
  return forWaiting(context, ordNo, 'RECEIVE', async (context, order, items) => {
    const { db } = context;
    const rcvDts = context.now();
    for (const invcNo of new Set(items.map((item) => item.invcNo))) {
      if (invcNo !== null) await db.update(shipments).set({ rcvDts }).where(eq(shipments.invcNo, invcNo));
    }
    await moveItems(context, order, items, { event: 'RECEIVE', whoTp: 'S', change: { rcvDts } });
    await context.jobs.send(db, 'order-entrance', { ordNo }, new Date(rcvDts.getTime() + entranceDays * dayMs));
    await planConfirmation(
      context,
      items.map((item) => ({ ...item, rcvDts })),
    );
  });
}

/** Runs an effect for the lines whose state allows the event, with member and order locked. Returns whether there were any. */
function forWaiting(
  context: MallContext,
  ordNo: string,
  event: OrderEvent,
  effect: (context: TransactionContext, order: LoadedOrder, items: ItemRow[]) => Promise<void>,
): Promise<boolean> {
  return inTransaction(context, async (context) => {
    const order = await lockWithMember(context.db, ordNo);
    const items = (order?.items ?? []).filter(({ itemStat }) => nextOrderState(itemStat, event) !== null);
    if (!order || items.length === 0) return false;
    await effect(context, order, items);
    return true;
  });
}

async function lockWithMember(db: Transaction, ordNo: string): Promise<LoadedOrder | null> {
  const known = await findOrder(db, ordNo);
  if (!known) return null;
  await lockMember(db, known.row.memNo);
  return lockOrder(db, ordNo);
}

/** Erases the entrance code once everything has arrived. */
async function eraseEntrance({ db }: MallContext, ordNo: string): Promise<void> {
  const order = await findOrder(db, ordNo);
  const isOnTheWay = order?.items.some(({ itemStat, rcvDts }) => rcvDts === null && itemStat <= 'OR00104');
  if (order && !isOnTheWay) await changeOrder(db, ordNo, { sealedEntrance: null });
}

function newParcelNumber(): string {
  return `6${String(randomInt(100_000_000_000)).padStart(11, '0')}`;
}
