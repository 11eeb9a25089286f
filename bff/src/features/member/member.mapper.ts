import type { Member } from '../../graphql/__generated__/schema-types.ts';
import { mallKey, opaqueId } from '../../rules/ids.ts';
import { maskName } from '../../rules/masked-name.ts';
import type { RowFields } from '../../rules/row-fields.ts';
import { toSalesType } from '../mall/mall.mapper.ts';
import type { MemberMall, MemberModel } from './member.model.ts';
import type { WireUserInfo } from './member.wire.ts';

export function memberId(mall: Pick<MemberMall, 'url' | 'key'>, memberNumber: string): string {
  return opaqueId('Member', mallKey(mall), memberNumber);
}

/** A member of whom the mall has already been asked. */
export function toMember(wire: WireUserInfo, mall: MemberMall): MemberModel {
  const row = Promise.resolve(wire);
  return { mall, tokenNumber: wire.memNo, info: () => row };
}

/** What the mall says of a member in one call. */
export const memberFields = {
  number: ({ memNo }) => memNo,
  name: ({ memNm }) => memNm,
  // The mall gives all guests the same name, so it is not personal.
  maskedName: ({ memNm }, { isMarketing }) => (isMarketing ? memNm : maskName(memNm)),
  email: ({ email }) => email,
  mobile: ({ mobile }) => mobile,
  mustChangePassword: ({ tmpPwdYn }) => tmpPwdYn ?? false,
  salesType: ({ salesType }) => toSalesType(salesType),
} satisfies RowFields<WireUserInfo, MemberMall, Member>;
