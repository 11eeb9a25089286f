import type { TransactionContext } from '../../context.ts';
import { proofRefused, spendProof } from '../certification/proofs.ts';
import type { CertRequest } from '../../members/cert-person.ts';
import { readTarget } from '../certification/targets.ts';
import type { MemberPerson } from '../../members/member-person.ts';

/** The part of a profile change that concerns contact data. Fields that are left out stay unchanged. */
export interface ReachChange {
  email?: string;
  mobile?: string;
  certNo?: string;
}

type Changing = Pick<MemberPerson, 'memNm' | 'email' | 'mobile'> & { memNo: string; mallId: string };

/** The new address or number of a member; spends its proof. Empty when both stay. Throws 1400 at `certNo`. */
export async function spendReachChange(
  context: TransactionContext,
  member: Changing,
  change: ReachChange,
): Promise<{ email?: string | null; mobile?: string | null }> {
  const email = change.email === undefined ? member.email : readTarget('email', 'EMAIL', change.email);
  const mobile = change.mobile === undefined ? member.mobile : readTarget('mobile', 'SMS', change.mobile);
  const hasNewEmail = email?.toLowerCase() !== member.email?.toLowerCase();
  const hasNewMobile = mobile !== member.mobile;
  if (!hasNewEmail && !hasNewMobile) return {};
  if (hasNewEmail && hasNewMobile) throw proofRefused('이메일과 휴대폰 번호는 한 번에 하나씩 변경해주세요.');
  if (change.certNo === undefined) throw proofRefused('변경하려면 인증이 필요해요.');
  const proof = await spendProof(context, { certNo: change.certNo, purposeCd: 'CHANGE', mallId: member.mallId });
  const isFor = hasNewEmail
    ? proof.kind === 'EMAIL' && proof.target === email
    : proof.kind !== 'EMAIL' && proof.target === mobile;
  if (!isFor || !isTheirs(proof, member)) throw proofRefused('인증한 정보와 달라요. 다시 인증해주세요.');
  return hasNewEmail ? { email } : { mobile };
}

/** Without a token the member is known by name only. */
function isTheirs({ memNo, memNm }: CertRequest, member: Changing): boolean {
  return memNo === null ? memNm === member.memNm : memNo === member.memNo;
}
