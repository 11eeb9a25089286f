import type { PhonePrintout } from '../../graphql/__generated__/schema-types.ts';
import { toInstant } from '../../rules/korean-time.ts';
import { fromCode } from '../../upstream/wire.ts';
import { toAgreement } from '../order-sheet/order-sheet.mapper.ts';
import { toOrderDelivery } from '../orders/order-detail.mapper.ts';
import type { OrderMall } from '../orders/order-mall.ts';
import { phoneOrderStatuses } from '../orders/order-states.ts';
import { toPhoneEstimate, toSubsidy } from '../phone-estimate/phone-estimate.mapper.ts';
import { toHolder } from './phone-order.fields.ts';
import type { WirePhonePrintout } from './phone-order.wire.ts';

export function toPhonePrintout(wire: WirePhonePrintout, mall: OrderMall): PhonePrintout {
  return {
    mallName: wire.mall.mallNm,
    orderNumber: wire.ordNo,
    orderedAt: toInstant(wire.ordDts),
    status: fromCode(phoneOrderStatuses, wire.stat, 'stat'),
    holder: toHolder(wire.holder),
    delivery: wire.dlv && toOrderDelivery(wire.dlv),
    estimate: toPhoneEstimate(wire.estimate),
    subsidies: wire.sprtList.map(toSubsidy),
    agreements: wire.agreeList.map((agreement) => toAgreement(agreement, mall)),
    isSigned: wire.signYn,
  };
}
