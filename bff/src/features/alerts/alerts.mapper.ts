import type { AlertKind, JoinType } from '../../graphql/__generated__/schema-types.ts';
import { opaqueId } from '../../rules/ids.ts';
import { toInstant } from '../../rules/korean-time.ts';
import { isPhone } from '../../rules/product-number.ts';
import { fromCode } from '../../upstream/wire.ts';
import type { MemberMall } from '../member/member.model.ts';
import { variantId } from '../products/variant-id.ts';
import { joinTypes } from '../products/phone-codes.ts';
import type { AlertModel } from './alert.model.ts';
import type { WireAlert } from './alerts.wire.ts';

const kinds: Readonly<Record<string, AlertKind>> = { RESTOCK: 'RESTOCK', PRICE: 'PRICE' };

export function alertId({ number }: Pick<MemberMall, 'number'>, alertNumber: string): string {
  return opaqueId('ProductAlert', number, alertNumber);
}

export function toAlert(wire: WireAlert, mall: MemberMall): AlertModel {
  const { gdsGrpNo: productNumber, optNo: optionNumber, optNm: optionName, colorNm: colorName } = wire;
  const isOfVariant = !isPhone(productNumber) && (optionNumber !== null || colorName !== null);
  return {
    id: alertId(mall, wire.almNo),
    number: wire.almNo,
    kind: fromCode(kinds, wire.almTp, 'almTp'),
    productNumber,
    variantId: isOfVariant ? variantId(mall.number, { productNumber, optionNumber, colorName }) : null,
    optionName,
    colorName,
    joinType: fromCode<JoinType>(joinTypes, wire.joinTp, 'joinTp'),
    targetPrice: wire.tgtPrc,
    createdAt: toInstant(wire.regDts),
    expiresAt: toInstant(wire.expDts),
    sentAt: toInstant(wire.sentDts),
    mall,
  };
}
