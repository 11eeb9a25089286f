import { confirmedByItself } from '../../buying/buying-times.ts';
import { nextOrderState, type Who } from '../../buying/order-states.ts';
import type { MallContext, TransactionContext } from '../../context.ts';
import type { JobHandlers } from '../../jobs/job-kinds.ts';
import { savePoints } from '../benefits/points.ts';
import { lockMember } from '../../members/members.queries.ts';
import { findOrder, lockOrder, moveItems, type ItemRow, type LoadedOrder } from './order.queries.ts';
import { inTransaction } from '../../db/transaction-guard.ts';

/** Confirms received lines after eight days without any action. */
export function confirmationJobs(context: MallContext): Pick<JobHandlers, 'order-confirm'> {
  return { 'order-confirm': ({ ordNo }) => confirmInTime(context, ordNo) };
}

/** Queues the confirmation of received lines. Ignores lines that were not received. */
export async function planConfirmation(
  { db, jobs }: TransactionContext,
  items: readonly Pick<ItemRow, 'ordNo' | 'rcvDts'>[],
): Promise<void> {
  const received = items.flatMap(({ ordNo, rcvDts }) => (rcvDts ? [{ ordNo, due: confirmedByItself(rcvDts) }] : []));
  const [first] = received.toSorted((a, b) => a.due.getTime() - b.due.getTime());
  if (first) await jobs.send(db, 'order-confirm', { ordNo: first.ordNo }, first.due);
}

/** Confirms lines of a locked order, and credits their points. All of them must allow it. */
export async function confirmItems(
  context: TransactionContext,
  order: LoadedOrder,
  items: readonly ItemRow[],
  whoTp: Who,
): Promise<LoadedOrder> {
  const { ordNo, memNo } = order.row;
  const earned = items.filter(({ savedYn }) => savedYn === 'N').reduce((sum, { savePnt }) => sum + savePnt, 0);
  await savePoints(context.db, { memNo, ordNo, pnt: earned, now: context.now() });
  return moveItems(context, order, items, { event: 'CONFIRM', whoTp, change: { savedYn: 'Y' } });
}

export function canBeConfirmed({ itemStat }: Pick<ItemRow, 'itemStat'>): boolean {
  return nextOrderState(itemStat, 'CONFIRM') !== null;
}

async function confirmInTime(context: MallContext, ordNo: string): Promise<void> {
  await inTransaction(context, async (context) => {
    const { db } = context;
    const known = await findOrder(db, ordNo);
    if (!known) return;
    await lockMember(db, known.row.memNo);
    const order = await lockOrder(db, ordNo);
    const now = context.now();
    const waiting = (order?.items ?? []).filter(canBeConfirmed);
    const isDue = ({ rcvDts }: ItemRow) => rcvDts !== null && confirmedByItself(rcvDts) <= now;
    if (!order) return;
    const due = waiting.filter(isDue);
    if (due.length > 0) await confirmItems(context, order, due, 'S');
    await planConfirmation(
      context,
      waiting.filter((item) => !isDue(item)),
    );
  });
}
