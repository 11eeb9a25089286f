import type { WirelessPhone } from '../../graphql/__generated__/schema-types.ts';
import type { RowFields } from '../../rules/row-fields.ts';
import { toColorImages, toDescription, toDisclosures, toImages } from './product.mapper.ts';
import type { ProductMall } from './product-mall.ts';
import { toJoinTypes, toPlanOffer, toPrice } from './phone-plans.mapper.ts';
import type { WirePhoneDetail } from './wireless.wire.ts';

/** Fields that the mall returns for a single phone only. A line here is all that such a field needs beside its wire and schema. */
export const phoneDetailFields = {
  images: ({ imgPaths, gdsGrpNm }, { imageHost }) => toImages(imageHost, imgPaths, gdsGrpNm),
  colorImages: ({ colorList, gdsGrpNm }, { imageHost }) => toColorImages(imageHost, colorList, gdsGrpNm),
  description: ({ detailHtml }, mall) => toDescription(detailHtml, mall),
  disclosures: ({ notice }) => toDisclosures(notice),
  releasePrice: ({ relsPrc }) => relsPrc,
  memories: ({ memoryList }) =>
    (memoryList ?? []).map(({ phoneMemory, relsPrc }) => ({ memory: phoneMemory, releasePrice: relsPrc })),
  joinTypes: ({ joinTpList }) => toJoinTypes(joinTpList),
  installmentMonths: ({ instMnthList }) => instMnthList ?? [],
  initialPlans: (wire) => {
    const price = toPrice(wire.priceData);
    const joinType = price?.joinType ?? toJoinTypes(wire.joinTpList)[0] ?? null;
    return toPlanOffer(wire, joinType, price?.memory ?? wire.memoryList?.[0]?.phoneMemory ?? null);
  },
} satisfies RowFields<WirePhoneDetail, ProductMall, WirelessPhone>;
