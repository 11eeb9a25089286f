import type {
  OwnAddress,
  Agreement,
  OrderSheet,
  OrderSheetLine,
  SheetCoupon,
  SheetPoints,
} from '../../graphql/__generated__/schema-types.ts';
import { toSafeHtml } from '../../rules/html.ts';
import { opaqueId } from '../../rules/ids.ts';
import { toDay, toInstant } from '../../rules/korean-time.ts';
import { fromCode } from '../../upstream/wire.ts';
import { couponKinds, discountTypes } from '../coupons/coupon-codes.ts';
import { toInstallmentOffer, toPaymentOption } from '../payment/payment.mapper.ts';
import { toReceivingWay } from '../products/goods-codes.ts';
import { toPickupPlace } from '../products/goods-receiving.mapper.ts';
import type { WireBuyer } from '../purchase/purchase.wire.ts';
import type { ProductMall } from '../products/product-mall.ts';
import { notOrderableReasons } from '../purchase/purchase-codes.ts';
import { toBuyer, toDeliveryGroup, toPriceSummary, toPurchaseLine } from '../purchase/purchase.mapper.ts';
import type { WireAgreement, WireOrderSheet, WireSheetCoupon, WireSheetLine } from './order-sheet.wire.ts';

export function toOrderSheet(wire: WireOrderSheet, mall: ProductMall) {
  const ways = new Set(wire.itemList.map(toReceivingWay));
  return {
    __typename: 'OrderSheet',
    id: opaqueId('OrderSheet', mall.number, wire.ordShtNo),
    number: wire.ordShtNo,
    expiresAt: toInstant(wire.expDts),
    lines: wire.itemList.map((line) => toSheetLine(line, mall)),
    deliveryGroups: wire.dlvGrpList.map(toDeliveryGroup),
    needsAddress: ways.has('PARCEL'),
    needsTicketPhone: ways.has('TEXT'),
    pickupPlaces: (wire.plcList ?? []).map(toPickupPlace),
    pickupFrom: toDay(wire.rdyDt),
    buyer: wire.ordr && toBuyer(wire.ordr),
    ownAddress: wire.ordr && toOwnAddress(wire.ordr),
    coupons: (wire.cpnList ?? []).map(toSheetCoupon),
    bestDiscount: wire.bestDscntPrc,
    points: wire.pntInfo && toSheetPoints(wire.pntInfo),
    paymentMethods: (wire.payMthdList ?? []).map(toPaymentOption),
    installments: (wire.instList ?? []).map(toInstallmentOffer),
    agreements: (wire.agreeList ?? []).map((agreement) => toAgreement(agreement, mall)),
    choice: {
      couponNumbers: wire.choice?.cpnIsuNoList ?? [],
      points: wire.choice?.usePnt ?? 0,
      addressNumber: wire.choice?.dlvNo,
    },
    summary: toPriceSummary(wire.summary),
    agreementId: wire.agrmtId,
  } satisfies OrderSheet;
}

function toSheetPoints(wire: NonNullable<WireOrderSheet['pntInfo']>): SheetPoints {
  return { held: wire.hldPnt, usable: wire.usblPnt, minimum: wire.minPnt, step: wire.unitPnt };
}

/** Null where the member has given none. */
function toOwnAddress({ zipCd, roadAddr, dtlAddr }: WireBuyer): OwnAddress | null {
  if (zipCd === null || roadAddr === null) return null;
  return { postalCode: zipCd, roadAddress: roadAddr, detailAddress: dtlAddr };
}

function toSheetLine(wire: WireSheetLine, mall: ProductMall): OrderSheetLine {
  return {
    ...toPurchaseLine(wire, mall),
    cartLineNumber: wire.cartNo,
    couponNumber: wire.cpnIsuNo,
    availableQuantity: wire.psblQty,
    notOrderableReason: fromCode(notOrderableReasons, wire.ordImpsblRsnCd, 'ordImpsblRsnCd'),
  };
}

function toSheetCoupon(wire: WireSheetCoupon): SheetCoupon {
  return {
    number: wire.cpnIsuNo,
    name: wire.cpnNm,
    kind: fromCode(couponKinds, wire.cpnTp, 'cpnTp'),
    discountType: fromCode(discountTypes, wire.dscntTp, 'dscntTp'),
    discountValue: wire.dscntVal,
    maximumDiscount: wire.maxDscntPrc,
    minimumPrice: wire.minPrc,
    endsAt: toInstant(wire.endDts),
    // Without a word of the mall it may be tried, and refused.
    isUsable: wire.usblYn ?? true,
    notUsableReason: wire.impsblRsnCntn,
    discount: wire.dscntPrc,
  };
}

/** Without a flag it counts as required: no consent by mistake, and no order without it. */
/** `minorYn`: of phone contracts alone. */
export function toAgreement(
  { agreeCd, title, cntnHtml, reqYn, minorYn = null }: WireAgreement & { minorYn?: boolean | null },
  mall: ProductMall,
): Agreement {
  return {
    code: agreeCd,
    title,
    html:
      cntnHtml === null
        ? null
        : toSafeHtml(cntnHtml, { mallUrl: mall.url, device: mall.device, imageHost: mall.imageHost }),
    isRequired: reqYn ?? true,
    isForMinors: minorYn ?? false,
  };
}
