import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import { createTransport, type Transporter } from 'nodemailer';
import type { MallContext } from '../../context.ts';
import { refuseInTransaction } from '../../db/transaction-guard.ts';
import { outbox } from '../../db/schema/operations.ts';
import type { JobHandlers } from '../../jobs/job-kinds.ts';

type Row = typeof outbox.$inferSelect;

const timeoutMs = 10_000;
const dayMs = 86_400_000;

/** A mail server refused a mail. Without the server's error, which may repeat the address. */
class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** Sends mails of the outbox. Without a mail server none is queued. */
export function mailJobs(context: MallContext): Pick<JobHandlers, 'mail'> {
  const { smtp } = context.settings;
  if (smtp === null) return { mail: async () => undefined };
  const transporter = openTransport(smtp.url);
  return { mail: ({ id }) => sendMail(context, transporter, { id, from: smtp.from }) };
}

/** Each mail has its own connection, and ends it after a silence. */
export function openTransport(url: string): Transporter {
  return createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
}

/**
 * Queues mails of the last day that were never tried. They were written before the mall had jobs, or while it had no mail
 * server.
 */
export async function queueWaitingMails({ db, jobs, settings, now }: MallContext): Promise<void> {
  if (settings.smtp === null) return;
  const isWaiting = and(
    eq(outbox.channel, 'EMAIL'),
    isNull(outbox.sentAt),
    eq(outbox.tries, 0),
    gte(outbox.createdAt, new Date(now().getTime() - dayMs)),
  );
  for (const { id } of await db.select({ id: outbox.id }).from(outbox).where(isWaiting)) {
    await jobs.sendOnce(db, 'mail', id, { id });
  }
}

async function sendMail(
  { db, now, log }: MallContext,
  transporter: Transporter,
  { id, from }: { id: string; from: string },
): Promise<void> {
  refuseInTransaction('mail server');
  const isUnsent = and(eq(outbox.id, id), isNull(outbox.sentAt));
  const [mail] = await db
    .update(outbox)
    .set({ tries: sql`${outbox.tries} + 1` })
    .where(isUnsent)
    .returning();
  if (!mail) return;
  try {
    await transporter.sendMail({
      from,
      to: mail.target,
      subject: mail.subject,
      text: textOf(mail),
      // The same for each attempt, so that duplicates can be recognized.
      messageId: `<${mail.id}@${from.split('@').at(-1)?.replace('>', '')}>`,
    });
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    log.warn({ mail: mail.id, kind: mail.kind, tries: mail.tries, code, responseCode }, 'a mail could not be sent');
    throw new MailRefused('The mail server did not take the mail.');
  }
  await db.update(outbox).set({ sentAt: now(), body: '', links: [] }).where(isUnsent);
}

function textOf({ body, links }: Row): string {
  return [body, ...links.map(({ label, url }) => `${label}\n${url}`)].join('\n\n');
}
