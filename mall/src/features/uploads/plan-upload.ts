import type { TransactionContext } from '../../context.ts';

/** Queues the next step of a confirmed upload, unless one waits already. */
export async function planUploadStep({ db, jobs, now }: TransactionContext, upldNo: string): Promise<void> {
  await jobs.sendOnePerKey(db, 'upload-step', upldNo, { upldNo }, now());
}
