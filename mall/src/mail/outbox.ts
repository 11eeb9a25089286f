import { randomUUID } from 'node:crypto';
import type { SQLWrapper } from 'drizzle-orm';
import type { TransactionContext } from '../context.ts';
import { rowInserts } from '../db/insert-rows.ts';
import { writeTogether } from '../db/write-together.ts';
import { sealLetter, type Letter } from './letters.ts';
import { outbox, type MessageKind } from '../db/schema/operations.ts';
import { queuesOf, type Channel } from './queues.ts';

/** Content of a message. */
export interface OutboxMessage extends Omit<Letter, 'target'> {
  kind: MessageKind;
}

/** A message with where it goes. */
export interface Posted extends OutboxMessage, Letter {
  mallId: string;
  channel: Channel;
}

type PostContext = Pick<TransactionContext, 'db' | 'keys' | 'now' | 'jobs' | 'settings'>;

/** Inserts a message in the caller's transaction, to be sent by a job: no response waits for its server. */
export async function post(context: PostContext, message: Posted): Promise<void> {
  await postAll(context, [message]);
}

/** Likewise many at once, by one statement. */
export async function postAll(context: PostContext, messages: readonly Posted[]): Promise<void> {
  if (messages.length > 0) await writeTogether(context.db, await postAllIn(context, messages));
}

/** The same for `writeTogether`. */
export async function postAllIn(
  { db, keys, now, jobs, settings }: PostContext,
  messages: readonly Posted[],
): Promise<SQLWrapper[]> {
  const rows = messages.map(({ mallId, channel, kind, ...letter }) => ({
    id: randomUUID(),
    mallId,
    channel,
    kind,
    ...sealLetter(keys, mallId, letter),
    createdAt: now(),
  }));
  const queues = queuesOf(settings);
  const queued = await Promise.all(
    Object.entries(queues).map(([channel, queue]) =>
      jobs.sendAllOnceIn(
        queue,
        rows.filter((row) => row.channel === channel).map(({ id }) => ({ id, data: { id } })),
      ),
    ),
  );
  return [...rowInserts(db, outbox, rows), ...queued.flat()];
}
