import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { MallContext, TransactionContext } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { malls } from '../../db/schema/malls.ts';
import { members, refreshTokens, sessions } from '../../db/schema/members.ts';
import type { Handlers } from '../../http/call.ts';
import { refreshRefused } from '../../http/refusal.ts';
import { storeGuestOfRefreshToken } from './guests.ts';
import { refreshTokenExpiry } from './lifetimes.ts';
import { hashToken, keyOfToken, seal, unseal } from '../../security/sealing.ts';
import { issuePair, type TokenPair } from './token-pair.ts';
import { inTransaction } from '../../db/transaction-guard.ts';

export const refreshHandlers = {
  refreshTokens: async (context, { params }) => {
    const pair = await refresh(context, params.refreshToken);
    if (!pair) throw refreshRefused();
    return pair;
  },
} satisfies Partial<Handlers>;

async function refresh(context: MallContext, token: string): Promise<TokenPair | null> {
  const known = await exchange(context, token);
  if (known !== 'unknown') return known;
  if (!(await storeGuestOfRefreshToken(context, token))) return null;
  const stored = await exchange(context, token);
  return stored === 'unknown' ? null : stored;
}

/**
 * Rotation: the first use returns a new pair, and so does each use in the grace time, from a copy that only the token's
 * holder can decrypt. A later use means that the token was stolen, by either user, and ends the session. A lock on the
 * session serializes concurrent uses and logouts. Null is a refusal: throwing here would roll back the end of the session.
 */
async function exchange(context: MallContext, token: string): Promise<TokenPair | null | 'unknown'> {
  const now = context.now();
  return inTransaction(context, async (context) => {
    const { db } = context;
    const tokenHash = hashToken(token);
    const isLocked = await lockSession(db, tokenHash);
    // A concurrent call may insert a guest's token; use only the row that was locked.
    const row = isLocked ? await findToken(db, tokenHash) : undefined;
    if (!row) return 'unknown';
    if (row.endedAt !== null || row.expiresAt <= now || row.memStat !== 'NORMAL') return null;
    if (row.usedAt === null) return rotate(context, token, row);
    const graceEnd = row.usedAt.getTime() + context.settings.refreshGraceSeconds * 1000;
    const kept = now.getTime() < graceEnd && row.sealedPair ? unseal(keyOfToken(token), row.sealedPair) : null;
    if (kept !== null) return JSON.parse(kept) as TokenPair;
    await endSession(db, row.sid, now);
    return null;
  });
}

type TokenRow = NonNullable<Awaited<ReturnType<typeof findToken>>>;

/** False: the token is unknown. */
async function lockSession(transaction: Transaction, tokenHash: string): Promise<boolean> {
  const sid = transaction
    .select({ sid: refreshTokens.sid })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash));
  const locked = await transaction
    .select({ sid: sessions.sid })
    .from(sessions)
    .where(eq(sessions.sid, sid))
    .for('update');
  return locked.length > 0;
}

/** A separate statement after the lock: the waiting statement would see other tables as they were before. */
async function findToken(transaction: Database, tokenHash: string) {
  const [row] = await transaction
    .select({
      tokenHash: refreshTokens.tokenHash,
      expiresAt: refreshTokens.expiresAt,
      usedAt: refreshTokens.usedAt,
      sealedPair: refreshTokens.sealedPair,
      sid: sessions.sid,
      endedAt: sessions.endedAt,
      memNo: members.memNo,
      memStat: members.memStat,
      mallId: members.mallId,
      salesType: malls.mallSalesType,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.sid, refreshTokens.sid))
    .innerJoin(members, eq(members.memNo, sessions.memNo))
    .innerJoin(malls, eq(malls.mallId, members.mallId))
    .where(eq(refreshTokens.tokenHash, tokenHash));
  return row ?? null;
}

async function rotate(context: TransactionContext, token: string, row: TokenRow): Promise<TokenPair> {
  const { sid, mallId, salesType, memNo } = row;
  const pair = await issuePair(context, { sub: memNo, mallId, salesType, sid });
  const keeps = context.settings.refreshGraceSeconds > 0;
  await context.db
    .update(refreshTokens)
    .set({ usedAt: context.now(), sealedPair: keeps ? seal(keyOfToken(token), JSON.stringify(pair)) : null })
    .where(eq(refreshTokens.tokenHash, row.tokenHash));
  await context.db
    .update(sessions)
    .set({ expiresAt: refreshTokenExpiry(context), usedAt: context.now() })
    .where(eq(sessions.sid, sid));
  return pair;
}

/** Revokes all tokens of the session and deletes sealed pairs. */
export async function endSession(db: Transaction, sid: string, now: Date): Promise<void> {
  await db.update(sessions).set({ endedAt: now }).where(eq(sessions.sid, sid));
  await db.update(refreshTokens).set({ sealedPair: null }).where(eq(refreshTokens.sid, sid));
}

/** As `endSession`, for all of a member's sessions, or all but one. */
export async function endSessionsOf(
  db: Transaction,
  memNo: string,
  now: Date,
  exceptSid: string | null = null,
): Promise<void> {
  const theirs = and(
    eq(sessions.memNo, memNo),
    isNull(sessions.endedAt),
    exceptSid === null ? undefined : ne(sessions.sid, exceptSid),
  );
  const ended = await db.update(sessions).set({ endedAt: now }).where(theirs).returning({ sid: sessions.sid });
  const sids = ended.map(({ sid }) => sid);
  if (sids.length > 0) await db.update(refreshTokens).set({ sealedPair: null }).where(inArray(refreshTokens.sid, sids));
}
