import type { NumberPorting, PhoneOrderSheet } from '../../graphql/__generated__/schema-types.ts';
import { opaqueId } from '../../rules/ids.ts';
import { toInstant } from '../../rules/korean-time.ts';
import { fromCode } from '../../upstream/wire.ts';
import { toAgreement } from '../order-sheet/order-sheet.mapper.ts';
import type { OrderMall } from '../orders/order-mall.ts';
import { toBank } from '../payment/payment.mapper.ts';
import { toExtraService, toPhoneEstimate } from '../phone-estimate/phone-estimate.mapper.ts';
import { toCarrier } from '../products/phone-plans.mapper.ts';
import { documentKinds } from './phone-order-codes.ts';
import type { WirePhoneSheet, WirePorting } from './phone-order.wire.ts';

export function toPhoneOrderSheet(wire: WirePhoneSheet, mall: OrderMall) {
  return {
    __typename: 'PhoneOrderSheet',
    id: opaqueId('PhoneOrderSheet', mall.number, wire.wlsShtNo),
    number: wire.wlsShtNo,
    expiresAt: toInstant(wire.expDts),
    estimate: toPhoneEstimate(wire.estimate),
    agreements: wire.agreeList.map((agreement) => toAgreement(agreement, mall)),
    extraServices: wire.addSvcList.map(toExtraService),
    documents: wire.docList.map(({ docCd, reqYn }) => ({
      kind: fromCode(documentKinds, docCd, 'docCd'),
      isAlwaysRequired: reqYn,
    })),
    carriers: wire.telecomList?.map(toCarrier) ?? null,
    banks: wire.bankList?.map(toBank) ?? null,
  } satisfies PhoneOrderSheet;
}

export function toNumberPorting({ mnpNo, expDts }: WirePorting) {
  return { __typename: 'NumberPorting', number: mnpNo, expiresAt: toInstant(expDts) } satisfies NumberPorting;
}
