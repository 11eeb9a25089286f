import type { TransactionContext } from '../context.ts';
import { sealLetter, type Letter } from './letters.ts';
import { outbox, type MessageKind } from '../db/schema/operations.ts';

/** Content of a message. */
export interface OutboxMessage extends Omit<Letter, 'target'> {
  kind: MessageKind;
}

interface Posted extends OutboxMessage, Letter {
  mallId: string;
  channel: 'EMAIL' | 'SMS';
}

type PostContext = Pick<TransactionContext, 'db' | 'keys' | 'now' | 'jobs' | 'settings'>;

/** Inserts a message in the caller's transaction, to be sent by a job: no response waits for a mail server. */
export async function post(context: PostContext, message: Posted): Promise<void> {
  await postAll(context, [message]);
}

/** Likewise many at once, by one statement. */
export async function postAll(
  { db, keys, now, jobs, settings }: PostContext,
  messages: readonly Posted[],
): Promise<void> {
  if (messages.length === 0) return;
  const rows = await db
    .insert(outbox)
    .values(
      messages.map(({ mallId, channel, kind, ...letter }) => ({
        mallId,
        channel,
        kind,
        ...sealLetter(keys, mallId, letter),
        createdAt: now(),
      })),
    )
    .returning({ id: outbox.id, channel: outbox.channel });
  if (settings.smtp === null) return;
  const mails = rows.filter(({ channel }) => channel === 'EMAIL');
  await jobs.sendAllOnce(
    db,
    'mail',
    mails.map(({ id }) => ({ id, data: { id } })),
  );
}
