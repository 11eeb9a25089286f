import { eq } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import { members } from '../../db/schema/members.ts';
import { memberOf, type Call, type Handlers } from '../../http/call.ts';
import { invalid, notSignedIn } from '../../http/refusal.ts';
import { checkCheckToken } from './check-token.ts';
import { findMember, lockCaller, type Member } from '../members/members.queries.ts';
import { spendReachChange } from './reach-changes.ts';
import { inTransaction } from '../../db/transaction-guard.ts';

/** Fields that are left out stay unchanged. */
type ProfileChange = Call<'updateProfile'>['body'];

export const profileHandlers = {
  getProfile: async (context, call) => toProfile(await readMember(context, call)),
  updateProfile,
} satisfies Partial<Handlers>;

async function updateProfile(context: MallContext, call: Call<'updateProfile'>) {
  const change = call.body;
  const member = await readMember(context, call);
  if (change.id !== undefined && change.id.toLowerCase() !== member.loginId) {
    throw invalid([{ field: 'id', reason: '아이디는 변경할 수 없어요.' }]);
  }
  const changed = await inTransaction(context, async (context) => {
    const present = await lockCaller(context.db, member.memNo);
    const reach = await spendReachChange(context, present, change);
    const values = { ...plainValues(present, change), ...reach };
    const [row] = await context.db.update(members).set(values).where(eq(members.memNo, member.memNo)).returning();
    return row ?? present;
  });
  return toProfile(changed);
}

async function readMember(context: MallContext, call: Call<'getProfile' | 'updateProfile'>): Promise<Member> {
  const caller = memberOf(call);
  await checkCheckToken(context, caller, call.params['X-Check-Token']);
  const found = await findMember(context.db, caller.memNo);
  if (!found) throw notSignedIn();
  return found.member;
}

function plainValues(member: Member, change: ProfileChange): Partial<Member> {
  return {
    memNm: change.memNm ?? member.memNm,
    zipCd: textOr(change.zipCd, member.zipCd),
    roadAddr: textOr(change.roadAddr, member.roadAddr),
    dtlAddr: textOr(change.dtlAddr, member.dtlAddr),
    smsAgreeYn: change.smsAgreeYn ?? member.smsAgreeYn,
    emailAgreeYn: change.emailAgreeYn ?? member.emailAgreeYn,
  };
}

/** The given value, else the current one; an empty text is none. */
function textOr(given: string | null | undefined, now: string | null): string | null {
  return given === undefined ? now : given || null;
}

/** Unmasked, for the member's own form. */
function toProfile({ memNm, loginId, email, mobile, zipCd, roadAddr, dtlAddr, smsAgreeYn, emailAgreeYn }: Member) {
  return { memNm, id: loginId ?? '', email, mobile, zipCd, roadAddr, dtlAddr, smsAgreeYn, emailAgreeYn };
}
