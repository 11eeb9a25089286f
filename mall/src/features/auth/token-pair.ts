import { randomUUID } from 'node:crypto';
import type { MallContext, TransactionContext } from '../../context.ts';
import { refreshTokens, sessions } from '../../db/schema/members.ts';
import { signAccessToken, type AccessClaims } from './access-token.ts';
import { refreshTokenExpiry } from './lifetimes.ts';
import { hashToken, randomToken } from '../../security/sealing.ts';
import { inTransaction } from '../../db/transaction-guard.ts';

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** Opens a session for a member and issues its first token pair. `dvcNm`: see `deviceName`. */
export async function startSession(
  context: MallContext,
  member: Omit<AccessClaims, 'sid'>,
  dvcNm: string | null,
): Promise<TokenPair> {
  const sid = randomUUID();
  return inTransaction(context, async (context) => {
    const now = context.now();
    const times = { startedAt: now, usedAt: now, expiresAt: refreshTokenExpiry(context) };
    await context.db.insert(sessions).values({ sid, memNo: member.sub, dvcNm, ...times });
    return issuePair(context, { ...member, sid });
  });
}

/** The next pair of a session; valid once the caller's transaction commits. */
export async function issuePair(context: TransactionContext, claims: AccessClaims): Promise<TokenPair> {
  const refreshToken = randomToken();
  await context.db.insert(refreshTokens).values({
    tokenHash: hashToken(refreshToken),
    sid: claims.sid,
    expiresAt: refreshTokenExpiry(context),
  });
  return { accessToken: await signAccessToken(context, claims), refreshToken };
}
