import type { TransactionContext } from '../../context.ts';
import { outbox, type MessageKind, type MessageLink } from '../../db/schema/operations.ts';

/** Content of a message. */
export interface OutboxMessage {
  kind: MessageKind;
  subject: string;
  /** Plain text; the links follow it. */
  body: string;
  links: MessageLink[];
}

interface Posted extends OutboxMessage {
  mallId: string;
  channel: 'EMAIL' | 'SMS';
  /** An e-mail address, or a mobile number. */
  target: string;
}

/** Inserts a message in the caller's transaction, to be sent by a job: no response waits for a mail server. */
export async function post(
  { db, now, jobs, settings }: Pick<TransactionContext, 'db' | 'now' | 'jobs' | 'settings'>,
  message: Posted,
): Promise<void> {
  const [row] = await db
    .insert(outbox)
    .values({ ...message, createdAt: now() })
    .returning({ id: outbox.id });
  if (row && message.channel === 'EMAIL' && settings.smtp !== null)
    await jobs.sendOnce(db, 'mail', row.id, { id: row.id });
}
