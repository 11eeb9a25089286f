import { opaqueId } from '../../rules/ids.ts';
import { maskName } from '../../rules/masked-name.ts';
import { toSalesType } from '../mall/mall.mapper.ts';
import type { MemberFacts, MemberMall, MemberModel } from './member.model.ts';
import type { WireUserInfo } from './member.wire.ts';

export function memberId(mall: Pick<MemberMall, 'number'>, memberNumber: string): string {
  return opaqueId('Member', mall.number, memberNumber);
}

/** A member of whom the mall has already been asked. */
export function toMember(wire: WireUserInfo, mall: MemberMall): MemberModel {
  const facts = Promise.resolve(toMemberFacts(wire, mall));
  return { mall, tokenNumber: wire.memNo, facts: () => facts };
}

export function toMemberFacts(wire: WireUserInfo, { isMarketing }: Pick<MemberMall, 'isMarketing'>): MemberFacts {
  return {
    number: wire.memNo,
    name: wire.memNm,
    // The mall gives all guests the same name, so it is not personal.
    maskedName: isMarketing ? wire.memNm : maskName(wire.memNm),
    email: wire.email,
    mobile: wire.mobile,
    mustChangePassword: wire.tmpPwdYn ?? false,
    salesType: toSalesType(wire.salesType),
  };
}
