import { and, eq, isNull, sql } from 'drizzle-orm';
import { isAlertTime } from '../buying/alert-rules.ts';
import { hourMs, minuteMs } from '../buying/durations.ts';
import type { MallContext } from '../context.ts';
import { refuseInTransaction } from '../db/transaction-guard.ts';
import { outbox, type MessageKind } from '../db/schema/operations.ts';
import { RetryLater } from '../jobs/job-queue.ts';
import { letterOf, sealLetter, type Letter } from './letters.ts';
import { codeMinutes, linkHours } from './lifetimes.ts';
import { messageTable } from './message-table.ts';

/** How long a message is worth sending. Others are tried as long as the outbox keeps them. */
const worthMs: Partial<Record<MessageKind, number>> = {
  CERT_CODE: codeMinutes * minuteMs,
  STEP_CODE: codeMinutes * minuteMs,
  WAKE_LINK: linkHours * hourMs,
  JOIN_LINK: linkHours * hourMs,
};

export type OutboxRow = typeof outbox.$inferSelect;

/** Hands a message over. Throws to be called again later; GIVEN_UP: it is refused for good. */
export type Send = (row: OutboxRow, letter: Letter) => Promise<'SENT' | 'GIVEN_UP'>;

/** Sends a message of the outbox, unless it was sent before or is too old, and forgets what was secret in it. */
export async function sendMessage({ db, keys, now }: MallContext, id: string, send: Send): Promise<void> {
  refuseInTransaction('message server');
  const isUnsent = and(eq(outbox.id, id), isNull(outbox.sentAt));
  const [row] = await db
    .update(outbox)
    .set({ tries: sql`${outbox.tries} + 1` })
    .where(isUnsent)
    .returning();
  if (!row) return;
  const overAt = row.createdAt.getTime() + (worthMs[row.kind] ?? Infinity);
  if (now().getTime() > overAt) return;
  if (messageTable[row.kind].night === 'WAITS' && !isAlertTime(now()))
    throw new RetryLater('The night is left in peace.');
  const letter = letterOf(keys, row);
  if ((await send(row, letter)) === 'GIVEN_UP') return;
  const emptied = sealLetter(keys, row.mallId, { ...letter, body: '', links: [], goods: [] });
  await db
    .update(outbox)
    .set({ sentAt: now(), ...emptied })
    .where(isUnsent);
}
