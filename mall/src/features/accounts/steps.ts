import { and, desc, eq } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { certRequests, spentSteps } from '../../db/schema/accounts.ts';
import { invalid, type Refusal } from '../../http/refusal.ts';
import { openStep } from '../auth/open-steps.ts';
import { markOf, readStepToken, type Step } from '../auth/step-token.ts';
import type { AccessClaims } from '../auth/access-token.ts';
import { findMember, type MemberInMall } from '../../members/members.queries.ts';

/** An open step: its member and its token. */
export interface OpenStep extends MemberInMall {
  jti: string;
  expiresAt: Date;
}

/** The step of a valid, unused token of a member who still needs it. Throws 1400 at `stepToken`. */
export async function readStep(context: MallContext, stepToken: unknown, step: Step): Promise<OpenStep> {
  const claims = await readStepToken(context, String(stepToken), step);
  if (!claims) throw stepRefused();
  const found = await findMember(context.db, claims.memNo);
  const spent = await context.db.select().from(spentSteps).where(eq(spentSteps.jti, claims.jti)).limit(1);
  if (
    !found ||
    spent.length > 0 ||
    found.member.memStat === 'WITHDRAWN' ||
    openStep(found.member, found.salesType) !== step
  )
    throw stepRefused();
  // A new password ends all sessions and steps that the old one opened.
  if (claims.passwordMark !== markOf(found.member.passwordHash)) throw stepRefused();
  return { ...found, jti: claims.jti, expiresAt: claims.expiresAt };
}

/** Spends the token. One of several concurrent uses succeeds. */
export async function spendStep(
  db: Transaction,
  { jti, expiresAt }: Pick<OpenStep, 'jti' | 'expiresAt'>,
): Promise<void> {
  const spent = await db.insert(spentSteps).values({ jti, expiresAt }).onConflictDoNothing().returning();
  if (spent.length === 0) throw stepRefused();
}

/** The newest request of a member for a code in this step. */
export async function findStepRequest(db: Database, memNo: string): Promise<{ certReqHash: string } | null> {
  const mine = and(eq(certRequests.memNo, memNo), eq(certRequests.purposeCd, 'STEP_EMAIL'));
  const [request] = await db
    .select({ certReqHash: certRequests.certReqHash })
    .from(certRequests)
    .where(mine)
    .orderBy(desc(certRequests.createdAt))
    .limit(1);
  return request ?? null;
}

/** Claims for the member's tokens. */
export function claimsOf({ member, salesType }: MemberInMall): Omit<AccessClaims, 'sid'> {
  return { sub: member.memNo, mallId: member.mallId, salesType };
}

function stepRefused(): Refusal {
  return invalid([{ field: 'stepToken', reason: '시간이 지났거나 이미 사용했어요. 다시 로그인해주세요.' }]);
}
