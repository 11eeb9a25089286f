import { confirmedByItself } from '../../buying/buying-times.ts';
import { nextOrderState, type Who } from '../../buying/order-states.ts';
import type { MallContext, TransactionContext } from '../../context.ts';
import { inSets, throwFailures, type SetFailure } from '../../jobs/in-sets.ts';
import type { JobHandlers, SetHandlers } from '../../jobs/job-kinds.ts';
import { savePointsOfAll } from '../benefits/points.ts';
import { lockWithMembers, moveOrders, type ItemRow, type LoadedOrder, type MovingLines } from './order.queries.ts';

/** Confirms received lines after eight days without any action. */
export function confirmationJobs(context: MallContext): Pick<JobHandlers, 'order-confirm'> {
  return { 'order-confirm': (job) => throwFailures(confirmInTime(context, [job])) };
}

/** The same for many orders at once. */
export function confirmationSets(context: MallContext): Pick<SetHandlers, 'order-confirm'> {
  return { 'order-confirm': (all) => confirmInTime(context, all) };
}

/** Queues the confirmation of received lines, each order once, for its first line. Ignores lines that were not received. */
export async function planConfirmations(
  { db, jobs }: TransactionContext,
  items: readonly Pick<ItemRow, 'ordNo' | 'rcvDts'>[],
): Promise<void> {
  const received = items.flatMap(({ ordNo, rcvDts }) =>
    rcvDts ? [{ data: { ordNo }, due: confirmedByItself(rcvDts) }] : [],
  );
  const firstOnes = Map.groupBy(
    received.toSorted((a, b) => a.due.getTime() - b.due.getTime()),
    ({ data }) => data.ordNo,
  );
  await jobs.sendAll(
    db,
    'order-confirm',
    [...firstOnes.values()].flatMap(([first]) => first ?? []),
  );
}

/** Confirms lines of a locked order, and credits their points. All of them must allow it. */
export async function confirmItems(
  context: TransactionContext,
  order: LoadedOrder,
  items: readonly ItemRow[],
  whoTp: Who,
): Promise<LoadedOrder> {
  const [confirmed] = await confirmOrders(context, [{ order, items }], whoTp);
  if (!confirmed) throw new Error('Each order comes back.');
  return confirmed;
}

async function confirmOrders(
  context: TransactionContext,
  confirming: readonly MovingLines[],
  whoTp: Who,
): Promise<LoadedOrder[]> {
  const earned = confirming.map(({ order: { row }, items }) => ({
    memNo: row.memNo,
    ordNo: row.ordNo,
    pnt: items.filter(({ savedYn }) => savedYn === 'N').reduce((sum, { savePnt }) => sum + savePnt, 0),
  }));
  await savePointsOfAll(context.db, earned, context.now());
  return moveOrders(context, confirming, { event: 'CONFIRM', whoTp, change: { savedYn: 'Y' } });
}

export function canBeConfirmed({ itemStat }: Pick<ItemRow, 'itemStat'>): boolean {
  return nextOrderState(itemStat, 'CONFIRM') !== null;
}

async function confirmInTime(
  context: MallContext,
  all: readonly { ordNo: string }[],
): Promise<SetFailure<{ ordNo: string }>[]> {
  return inSets(context, all, async (context, set) => {
    const now = context.now();
    const isDue = ({ rcvDts }: ItemRow) => rcvDts !== null && confirmedByItself(rcvDts) <= now;
    const locked = await lockWithMembers(
      context.db,
      set.map(({ ordNo }) => ordNo),
    );
    const waiting = locked.map((order) => ({ order, items: order.items.filter(canBeConfirmed) }));
    const due = waiting.flatMap(({ order, items }) => {
      const dueItems = items.filter(isDue);
      return dueItems.length > 0 ? { order, items: dueItems } : [];
    });
    if (due.length > 0) await confirmOrders(context, due, 'S');
    const later = waiting.flatMap(({ items }) => items.filter((item) => !isDue(item)));
    await planConfirmations(context, later);
  });
}
