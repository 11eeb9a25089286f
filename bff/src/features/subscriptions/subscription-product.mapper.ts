import type { SubscriptionEstimate } from '../../graphql/__generated__/schema-types.ts';
import { MallError } from '../../errors/mall-error.ts';
import { mallKey, opaqueId } from '../../rules/ids.ts';
import { toImage } from '../../rules/image.ts';
import { toDay } from '../../rules/korean-time.ts';
import { isSoldOut } from '../../rules/stock.ts';
import { toAgreement } from '../order-sheet/order-sheet.mapper.ts';
import { toStatus } from '../products/goods-codes.ts';
import type { ProductMall } from '../products/product-mall.ts';
import { toScheduledCharge } from './subscription.fields.ts';
import type { SubscriptionProductModel } from './subscription.model.ts';
import type {
  WireSubscriptionEstimate,
  WireSubscriptionProduct,
  WireSubscriptionProductDetail,
} from './subscription.wire.ts';

export function toSubscriptionProduct(wire: WireSubscriptionProduct, mall: ProductMall): SubscriptionProductModel {
  const status = toStatus(wire.gdsStat);
  return {
    __typename: 'SubscriptionProduct',
    id: opaqueId('SubscriptionProduct', mallKey(mall), wire.subsNo),
    number: wire.subsNo,
    name: wire.subsNm,
    categoryNumber: wire.ctgNo,
    image: toImage(mall.imageHost, wire.imgPath, wire.subsNm),
    marketPrice: wire.mnthPrc,
    salePrice: wire.dscntPrc,
    status,
    isSoldOut: isSoldOut(status, []),
    hasTrial: wire.trialYn ?? false,
    mall,
    detail: null,
  };
}

export function toSingleSubscriptionProduct(
  wire: WireSubscriptionProductDetail,
  mall: ProductMall,
): SubscriptionProductModel {
  return { ...toSubscriptionProduct(wire, mall), detail: wire };
}

/** The shopper consents to these charges, so none may be missing. */
export function toSubscriptionEstimate(wire: WireSubscriptionEstimate, mall: ProductMall) {
  const { payPrc, trialEndDt, schdList, nowPayPrc, cntrctMnth, brkFeeCntn, agreeList, agrmtId } = wire;
  const charges = schdList.flatMap(toScheduledCharge);
  if (charges.length < schdList.length)
    throw new MallError('bad-answer', 'POST subs/estimate', { detail: 'a charge without its day' });
  return {
    __typename: 'SubscriptionEstimate',
    payTotal: payPrc,
    trialEndsAt: toDay(trialEndDt),
    charges,
    chargedNow: nowPayPrc,
    termMonths: cntrctMnth,
    cancellationFeeText: brkFeeCntn,
    agreements: agreeList?.map((agreement) => toAgreement(agreement, mall)) ?? null,
    agreementId: agrmtId,
  } satisfies SubscriptionEstimate;
}
