import type { SubscriptionEstimate, SubscriptionProduct } from '../../graphql/__generated__/schema-types.ts';
import { MallError } from '../../errors/mall-error.ts';
import { mallKey, opaqueId } from '../../rules/ids.ts';
import { toImage } from '../../rules/image.ts';
import { toDay } from '../../rules/korean-time.ts';
import type { RowFields } from '../../rules/row-fields.ts';
import { isSoldOut } from '../../rules/stock.ts';
import { fromCode } from '../../upstream/wire.ts';
import { toAgreement } from '../order-sheet/order-sheet.mapper.ts';
import { toStatus } from '../products/goods.mapper.ts';
import { toDescription, toDisclosures, toImages } from '../products/product.mapper.ts';
import type { ProductMall } from '../products/product.model.ts';
import { cycles } from './subscription-codes.ts';
import { toScheduledCharge } from './subscription.mapper.ts';
import type { SubscriptionProductModel } from './subscription.model.ts';
import type {
  WireSubscriptionEstimate,
  WireSubscriptionProduct,
  WireSubscriptionProductDetail,
} from './subscription.wire.ts';

/** Fields that the mall tells of a single product only. */
export const subscriptionProductDetailFields = {
  cycles: ({ cyclList }) =>
    cyclList.map(({ cyclCd, prc }) => ({ cycle: fromCode(cycles, cyclCd, 'cyclCd'), price: prc })),
  termMonths: ({ cntrctMnth }) => cntrctMnth || null,
  trialDays: ({ trialDays }) => trialDays || null,
  cancellationFeeText: ({ brkFeeCntn }) => brkFeeCntn,
  startsFrom: ({ bgnFromDt }) => toDay(bgnFromDt),
  startsUntil: ({ bgnToDt }) => toDay(bgnToDt),
  images: ({ imgPaths, subsNm }, { imageHost }) => toImages(imageHost, imgPaths, subsNm),
  description: ({ detailHtml }, mall) => toDescription(detailHtml, mall),
  disclosures: ({ notice }) => toDisclosures(notice),
  agreements: ({ agreeList }, mall) => (agreeList ?? []).map((agreement) => toAgreement(agreement, mall)),
} satisfies RowFields<WireSubscriptionProductDetail, ProductMall, SubscriptionProduct>;

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
