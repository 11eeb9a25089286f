import { randomBytes, randomUUID } from 'node:crypto';
import type { MallContext } from '../../context.ts';
import { refreshTokenExpiry } from './lifetimes.ts';
import { members, refreshTokens, sessions } from '../../db/schema/members.ts';
import type { Mall } from '../../malls/mall.queries.ts';
import { signAccessToken } from './access-token.ts';
import { hashToken, seal, unseal } from '../../security/sealing.ts';
import type { TokenPair } from './token-pair.ts';

/** A visitor of a marketing mall, signed in as a member without asking. */
export interface Guest {
  memNo: string;
  mallId: string;
  sid: string;
}

const sessionMark = 'guest-';
const tokenMark = 'g.';
const guestMark = 'GU';

/**
 * Tokens of a guest for one visitor. Inserts nothing, since most visitors and all crawlers never use them. The access token
 * is signed, the refresh token holds its encrypted guest; the first use of either inserts the guest.
 */
export async function issueGuestTokens(context: MallContext, mall: Mall): Promise<TokenPair> {
  const guest: Guest = {
    memNo: `${guestMark}${randomBytes(10).toString('hex').toUpperCase()}`,
    mallId: mall.mallId,
    sid: `${sessionMark}${randomUUID()}`,
  };
  const accessToken = await signAccessToken(context, { ...guest, sub: guest.memNo, salesType: mall.mallSalesType });
  const content = JSON.stringify({ ...guest, expiresAt: refreshTokenExpiry(context).getTime() });
  return { accessToken, refreshToken: `${tokenMark}${seal(context.keys.guestToken, content)}` };
}

/** Whether a number is a guest's, also of one whose row is gone with the last session. */
export function isGuestNumber(memNo: string): boolean {
  return memNo.startsWith(guestMark);
}

export function isGuestSession(sid: string): boolean {
  return sid.startsWith(sessionMark);
}

/** Inserts a guest. Repeated or concurrent calls do no harm. */
export async function storeGuest(context: MallContext, guest: Guest): Promise<void> {
  const expiresAt = refreshTokenExpiry(context);
  await storeGuestRow(context, guest);
  await context.db.insert(sessions).values({ sid: guest.sid, memNo: guest.memNo, expiresAt }).onConflictDoNothing();
}

/** The row alone, as for a guest who comes back for an order: the caller begins a session. */
export async function storeGuestRow(
  { db, now }: MallContext,
  { memNo, mallId }: Pick<Guest, 'memNo' | 'mallId'>,
): Promise<void> {
  await db
    .insert(members)
    .values({ memNo, mallId, guestYn: 'Y', emailCertYn: 'N', emailAgreeYn: 'N', joinDts: now() })
    .onConflictDoNothing();
}

/** Inserts the guest of a refresh token on its first use. False: it is no such token. */
export async function storeGuestOfRefreshToken(context: MallContext, token: string): Promise<boolean> {
  if (!token.startsWith(tokenMark)) return false;
  const content = unseal(context.keys.guestToken, token.slice(tokenMark.length));
  if (content === null) return false;
  const { expiresAt, ...guest } = JSON.parse(content) as Guest & { expiresAt: number };
  // Rows of expired sessions are deleted, so an expired token must not recreate one.
  if (expiresAt <= context.now().getTime()) return false;
  await storeGuest(context, guest);
  await context.db
    .insert(refreshTokens)
    .values({ tokenHash: hashToken(token), sid: guest.sid, expiresAt: new Date(expiresAt) })
    .onConflictDoNothing();
  return true;
}
