import { isProductNumber } from '../../rules/product-number.ts';
import type { CallVariants } from '../../request/mall-api.ts';
import type { MallScope } from '../mall/mall.model.ts';
import type { Read } from '../../upstream/reading.ts';
import { code, codeThat, list, markup, row, surcharge, whole, withheld, won, words, yn } from '../../upstream/wire.ts';

export const sticker = row('Sticker', {}, { type: words, color: words, critCntn: words, endDts: words });
export const notice = list('notice', row('ProductNotice', { title: words, text: words }, {}));

const colorFields = { colorHexCode: words, stckqty: whole, useYn: yn, imgPath: words };
const goodsColor = row('GoodsColor', { colorNm: words }, colorFields);
const detailedColor = row(
  'GoodsColor',
  { colorNm: words },
  { ...colorFields, imgPathList: list('imgPathList', words) },
);
const wordsRule = row('WordsRule', { maxLen: whole }, { titleNm: words, chrCntn: words });
const goodsOption = row(
  'GoodsOption',
  { optNo: code, optNm: words },
  { addPrc: surcharge, stckqty: whole, txtReq: wordsRule, mkOrdYn: yn },
);
export const pickupPlace = row(
  'PickupPlace',
  { plcNo: code, plcNm: words },
  { addr: words, telNo: words, openCntn: words },
);

const interestFreeCard = row(
  'InterestFreeCard',
  { cardNm: words, freeInstMnthList: list('freeInstMnthList', whole) },
  {},
);

const sizeChart = row(
  'SizeChart',
  {
    unit: words,
    clmnList: list('clmnList', words),
    rowList: list('rowList', row('SizeRow', { optNm: words, valList: list('valList', words) }, {})),
  },
  {},
);

export const requiredGoodsFields = { gdsGrpNo: codeThat(isProductNumber), dispGdsNm: words };
export const goodsFields = {
  masterGdsNo: code,
  ctgNo: code,
  modelNm: words,
  mktPrc: won,
  slPrc: won,
  fvrtYn: yn,
  imgPath: words,
  gdsStat: words,
  gdsGrpTag: words,
  gdsGrpStckr: sticker,
  stckqty: whole,
  stckqty2: whole,
  dlvType: code,
  rcvTp: code,
  mkOrdYn: yn,
  ingMm: list('ingMm', whole),
  subsNo: code,
  splNm: words,
  colorQtyList: list('colorQtyList', goodsColor),
  aftrKey: code,
};

/** The market price is for members only, even if a mall sends it to visitors. */
const forVisitors = { mktPrc: withheld };

export const goods = row('Goods', requiredGoodsFields, goodsFields);
export const goodsForVisitors = row('Goods', requiredGoodsFields, { ...goodsFields, ...forVisitors });

const detailed = {
  ...goodsFields,
  colorQtyList: list('colorQtyList', detailedColor),
  imgPaths: list('imgPaths', words),
  detailHtml: markup,
  options: list('options', goodsOption),
  plcList: list('plcList', pickupPlace),
  rdyDt: words,
  dlvPrc: won,
  freeStdPrc: won,
  addDlvPrc: won,
  arvlDt: words,
  freeInstList: list('freeInstList', interestFreeCard),
  makerNm: words,
  makerCd: code,
  originNm: words,
  szTbl: sizeChart,
  notice,
  relGdsGrpNos: list('relGdsGrpNos', codeThat(isProductNumber)),
};
const goodsDetail = row('GoodsDetail', requiredGoodsFields, detailed);
const goodsDetailForVisitors = row('GoodsDetail', requiredGoodsFields, { ...detailed, ...forVisitors });

const goodsList = row('GoodsList', { goodsList: list('goodsList', goods) }, {});
const goodsListForVisitors = row('GoodsList', { goodsList: list('goodsList', goodsForVisitors) }, {});

export type WirePickupPlace = Read<typeof pickupPlace>;
export type WireSticker = Read<typeof sticker>;
export type WireGoods = Read<typeof goods>;
export type WireGoodsList = Read<typeof goodsList>;
export type WireGoodsColor = Read<typeof goodsColor>;
export type WireGoodsDetail = Read<typeof goodsDetail>;

export function goodsCalls(mallNumber: string, numbers: readonly string[]): CallVariants<WireGoodsList> {
  const shared = { method: 'POST', isShared: true } as const;
  return {
    member: {
      ...shared,
      response: goodsList,
      endpoint: 'POST products/goods',
      path: '/api/v1/mall/products/goods',
      body: { gdsGrpNolist: numbers },
    },
    visitor: {
      ...shared,
      response: goodsListForVisitors,
      endpoint: 'POST pre/layout/product/goods',
      path: '/api/v1/mall/pre/layout/product/goods',
      body: { mallId: mallNumber, gdsGrpNolist: numbers },
    },
  };
}

export function goodsDetailCalls(
  { number }: Pick<MallScope, 'number'>,
  goodsNumber: string,
): CallVariants<WireGoodsDetail> {
  const shared = { method: 'GET', isShared: true, numbers: { id: goodsNumber } } as const;
  return {
    member: {
      ...shared,
      response: goodsDetail,
      endpoint: 'GET products/goods/{id}',
      path: '/api/v1/mall/products/goods/{id}',
    },
    visitor: {
      ...shared,
      response: goodsDetailForVisitors,
      endpoint: 'GET pre/layout/product/goods/{id}',
      path: '/api/v1/mall/pre/layout/product/goods/{id}',
      query: { mallId: number },
    },
  };
}
