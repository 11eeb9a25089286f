import { and, desc, eq } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { certRequests, spentSteps } from '../../db/schema/accounts.ts';
import { invalid, type Refusal } from '../../http/refusal.ts';
import { openStep } from '../auth/open-steps.ts';
import { markOf, readStepToken, type Step } from '../auth/step-token.ts';
import type { AccessClaims } from '../auth/access-token.ts';
import type { CertRequest } from '../certification/requests.ts';
import { findMember, type MemberInMall } from '../members/members.queries.ts';

/** A step that is open: whose, and the token that opens it. */
export interface OpenStep extends MemberInMall {
  jti: string;
  expiresAt: Date;
}

/** The step of a token that is good and was not used, of a member for whom it still stands open. Throws 1400 at `stepToken`. */
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
  // Whoever has got a new password has shut out all who came by the one before, and those who stood at the door too.
  if (claims.passwordMark !== markOf(found.member.passwordHash)) throw stepRefused();
  return { ...found, jti: claims.jti, expiresAt: claims.expiresAt };
}

/** The token is good no more, however many show it at the same moment. */
export async function spendStep(db: Database, { jti, expiresAt }: Pick<OpenStep, 'jti' | 'expiresAt'>): Promise<void> {
  const spent = await db.insert(spentSteps).values({ jti, expiresAt }).onConflictDoNothing().returning();
  if (spent.length === 0) throw stepRefused();
}

/** The newest request of a member for a code in this step. */
export async function findStepRequest(db: Database, memNo: string): Promise<CertRequest | null> {
  const mine = and(eq(certRequests.memNo, memNo), eq(certRequests.purposeCd, 'STEP_EMAIL'));
  const [request] = await db.select().from(certRequests).where(mine).orderBy(desc(certRequests.createdAt)).limit(1);
  return request ?? null;
}

/** What the tokens of the member say. */
export function claimsOf({ member, salesType }: MemberInMall): Omit<AccessClaims, 'sid'> {
  return { sub: member.memNo, mallId: member.mallId, salesType };
}

function stepRefused(): Refusal {
  return invalid([{ field: 'stepToken', reason: '시간이 지났거나 이미 사용했어요. 다시 로그인해주세요.' }]);
}
