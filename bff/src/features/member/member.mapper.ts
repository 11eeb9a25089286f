import { opaqueId } from '../../rules/ids.ts';
import { maskName } from '../../rules/masked-name.ts';
import { toSalesType } from '../mall/mall.mapper.ts';
import type { ProductMall } from '../products/product.model.ts';
import type { MemberFacts, MemberModel } from './member.model.ts';
import type { WireUserInfo } from './member.wire.ts';

export function memberId(mall: Pick<ProductMall, 'number'>, memberNumber: string): string {
  return opaqueId('Member', mall.number, memberNumber);
}

/** A member of whom the mall has already been asked. */
export function toMember(wire: WireUserInfo, mall: ProductMall): MemberModel {
  const facts = Promise.resolve(toMemberFacts(wire));
  return { mall, tokenNumber: wire.memNo, facts: () => facts };
}

export function toMemberFacts(wire: WireUserInfo): MemberFacts {
  return {
    number: wire.memNo,
    name: wire.memNm,
    maskedName: maskName(wire.memNm),
    email: wire.email,
    mobile: wire.mobile,
    mustChangePassword: wire.tmpPwdYn ?? false,
    salesType: toSalesType(wire.salesType),
  };
}
