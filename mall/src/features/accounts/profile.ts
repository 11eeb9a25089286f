import { eq } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import { members } from '../../db/schema/members.ts';
import { memberOf, type Call, type Handlers } from '../../http/call.ts';
import { invalid, notSignedIn } from '../../http/refusal.ts';
import { checkCheckToken } from '../../members/check-token.ts';
import { personOf, sealPerson, type Member, type MemberPerson } from '../../members/member-person.ts';
import { findMember, lockCaller } from '../../members/members.queries.ts';
import { spendReachChange } from './reach-changes.ts';
import { inTransaction } from '../../db/transaction-guard.ts';

/** Fields that are left out stay unchanged. */
type ProfileChange = Call<'updateProfile'>['body'];

export const profileHandlers = {
  getProfile: async (context, call) => toProfile(context, await readMember(context, call)),
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
    const person = personOf(context.keys, present);
    const reach = await spendReachChange(context, { ...person, memNo: present.memNo, mallId: present.mallId }, change);
    const values = {
      ...sealPerson(context.keys, present.mallId, { ...changedPerson(person, change), ...reach }),
      ...(reach.email !== undefined && { emailCertYn: 'Y' as const }),
      smsAgreeYn: change.smsAgreeYn ?? present.smsAgreeYn,
      emailAgreeYn: change.emailAgreeYn ?? present.emailAgreeYn,
    };
    const [row] = await context.db.update(members).set(values).where(eq(members.memNo, member.memNo)).returning();
    return row ?? present;
  });
  return toProfile(context, changed);
}

async function readMember(context: MallContext, call: Call<'getProfile' | 'updateProfile'>): Promise<Member> {
  const caller = memberOf(call);
  await checkCheckToken(context, caller, call.params['X-Check-Token']);
  const found = await findMember(context.db, caller.memNo);
  if (!found) throw notSignedIn();
  return found.member;
}

/** Without address and number, which want a proof. */
function changedPerson(person: MemberPerson, change: ProfileChange): MemberPerson {
  return {
    ...person,
    memNm: change.memNm ?? person.memNm,
    zipCd: textOr(change.zipCd, person.zipCd),
    roadAddr: textOr(change.roadAddr, person.roadAddr),
    dtlAddr: textOr(change.dtlAddr, person.dtlAddr),
  };
}

/** The given value, else the current one; an empty text is none. */
function textOr(given: string | null | undefined, now: string | null): string | null {
  return given === undefined ? now : given || null;
}

/** Unmasked, for the member's own form. */
function toProfile({ keys }: MallContext, member: Member) {
  const { memNm, email, mobile, zipCd, roadAddr, dtlAddr } = personOf(keys, member);
  const { loginId, smsAgreeYn, emailAgreeYn } = member;
  return { memNm, id: loginId ?? '', email, mobile, zipCd, roadAddr, dtlAddr, smsAgreeYn, emailAgreeYn };
}
