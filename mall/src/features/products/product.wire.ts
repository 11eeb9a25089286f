import { receivingWayOf } from '../../buying/delivery-groups.ts';
import { labelOf, type LabelFacts } from '../../buying/product-labels.ts';
import { toDts } from '../../wire/dts.ts';
import type { ColorRow, GoodsRow, WirelessRow } from './product.queries.ts';

export type Goods = ReturnType<typeof toGoods>;
export type Wireless = ReturnType<typeof toWireless>;

/** `ctgNo` is null for goods in a cart that the mall no longer sells. */
type ShownGoods = Omit<GoodsRow, 'ctgNo'> & { ctgNo: string | null };

/** `favorites` is null for a visitor, who sees neither favorites nor market prices; `now` where no label is shown. */
export function toGoods(
  { ctgNo, product, goods, facts }: ShownGoods,
  colors: readonly ColorRow[],
  favorites: Set<string> | null,
  now: Date | null,
) {
  return {
    gdsGrpNo: product.gdsGrpNo,
    masterGdsNo: goods.masterGdsNo,
    ctgNo,
    dispGdsNm: product.name,
    modelNm: goods.modelNm,
    mktPrc: favorites ? goods.mktPrc : null,
    slPrc: goods.slPrc,
    fvrtYn: favoriteYn(favorites, product.gdsGrpNo),
    fileExt: goods.fileExt,
    imgPath: product.imgPaths[0] ?? null,
    gdsStat: product.gdsStat,
    gdsGrpTag: product.gdsGrpTag,
    gdsGrpStckr: toSticker(product, { ...facts, ...goods }, now),
    stckqty: product.stckqty,
    stckqty2: product.stckqty2,
    dlvType: goods.dlvType,
    rcvTp: receivingWayOf(goods),
    // The options decide: told on the product's own page, and in lines of carts and orders.
    mkOrdYn: null as 'Y' | 'N' | null,
    ingMm: goods.ingMm,
    subsNo: goods.subs && product.gdsGrpNo,
    splNm: goods.splNm,
    colorQtyList: colors.map(({ colorNm, colorHexCode, stckqty, useYn, imgPath }) => ({
      colorNm,
      colorHexCode,
      stckqty,
      useYn,
      imgPath,
      imgPathList: notInLists,
    })),
  };
}

export function toWireless(
  { ctgNo, product, wireless, facts }: WirelessRow,
  colors: readonly ColorRow[],
  favorites: Set<string> | null,
  now: Date,
) {
  const { newNum, transNum, changeNum, otherItem1, otherItem2 } = wireless;
  const { joinTp, instMnth, discType, phoneMemory, phonePrice, planName, planPrice, totalPrice } = wireless;
  return {
    gdsGrpNo: product.gdsGrpNo,
    gdsGrpNm: product.name,
    masterCtgNo: ctgNo,
    mainImgPath: product.imgPaths[0] ?? null,
    gdsGrpTag: product.gdsGrpTag,
    gdsGrpStckr: toSticker(product, { ...facts, slPrc: null, mktPrc: null, priceEndDts: null }, now),
    fvrtYn: favoriteYn(favorites, product.gdsGrpNo),
    newNum,
    transNum,
    changeNum,
    otherItem1,
    otherItem2,
    gdsStat: product.gdsStat,
    stckqty: product.stckqty,
    stckqty2: product.stckqty2,
    colorList: colors.map(({ colorNm, colorHexCode, gdsColorStat, imgPath }) => ({
      colorNm,
      colorHexCode,
      gdsColorStat,
      imgPath,
      imgPathList: notInLists,
    })),
    priceData: { joinTp, instMnth, discType, phoneMemory, phonePrice, planName, planPrice, totalPrice },
  };
}

/** All pictures of a color are told on the product's own page alone. */
const notInLists: string[] = [];

/** Colors on the product's own page have all their pictures. */
export function withPictures<Color extends { colorNm: string }>(shown: readonly Color[], colors: readonly ColorRow[]) {
  return shown.map((color) => ({
    ...color,
    imgPathList: colors.find(({ colorNm }) => colorNm === color.colorNm)?.imgPaths ?? [],
  }));
}

/** The picture in a color; that of the product where the color has none. */
export function pictureIn(
  product: Pick<GoodsRow['product'], 'imgPaths'>,
  colors: readonly ColorRow[],
  colorNm: string | null,
): string | null {
  return colors.find((color) => color.colorNm === colorNm)?.imgPath ?? product.imgPaths[0] ?? null;
}

function favoriteYn(favorites: Set<string> | null, gdsGrpNo: string): 'Y' | 'N' | null {
  if (favorites === null) return null;
  return favorites.has(gdsGrpNo) ? 'Y' : 'N';
}

/** A sticker of the shop's own, else the label that holds. */
function toSticker({ stckrType, stckrColor }: GoodsRow['product'], facts: LabelFacts, now: Date | null) {
  if (stckrType !== null) return { type: stckrType, color: stckrColor, critCntn: null, endDts: null };
  const label = now && labelOf(facts, now);
  return label && { ...label, endDts: label.endDts && toDts(label.endDts) };
}
