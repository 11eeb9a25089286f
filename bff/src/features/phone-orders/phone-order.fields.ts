import type {
  PhoneHolder,
  PhoneOrder,
  PhoneOrderDocument,
  PhoneOrderEvent,
  PhoneWithdrawalReason,
} from '../../graphql/__generated__/schema-types.ts';
import { toDay, toInstant } from '../../rules/korean-time.ts';
import type { RowFields } from '../../rules/row-fields.ts';
import { fromCode } from '../../upstream/wire.ts';
import { actors, toOrderDelivery, toOrderPayment, toReceipt } from '../orders/order-detail.mapper.ts';
import type { OrderMall } from '../orders/order-mall.ts';
import { phoneOrderStatuses } from '../orders/order-states.ts';
import { toPhoneEstimate } from '../phone-estimate/phone-estimate.mapper.ts';
import { joinTypes } from '../products/phone-codes.ts';
import { claimReasons, paymentMethods } from '../purchase/purchase-codes.ts';
import { billingMethods, documentKinds } from './phone-order-codes.ts';
import type {
  WirePhoneDocument,
  WirePhoneHolder,
  WirePhoneOrder,
  WirePhoneOrderEvent,
  WirePhoneWithdrawalReason,
} from './phone-order.wire.ts';

/** Fields that lists of orders do not have. */
export const phoneOrderDetailFields = {
  estimate: ({ estimate }) => toPhoneEstimate(estimate),
  holder: ({ holder }) => toHolder(holder),
  delivery: ({ dlv }) => dlv && toOrderDelivery(dlv),
  documents: ({ docList }) => docList.map(toDocument),
  documentsDueAt: ({ docDueDts }) => toInstant(docDueDts),
  reasonText: ({ rsnCntn }) => rsnCntn,
  history: ({ histList }) => (histList ?? []).map(toEvent),
  withdrawableUntil: ({ wdrwEndDt }) => toDay(wdrwEndDt),
  withdrawalReasons: ({ wdrwRsnList }) => wdrwRsnList?.flatMap(toWithdrawalReason) ?? null,
  paymentMethod: ({ payMthdCd }) => fromCode(paymentMethods, payMthdCd, 'payMthdCd'),
  payment: ({ pay }) => pay && toOrderPayment(pay),
  receipts: ({ rcptList }) => rcptList?.map(toReceipt) ?? null,
  parcel: ({ dlvCmpnyNm, invcNo }) => (invcNo === null ? null : { carrier: dlvCmpnyNm, trackingNumber: invcNo }),
} satisfies RowFields<WirePhoneOrder, OrderMall, PhoneOrder>;

export function toHolder(wire: WirePhoneHolder): PhoneHolder {
  return {
    name: wire.nm,
    phone: wire.telNo,
    email: wire.email,
    isAdult: wire.adultYn,
    guardianName: wire.grdnNm,
    joinType: fromCode(joinTypes, wire.joinTp, 'joinTp'),
    previousCarrierCode: wire.befTelecomCd,
    billing: fromCode(billingMethods, wire.billTp, 'billTp'),
    billingAccount: wire.billNo,
  };
}

function toDocument({ docCd, fileNo, regDts }: WirePhoneDocument): PhoneOrderDocument {
  return { kind: fromCode(documentKinds, docCd, 'docCd'), fileNumber: fileNo, submittedAt: toInstant(regDts) };
}

function toEvent({ stat, dts, whoTp, rsnCntn }: WirePhoneOrderEvent): PhoneOrderEvent {
  return {
    at: toInstant(dts),
    status: fromCode(phoneOrderStatuses, stat, 'stat'),
    actor: fromCode(actors, whoTp, 'whoTp'),
    note: rsnCntn,
  };
}

/** None where the reason is unknown: it cannot be sent. */
function toWithdrawalReason({ rsnCd, endDt }: WirePhoneWithdrawalReason): PhoneWithdrawalReason[] {
  const reason = fromCode(claimReasons, rsnCd, 'rsnCd');
  return reason === null ? [] : [{ reason, until: toDay(endDt) }];
}
