import type { Goods, SizeChart } from '../../graphql/__generated__/schema-types.ts';
import { toDay } from '../../rules/korean-time.ts';
import type { RowFields } from '../../rules/row-fields.ts';
import { toPickupPlace, toWordsRule } from './goods-receiving.mapper.ts';
import { toVariants } from './goods-variants.mapper.ts';
import type { WireGoodsDetail } from './goods.wire.ts';
import { toColorImages, toDescription, toDisclosures, toImages } from './product.mapper.ts';
import type { ProductMall } from './product-mall.ts';

/** Fields that the mall returns for single goods only. A line here is all that such a field needs beside its wire and schema. */
export const goodsDetailFields = {
  images: ({ imgPaths, dispGdsNm }, { imageHost }) => toImages(imageHost, imgPaths, dispGdsNm),
  colorImages: ({ colorQtyList, dispGdsNm }, { imageHost }) => toColorImages(imageHost, colorQtyList, dispGdsNm),
  description: ({ detailHtml }, mall) => toDescription(detailHtml, mall),
  disclosures: ({ notice }) => toDisclosures(notice),
  options: ({ options, mkOrdYn: isAllMade }) =>
    (options ?? []).map(({ optNo, optNm, addPrc, stckqty, txtReq, mkOrdYn }) => ({
      number: optNo,
      name: optNm,
      surcharge: addPrc ?? 0,
      stock: stckqty,
      words: txtReq && toWordsRule(txtReq),
      isMadeToOrder: mkOrdYn ?? isAllMade ?? false,
    })),
  sizeChart: ({ szTbl }) => toSizeChart(szTbl),
  variants: toVariants,
  pickupPlaces: ({ plcList }) => (plcList ?? []).map(toPickupPlace),
  pickupFrom: ({ rdyDt }) => toDay(rdyDt),
  deliveryPrice: ({ dlvPrc }) => dlvPrc,
  freeDeliveryFrom: ({ freeStdPrc }) => freeStdPrc,
  remoteAreaFee: ({ addDlvPrc }) => addDlvPrc,
  arrivesOn: ({ arvlDt }) => toDay(arvlDt),
  interestFreeInstallments: ({ freeInstList }) =>
    freeInstList &&
    freeInstList.map(({ cardNm, freeInstMnthList }) => ({ cardName: cardNm, months: freeInstMnthList })),
  maker: ({ makerNm }) => makerNm,
  makerCode: ({ makerCd }) => makerCd,
  origin: ({ originNm }) => originNm,
} satisfies RowFields<WireGoodsDetail, ProductMall, Goods>;

/** Null where a size has not as many values as there are columns. */
function toSizeChart(wire: WireGoodsDetail['szTbl']): SizeChart | null {
  if (wire === null || wire.rowList.length === 0) return null;
  const { unit, clmnList, rowList } = wire;
  if (rowList.some(({ valList }) => valList.length !== clmnList.length)) return null;
  return { unit, columns: clmnList, rows: rowList.map(({ optNm, valList }) => ({ option: optNm, values: valList })) };
}
