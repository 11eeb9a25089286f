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

type PostContext = Pick<TransactionContext, 'db' | 'now' | 'jobs' | 'settings'>;

/** Inserts a message in the caller's transaction, to be sent by a job: no response waits for a mail server. */
export async function post(context: PostContext, message: Posted): Promise<void> {
  await postAll(context, [message]);
}

/** Likewise many at once, by one statement. */
export async function postAll({ db, now, jobs, settings }: PostContext, messages: readonly Posted[]): Promise<void> {
  if (messages.length === 0) return;
  const rows = await db
    .insert(outbox)
    .values(messages.map((message) => ({ ...message, createdAt: now() })))
    .returning({ id: outbox.id, channel: outbox.channel });
  if (settings.smtp === null) return;
  for (const { id, channel } of rows) if (channel === 'EMAIL') await jobs.sendOnce(db, 'mail', id, { id });
}
