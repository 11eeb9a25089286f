import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import { createTransport, type Transporter } from 'nodemailer';
import type { MallContext } from '../../context.ts';
import { outbox } from '../../db/schema/operations.ts';

type Row = typeof outbox.$inferSelect;

export const mostTries = 5;
const pollMs = 1000;
const atOnce = 10;
const firstPauseMs = 30_000;
const timeoutMs = 10_000;

/** Sends mails of the outbox until stopped; `stop` waits for the one in progress. Without a mail server it does nothing. */
export function startMailing(context: MallContext): { stop(): Promise<void> } {
  const { smtp } = context.settings;
  if (smtp === null) return { stop: async () => undefined };
  const times = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transporter = createTransport({ url: smtp.url, ...times });
  let running = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = sendDue(context, transporter, smtp.from)
      .catch((error: unknown) => context.log.error({ err: error }, 'reading the outbox failed'))
      .finally(() => {
        isRunning = false;
      });
  }, pollMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
      transporter.close();
    },
  };
}

async function sendDue(context: MallContext, transporter: Transporter, from: string): Promise<void> {
  const mails = await claimDue(context);
  await Promise.all(mails.map((mail) => sendMail(context, transporter, { mail, from })));
}

/**
 * Records the attempt before sending: other processes skip the mail meanwhile, and an interrupted attempt is repeated, each
 * time after a longer pause.
 */
async function claimDue({ db, now }: MallContext): Promise<Row[]> {
  const isDue = and(
    eq(outbox.channel, 'EMAIL'),
    isNull(outbox.sentAt),
    lt(outbox.tries, mostTries),
    lte(outbox.nextTryAt, now()),
  );
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(isDue)
    .orderBy(asc(outbox.nextTryAt))
    .limit(atOnce)
    .for('update', { skipLocked: true });
  const pause = sql`${now().toISOString()}::timestamptz + ${firstPauseMs} * power(4, ${outbox.tries}) * interval '1 millisecond'`;
  return db
    .update(outbox)
    .set({ tries: sql`${outbox.tries} + 1`, nextTryAt: pause })
    .where(inArray(outbox.id, due))
    .returning();
}

async function sendMail(
  { db, now, log }: MallContext,
  transporter: Transporter,
  { mail, from }: { mail: Row; from: string },
): Promise<void> {
  try {
    await transporter.sendMail({
      from,
      to: mail.target,
      subject: mail.subject,
      text: textOf(mail),
      // The same for each attempt, so that duplicates can be recognized.
      messageId: `<${mail.id}@${from.split('@').at(-1)?.replace('>', '')}>`,
    });
    await db.update(outbox).set({ sentAt: now(), body: '', links: [] }).where(eq(outbox.id, mail.id));
  } catch (error) {
    // Not the error itself: servers repeat the address in it.
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    log.warn({ mail: mail.id, kind: mail.kind, tries: mail.tries, code, responseCode }, 'a mail could not be sent');
  }
}

function textOf({ body, links }: Row): string {
  return [body, ...links.map(({ label, url }) => `${label}\n${url}`)].join('\n\n');
}
