import { and, eq, isNotNull, lt, lte, notExists } from 'drizzle-orm';
import { dayMs } from './buying/durations.ts';
import type { MallContext } from './context.ts';
import { addUpListCounts } from './db/list-counts.ts';
import { alerts } from './db/schema/alerts.ts';
import { certRequests, mailLinks, spentSteps, tickets, tryCounts } from './db/schema/accounts.ts';
import { cartLines, idempotencyKeys } from './db/schema/buying.ts';
import { sweepFiles, sweepFileStore } from './features/files/sweep-files.ts';
import { eraseAnswers } from './features/exhibitions/erase-entries.ts';
import { deleteOldQuestions } from './features/questions/erase-questions.ts';
import { orderKinds } from './features/order-kinds/order-kinds.ts';
import { deleteOldOrders } from './features/order-list/old-orders.ts';
import { sweepBooks } from './operator/books.ts';
import { sweepReconciliation } from './features/payments/reconciliation/differences.ts';
import { members, refreshTokens, sessions } from './db/schema/members.ts';
import { outbox } from './db/schema/operations.ts';
import { paymentRefunds } from './db/schema/payment-books.ts';
import { sealPlainRows } from './seal-plain-rows.ts';
import { expirePoints } from './features/benefits/points.ts';
import type { JobHandlers } from './jobs/job-kinds.ts';

const outboxDays = 7;
const cartDays = 90;
const keyDays = 1;
const accountDays = 7;

/** Deletes everything that has expired, and adds up counts. */
export async function sweep(context: MallContext): Promise<void> {
  const parts = [
    // From a mall of an earlier version on this database; the start has sealed the rest.
    sealPlainRows,
    sweepSessions,
    sweepAccounts,
    sweepBuying,
    ...orderKinds.map(({ eraseDue }) => eraseDue),
    eraseAnswers,
    sweepFiles,
    deleteOldOrders,
    deleteOldQuestions,
    sweepBooks,
    sweepReconciliation,
    addUpListCounts,
  ];
  for (const part of parts) {
    await part(context);
    await context.visits.giveWay();
  }
}

/**
 * Deletes encrypted token pairs after the grace time, expired sessions with their tokens, and guests without a session, who
 * cannot sign in again.
 */
async function sweepSessions({ db, settings, now }: MallContext): Promise<void> {
  const graceBegan = new Date(now().getTime() - settings.refreshGraceSeconds * 1000);
  await db
    .update(refreshTokens)
    .set({ sealedPair: null })
    .where(and(isNotNull(refreshTokens.sealedPair), lt(refreshTokens.usedAt, graceBegan)));
  await db.delete(sessions).where(lt(sessions.expiresAt, now()));
  // Not new ones: a guest is inserted just before the session.
  const dayAgo = new Date(now().getTime() - dayMs);
  const ofGuest = db.select({ sid: sessions.sid }).from(sessions).where(eq(sessions.memNo, members.memNo));
  await db.delete(members).where(and(eq(members.guestYn, 'Y'), lt(members.joinDts, dayAgo), notExists(ofGuest)));
}

/** Requests, proofs, tokens, links, tickets and attempt counts; messages after a week, sent or not: they hold codes and names. */
async function sweepAccounts({ db, now }: MallContext): Promise<void> {
  const at = now();
  await db.delete(certRequests).where(lt(certRequests.expiresAt, at));
  await db.delete(spentSteps).where(lt(spentSteps.expiresAt, at));
  await db.delete(mailLinks).where(lt(mailLinks.expiresAt, at));
  // A day longer, so that an old address is told to have expired.
  await db.delete(tickets).where(lt(tickets.expiresAt, new Date(at.getTime() - dayMs)));
  await db.delete(tryCounts).where(lt(tryCounts.until, at));
  await db.delete(outbox).where(lt(outbox.createdAt, new Date(at.getTime() - outboxDays * dayMs)));
}

/**
 * Cart lines after 90 days, expired alerts, keys of calls after the time in which a repeat gets its response, points that
 * expire, and refund accounts a week after the refund.
 */
async function sweepBuying(context: MallContext): Promise<void> {
  const { db, now } = context;
  const before = (days: number) => new Date(now().getTime() - days * dayMs);
  await db.delete(cartLines).where(lt(cartLines.changedAt, before(cartDays)));
  await db.delete(alerts).where(lte(alerts.expDts, now()));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(keyDays)));
  const wentThere = and(isNotNull(paymentRefunds.sealedAcct), lt(paymentRefunds.doneDts, before(accountDays)));
  await db.update(paymentRefunds).set({ sealedAcct: null }).where(wentThere);
  await expirePoints(context, now());
}

/** One process of all runs them, by the schedules of the queue. */
export function sweepJobs(context: MallContext): Pick<JobHandlers, 'sweep' | 'sweep-file-store'> {
  return {
    sweep: () => sweep(context),
    'sweep-file-store': () => sweepFileStore(context),
  };
}
