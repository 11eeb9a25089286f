import type { TransactionContext } from '../../../context.ts';
import type { TestNotice } from '../../../jobs/job-kinds.ts';
import { toDts } from '../../../wire/dts.ts';
import type { Money } from '../provider.ts';
import type { TestPayment } from './books.ts';

/** Queues the notices of money: as many as the scenario says, after the time in which the provider is down. */
export async function queueNotices(
  { db, jobs, now }: TransactionContext,
  { payNo, noticeCnt, silentUntil }: TestPayment,
  { eventTp, tid, amt, at }: Omit<Money, 'apprNo'> & Pick<TestNotice, 'eventTp'>,
): Promise<void> {
  const due = silentUntil && silentUntil > now() ? silentUntil : now();
  for (let sent = 0; sent < noticeCnt; sent += 1)
    await jobs.send(db, 'payment-test-notice', { payNo, tid, eventTp, amt, dts: toDts(at) }, due);
}
