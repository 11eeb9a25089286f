import { and, eq, gte, isNull } from 'drizzle-orm';
import { createTransport, type Transporter } from 'nodemailer';
import { dayMs } from '../buying/durations.ts';
import type { MallContext } from '../context.ts';
import { refuseInTransaction } from '../db/transaction-guard.ts';
import { outbox } from '../db/schema/operations.ts';
import type { JobHandlers } from '../jobs/job-kinds.ts';
import { sendText } from './alimtalk.ts';
import type { Letter } from './letters.ts';
import { mailHtml } from './mail-html.ts';
import { queuesOf, type Channel } from './queues.ts';
import { sendMessage, type Send } from './sending.ts';

/** Tries at a mail that its server refuses for good. More would look like those of a spammer. */
const mostRefusals = 5;

const timeoutMs = 10_000;

/** A mail server refused a mail. Without the server's error, which may repeat the address. */
class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** Sends mails and short texts of the outbox. Without a server for them none is queued. */
export function mailJobs(context: MallContext): Pick<JobHandlers, 'mail' | 'text'> {
  const { smtp, alimtalk } = context.settings;
  const mail = smtp && sendMail(context, openTransport(smtp.url), smtp.from);
  const text = alimtalk && sendText(context, alimtalk);
  return {
    mail: async ({ id }) => (mail ? sendMessage(context, id, mail) : undefined),
    text: async ({ id }) => (text ? sendMessage(context, id, text) : undefined),
  };
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
 * Queues messages of the last day that were never tried. They were written before the mall had jobs, or while it had no server for
 * them.
 */
export async function queueWaitingMessages({ db, jobs, settings, now }: MallContext): Promise<void> {
  for (const [channel, queue] of Object.entries(queuesOf(settings))) {
    const isWaiting = and(
      eq(outbox.channel, channel as Channel),
      isNull(outbox.sentAt),
      eq(outbox.tries, 0),
      gte(outbox.createdAt, new Date(now().getTime() - dayMs)),
    );
    const waiting = await db.select({ id: outbox.id }).from(outbox).where(isWaiting);
    await jobs.sendAllOnce(
      db,
      queue,
      waiting.map(({ id }) => ({ id, data: { id } })),
    );
  }
}

/** Whether a server refuses recipient or content, and says that it will do so again (RFC 5321, 4.2.1). Not a wrong password of ours. */
function isForGood(code = '', responseCode = 0): boolean {
  return responseCode >= 500 && ['EENVELOPE', 'EMESSAGE'].includes(code);
}

function sendMail({ log }: MallContext, transporter: Transporter, from: string): Send {
  return async (mail, letter) => {
    refuseInTransaction('mail server');
    try {
      await transporter.sendMail({
        from,
        to: letter.target,
        subject: letter.subject,
        text: textOf(letter),
        html: mailHtml(letter) ?? undefined,
        // Both are the same for each attempt, so that duplicates can be recognized: by the id, and as a whole.
        baseBoundary: mail.id,
        messageId: `<${mail.id}@${from.split('@').at(-1)?.replace('>', '')}>`,
      });
      return 'SENT';
    } catch (error) {
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      const isGivenUp = isForGood(code, responseCode) && mail.tries >= mostRefusals;
      const line = isGivenUp ? 'a mail was given up' : 'a mail could not be sent';
      log.warn({ mail: mail.id, kind: mail.kind, tries: mail.tries, code, responseCode }, line);
      if (isGivenUp) return 'GIVEN_UP';
      throw new MailRefused('The mail server did not take the mail.');
    }
  };
}

function textOf({ body, links }: Letter): string {
  return [body, ...links.map(({ label, url }) => `${label}\n${url}`)].join('\n\n');
}
