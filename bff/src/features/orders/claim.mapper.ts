import type { ClaimItem, ItemChoice, RefundPartKind } from '../../graphql/__generated__/schema-types.ts';
import { opaqueId } from '../../rules/ids.ts';
import { toDay, toInstant } from '../../rules/korean-time.ts';
import { fromCode } from '../../upstream/wire.ts';
import { claimReasons, claimStatuses, claimTypes } from '../purchase/purchase-codes.ts';
import { toOrderDelivery } from './order-detail.mapper.ts';
import { toGoodsOrder } from './order.mapper.ts';
import type { ClaimModel } from './order.model.ts';
import type { OrderMall } from './order-mall.ts';
import type { WireClaim, WireClaimItem, WireOrder } from './order.wire.ts';

const partKinds: Readonly<Record<string, RefundPartKind>> = {
  GOODS: 'GOODS',
  DLV: 'DELIVERY',
  RTN_DLV: 'RETURN_DELIVERY',
};

export function toClaims(order: WireOrder, mall: OrderMall): ClaimModel[] {
  return order.clmList.map((claim) => toClaim(claim, order, mall));
}

export function toClaim(wire: WireClaim, order: WireOrder, mall: OrderMall): ClaimModel {
  return {
    ...toClaimFigures(wire),
    id: claimId(wire, order, mall),
    type: fromCode(claimTypes, wire.clmTp, 'clmTp'),
    reason: fromCode(claimReasons, wire.rsnCd, 'rsnCd'),
    reasonText: wire.rsnCntn,
    rejectionText: wire.rejRsnCntn,
    items: wire.itemList.map(toClaimItem),
    photos: wire.fileNoList,
    requestedAt: toInstant(wire.reqDts),
    pickUpOn: toDay(wire.pickDt),
    pickUpAddress: wire.pickDlv && toOrderDelivery(wire.pickDlv),
    order: () => toGoodsOrder(order, mall),
  };
}

/** Claims are told apart by their times where the mall sends no numbers. */
function claimId({ clmNo, reqDts }: WireClaim, { ordNo }: WireOrder, { number }: OrderMall): string {
  return clmNo === null ? opaqueId('Claim', number, ordNo, reqDts ?? '') : opaqueId('Claim', number, clmNo);
}

export function toClaimFigures(wire: RefundFields & Pick<WireClaim, 'clmNo' | 'clmStat' | 'rfndDueDt'>) {
  return {
    number: wire.clmNo,
    status: fromCode(claimStatuses, wire.clmStat, 'clmStat'),
    ...toRefund(wire),
    refundDueOn: toDay(wire.rfndDueDt),
  };
}

type RefundFields = Pick<WireClaim, 'rfndPrc' | 'rfndList' | 'rtnDlvPrc' | 'rstrPnt' | 'rstrCpnList'>;

/** Refund of a claim or of a preview. */
export function toRefund({ rfndPrc, rfndList, rtnDlvPrc, rstrPnt, rstrCpnList }: RefundFields) {
  return {
    refundTotal: rfndPrc,
    refundParts: rfndList && rfndList.map(({ tp, prc }) => ({ kind: fromCode(partKinds, tp, 'tp'), amount: prc })),
    returnDeliveryFee: rtnDlvPrc,
    restoredPoints: rstrPnt,
    restoredCoupons: rstrCpnList && rstrCpnList.map(({ cpnIsuNo, cpnNm }) => ({ number: cpnIsuNo, name: cpnNm })),
  };
}

function toClaimItem({ ordItemNo, qty, optNm, colorNm, befOptNm, befColorNm }: WireClaimItem): ClaimItem {
  return {
    number: ordItemNo,
    quantity: qty,
    before: toChoice(befOptNm, befColorNm),
    after: toChoice(optNm, colorNm),
  };
}

function toChoice(optionName: string | null, colorName: string | null): ItemChoice | null {
  return optionName === null && colorName === null ? null : { optionName, colorName };
}
