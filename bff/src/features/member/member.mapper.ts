import { opaqueId } from '../../rules/ids.ts';
import { toSalesType } from '../mall/mall.mapper.ts';
import type { ProductMall } from '../products/product.model.ts';
import type { MemberModel } from './member.model.ts';
import type { WireUserInfo } from './member.wire.ts';

export function toMember(wire: WireUserInfo, mall: ProductMall): MemberModel {
  return {
    id: opaqueId('Member', mall.number, wire.memNo),
    number: wire.memNo,
    name: wire.memNm,
    email: wire.email,
    mobile: wire.mobile,
    mustChangePassword: wire.tmpPwdYn ?? false,
    salesType: toSalesType(wire.salesType),
    mall,
  };
}
