import type { Member } from '../../graphql/__generated__/schema-types.ts';
import { opaqueId } from '../../rules/ids.ts';
import { maskName } from '../../rules/masked-name.ts';
import type { RowFields } from '../../rules/row-fields.ts';
import { toSalesType } from '../mall/mall.mapper.ts';
import type { MemberMall, MemberModel } from './member.model.ts';
import type { WireUserInfo } from './member.wire.ts';

/** By the mall's number, which a token holds too: so a member has one id, whether the client names the mall or not. */
export function memberId({ number }: Pick<MemberMall, 'number'>, memberNumber: string): string {
  return opaqueId('Member', number, memberNumber);
}

/** A member of whom the mall has already been asked. */
export function toMember(wire: WireUserInfo, mall: MemberMall, tokenNumber: string | null): MemberModel {
  const row = Promise.resolve(wire);
  return { mall, tokenNumber, info: () => row };
}

/** What the mall says of a member in one call. */
export const memberFields = {
  number: ({ memNo }) => memNo,
  name: ({ memNm }) => memNm,
  // The mall gives all guests the same name, so it is not personal.
  maskedName: (wire, { isMarketing }) => ((isMarketing ?? isNobody(wire)) ? wire.memNm : maskName(wire.memNm)),
  email: ({ email }) => email,
  mobile: ({ mobile }) => mobile,
  mustChangePassword: ({ tmpPwdYn }) => tmpPwdYn ?? false,
  salesType: ({ salesType }) => toSalesType(salesType),
} satisfies RowFields<WireUserInfo, MemberMall, Member>;

/** A guest has left neither; what a member has left is masked, not missing. */
function isNobody({ email, mobile }: WireUserInfo): boolean {
  return email === null && mobile === null;
}
