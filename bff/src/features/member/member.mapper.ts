import { opaqueId } from '../../rules/ids.ts';
import { toSalesType } from '../mall/mall.mapper.ts';
import type { MemberMall, MemberModel } from './member.model.ts';
import type { WireUserInfo } from './member.wire.ts';

export function toMember(wire: WireUserInfo, mall: MemberMall): MemberModel {
  return {
    id: opaqueId('Member', mall.number, wire.memNo),
    number: wire.memNo,
    name: wire.memNm,
    isGuest: mall.isMarketing,
    email: wire.email,
    mobile: wire.mobile,
    mustChangePassword: wire.tmpPwdYn ?? false,
    salesType: toSalesType(wire.salesType),
    mall,
  };
}
