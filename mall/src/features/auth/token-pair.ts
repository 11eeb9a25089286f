import { randomUUID } from 'node:crypto';
import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { refreshTokens, sessions } from '../../db/schema/members.ts';
import { signAccessToken, type AccessClaims } from './access-token.ts';
import { refreshTokenExpiry } from './lifetimes.ts';
import { hashToken, randomToken } from '../../security/sealing.ts';
import { inTransaction } from '../../db/transaction-guard.ts';

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** Opens a session for a member and issues its first token pair. */
export async function startSession(context: MallContext, member: Omit<AccessClaims, 'sid'>): Promise<TokenPair> {
  const sid = randomUUID();
  return inTransaction(context.db, async (transaction) => {
    await transaction.insert(sessions).values({ sid, memNo: member.sub, expiresAt: refreshTokenExpiry(context) });
    return issuePair(context, transaction, { ...member, sid });
  });
}

/** The next pair of a session; valid once the caller's transaction commits. */
export async function issuePair(context: MallContext, transaction: Database, claims: AccessClaims): Promise<TokenPair> {
  const refreshToken = randomToken();
  await transaction.insert(refreshTokens).values({
    tokenHash: hashToken(refreshToken),
    sid: claims.sid,
    expiresAt: refreshTokenExpiry(context),
  });
  return { accessToken: await signAccessToken(context, claims), refreshToken };
}
