import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import { members, tidCodes } from '../../db/schema/members.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { wrongPassword, wrongTid } from '../../http/refusal.ts';
import { refuseOpenStep } from './open-steps.ts';
import { isPassword } from '../../security/passwords.ts';
import { checkRecaptcha } from './recaptcha.ts';
import { signInLimits, type SignInLimits } from './sign-in-limits.ts';
import { startSession, type TokenPair } from './token-pair.ts';

type Member = typeof members.$inferSelect;

/** Attempt counts start with the process. */
export function signInHandlers({ settings }: Pick<MallContext, 'settings'>) {
  const limits = signInLimits(settings.signIn);
  return {
    signIn: (context, call) => signIn(context, limits, call),
    signInWithTid: (context, call) => signInWithTid(context, limits, call),
  } satisfies Partial<Handlers>;
}

async function signIn(context: MallContext, limits: SignInLimits, call: Call<'signIn'>): Promise<TokenPair> {
  const { id, password } = call.body;
  const account = `${call.mallId} ${id.toLowerCase()}`;
  await limits.consumeAddress(call.address);
  await checkRecaptcha(context, call.params['X-Recaptcha-Token'], call.address);
  await limits.consumeAccount(account);
  const member = await findMember(context, call.mallId, id);
  const right = await isPassword(member?.passwordHash ?? null, password);
  if (!member || !right || member.memStat === 'WITHDRAWN') throw wrongPassword();
  await limits.refund(call.address, account);
  await refuseOpenStep(context, { member, salesType: call.salesType }, ['1254', '1257', '1258']);
  return open(context, call, member);
}

async function signInWithTid(
  context: MallContext,
  limits: SignInLimits,
  call: Call<'signInWithTid'>,
): Promise<TokenPair> {
  const { tid } = call.body;
  await limits.consumeAddress(call.address);
  const member = await spendTid(context, call.mallId, tid);
  if (!member || member.memStat === 'WITHDRAWN') throw wrongTid();
  await limits.refund(call.address);
  // No password was used, so an initial one does not matter here.
  await refuseOpenStep(context, { member, salesType: call.salesType }, ['1254', '1257']);
  return open(context, call, member);
}

function open(context: MallContext, call: Call, { memNo, mallId }: Member): Promise<TokenPair> {
  return startSession(context, { sub: memNo, mallId, salesType: call.salesType ?? 'ERROR' }, call.device);
}

async function findMember({ db }: MallContext, mallId: string, id: string): Promise<Member | null> {
  const mine = and(eq(members.mallId, mallId), eq(members.loginId, id.toLowerCase()));
  const [member] = await db.select().from(members).where(mine).limit(1);
  return member ?? null;
}

/** One update, so that one of several concurrent uses of a code succeeds. */
async function spendTid({ db, now }: MallContext, mallId: string, tid: string): Promise<Member | null> {
  const fresh = or(isNull(tidCodes.expiresAt), gt(tidCodes.expiresAt, now()));
  const mine = and(eq(tidCodes.tid, tid), eq(tidCodes.mallId, mallId), isNull(tidCodes.usedAt), fresh);
  const [code] = await db.update(tidCodes).set({ usedAt: now() }).where(mine).returning({ memNo: tidCodes.memNo });
  if (!code) return null;
  const [member] = await db.select().from(members).where(eq(members.memNo, code.memNo)).limit(1);
  return member ?? null;
}
