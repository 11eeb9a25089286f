import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import { createTransport, type Transporter } from 'nodemailer';
import { dayMs, hourMs, minuteMs } from '../buying/durations.ts';
import type { MallContext } from '../context.ts';
import { refuseInTransaction } from '../db/transaction-guard.ts';
import { outbox, type MessageKind } from '../db/schema/operations.ts';
import { codeMinutes, linkHours } from './lifetimes.ts';
import { letterOf, sealLetter, type Letter } from './letters.ts';
import type { JobHandlers } from '../jobs/job-kinds.ts';

/** How long a message is worth sending. Others are tried as long as the outbox keeps them. */
const worthMs: Partial<Record<MessageKind, number>> = {
  CERT_CODE: codeMinutes * minuteMs,
  STEP_CODE: codeMinutes * minuteMs,
  WAKE_LINK: linkHours * hourMs,
  JOIN_LINK: linkHours * hourMs,
};

/** Tries at a mail that its server refuses for good. More would look like those of a spammer. */
const mostRefusals = 5;

const timeoutMs = 10_000;

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
  const waiting = await db.select({ id: outbox.id }).from(outbox).where(isWaiting);
  await jobs.sendAllOnce(
    db,
    'mail',
    waiting.map(({ id }) => ({ id, data: { id } })),
  );
}

/** Whether a server refuses recipient or content, and says that it will do so again (RFC 5321, 4.2.1). Not a wrong password of ours. */
function isForGood(code = '', responseCode = 0): boolean {
  return responseCode >= 500 && ['EENVELOPE', 'EMESSAGE'].includes(code);
}

async function sendMail(
  { db, keys, now, log }: MallContext,
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
  const overAt = mail.createdAt.getTime() + (worthMs[mail.kind] ?? Infinity);
  if (now().getTime() > overAt) return;
  const letter = letterOf(keys, mail);
  try {
    await transporter.sendMail({
      from,
      to: letter.target,
      subject: letter.subject,
      text: textOf(letter),
      // The same for each attempt, so that duplicates can be recognized.
      messageId: `<${mail.id}@${from.split('@').at(-1)?.replace('>', '')}>`,
    });
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    const isGivenUp = isForGood(code, responseCode) && mail.tries >= mostRefusals;
    const line = isGivenUp ? 'a mail was given up' : 'a mail could not be sent';
    log.warn({ mail: mail.id, kind: mail.kind, tries: mail.tries, code, responseCode }, line);
    if (isGivenUp) return;
    throw new MailRefused('The mail server did not take the mail.');
  }
  const emptied = sealLetter(keys, mail.mallId, { ...letter, body: '', links: [] });
  await db
    .update(outbox)
    .set({ sentAt: now(), ...emptied })
    .where(isUnsent);
}

function textOf({ body, links }: Letter): string {
  return [body, ...links.map(({ label, url }) => `${label}\n${url}`)].join('\n\n');
}
