import { and, eq, gt, sql } from 'drizzle-orm';
import type { MallContext } from '../context.ts';
import { tryCounts } from '../db/schema/accounts.ts';
import { tooManyTries } from '../http/refusal.ts';
import { hashToken } from './sealing.ts';

/** A limit: count and window. */
interface Limit {
  limit: number;
  windowSeconds: number;
}

/** Limit of codes and mails. A target is a number, an address or an account. Throws 1429. */
export async function consumeSending(
  context: MallContext,
  address: string,
  ...targets: readonly string[]
): Promise<void> {
  const { limit, addressLimit, windowSeconds } = context.settings.sending;
  await consume(context, `sending from ${address}`, { limit: addressLimit, windowSeconds });
  for (const target of targets) {
    await consume(context, `sending to ${target.toLowerCase()}`, { limit, windowSeconds });
  }
}

/** Limit of guesses from an IP address: proofs, codes, tokens. Throws 1429. */
export async function consumeGuess(context: MallContext, address: string): Promise<void> {
  const { addressLimit, windowSeconds } = context.settings.signIn;
  await consume(context, `guess from ${address}`, { limit: addressLimit, windowSeconds });
}

/** A right guess does not count. */
export function refundGuess(context: MallContext, address: string): Promise<void> {
  return refund(context, `guess from ${address}`);
}

/** Limit of a signed-in member's password. Throws 1429. */
export async function consumePasswordGuess(context: MallContext, memNo: string): Promise<void> {
  const { limit, windowSeconds } = context.settings.signIn;
  await consume(context, `password of ${memNo}`, { limit, windowSeconds });
}

export function refundPasswordGuess(context: MallContext, memNo: string): Promise<void> {
  return refund(context, `password of ${memNo}`);
}

const portingChecks = { limit: 5, windowSeconds: 3600 };

/** Limit of a member's questions to the porting center. Throws 1429. Returns when the next one is allowed if this was the last. */
export async function consumePortingCheck(context: MallContext, memNo: string): Promise<Date | null> {
  const { spent, until } = await consume(context, `porting of ${memNo}`, portingChecks);
  return spent >= portingChecks.limit ? until : null;
}

const couponCodes = { limit: 5, windowSeconds: 3600 };

/** Limit of a member's wrong coupon codes. Throws 1429. */
export async function consumeCouponCode(context: MallContext, memNo: string): Promise<void> {
  await consume(context, `coupon code of ${memNo}`, couponCodes);
}

/** A right code does not count. */
export function refundCouponCode(context: MallContext, memNo: string): Promise<void> {
  return refund(context, `coupon code of ${memNo}`);
}

const wrongDeskKeys = { limit: 5, windowSeconds: 600 };

/** Throws 1429 for an address from which too many wrong keys of operators came. */
export async function checkDeskKeys({ db, now }: MallContext, address: string): Promise<void> {
  const [row] = await db
    .select()
    .from(tryCounts)
    .where(and(eq(tryCounts.keyHash, hashToken(deskKeyOf(address))), gt(tryCounts.until, now())));
  if (row && row.spent >= wrongDeskKeys.limit) throw tooManyTries(secondsUntil(row.until, now()));
}

export async function countWrongDeskKey(context: MallContext, address: string): Promise<void> {
  await consume(context, deskKeyOf(address), { ...wrongDeskKeys, limit: Infinity });
}

function deskKeyOf(address: string): string {
  return `desk key from ${address}`;
}

/** One statement in the database, so that concurrent attempts all count, at every process and across restarts. */
async function consume(
  { db, now }: MallContext,
  key: string,
  { limit, windowSeconds }: Limit,
): Promise<{ spent: number; until: Date }> {
  const at = now();
  const until = new Date(at.getTime() + windowSeconds * 1000);
  const isOver = sql`${tryCounts.until} <= ${at.toISOString()}`;
  const [count] = await db
    .insert(tryCounts)
    .values({ keyHash: hashToken(key), spent: 1, until })
    .onConflictDoUpdate({
      target: tryCounts.keyHash,
      set: {
        spent: sql`case when ${isOver} then 1 else ${tryCounts.spent} + 1 end`,
        until: sql`case when ${isOver} then excluded.until else ${tryCounts.until} end`,
      },
    })
    .returning();
  if (!count) throw new Error('A count was not stored.');
  if (count.spent <= limit) return count;
  throw tooManyTries(secondsUntil(count.until, at));
}

function secondsUntil(until: Date, now: Date): number {
  return Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
}

async function refund({ db }: MallContext, key: string): Promise<void> {
  await db
    .update(tryCounts)
    .set({ spent: sql`greatest(${tryCounts.spent} - 1, 0)` })
    .where(eq(tryCounts.keyHash, hashToken(key)));
}
