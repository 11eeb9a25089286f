import type { SubscriptionProduct } from '../../graphql/__generated__/schema-types.ts';
import { toDay } from '../../rules/korean-time.ts';
import type { RowFields } from '../../rules/row-fields.ts';
import { fromCode } from '../../upstream/wire.ts';
import { toAgreement } from '../order-sheet/order-sheet.mapper.ts';
import { toDescription, toDisclosures, toImages } from '../products/product.mapper.ts';
import type { ProductMall } from '../products/product-mall.ts';
import { cycles } from './subscription-codes.ts';
import type { WireSubscriptionProductDetail } from './subscription.wire.ts';

/** Fields that the mall sends for a single product only. */
export const subscriptionProductDetailFields = {
  cycles: ({ cyclList }) =>
    cyclList.map(({ cyclCd, prc }) => ({ cycle: fromCode(cycles, cyclCd, 'cyclCd'), price: prc })),
  termMonths: ({ cntrctMnth }) => cntrctMnth || null,
  trialDays: ({ trialDays }) => trialDays || null,
  cancellationFeeText: ({ brkFeeCntn }) => brkFeeCntn,
  startsFrom: ({ bgnFromDt }) => toDay(bgnFromDt),
  startsUntil: ({ bgnToDt }) => toDay(bgnToDt),
  takesApplications: ({ applPsblYn }) => applPsblYn,
  images: ({ imgPaths, subsNm }, { imageHost }) => toImages(imageHost, imgPaths, subsNm),
  description: ({ detailHtml }, mall) => toDescription(detailHtml, mall),
  disclosures: ({ notice }) => toDisclosures(notice),
  agreements: ({ agreeList }, mall) => (agreeList ?? []).map((agreement) => toAgreement(agreement, mall)),
} satisfies RowFields<WireSubscriptionProductDetail, ProductMall, SubscriptionProduct>;
