import { asc, eq } from 'drizzle-orm';
import { isBrought, receivingWayOf } from '../../buying/delivery-groups.ts';
import { writableText } from '../../buying/option-words.ts';
import type { MallContext } from '../../context.ts';
import { goodsOptions } from '../../db/schema/products.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { notFound } from '../../http/refusal.ts';
import { arrivalAt, destinationOf } from '../deliveries/arrivals.ts';
import { pickupDay, pickupPlacesOf } from '../deliveries/pickup-places.ts';
import { deliveryRule } from '../deliveries/delivery-rule.ts';
import { interestFreeCards } from '../payments/cards.ts';
import { loadColors, loadGoodsRows, loadFavorites, loadPageTexts, loadWirelessRows } from './product.queries.ts';
import { toGoods, toWireless, withPictures } from './product.wire.ts';
import { loadMemories, loadWirelessOffer } from './wireless-plans.ts';

export const detailHandlers = {
  getGoods,
  getPreGoods: getGoods,
  getWireless,
  getPreWireless: getWireless,
} satisfies Partial<Handlers>;

async function getGoods(context: MallContext, { params, mallId, caller }: Call<'getGoods' | 'getPreGoods'>) {
  const { db, now } = context;
  const { id } = params;
  const [[row], texts, colors, favorites, options, destination] = await Promise.all([
    loadGoodsRows(db, mallId, [id]),
    loadPageTexts(db, id),
    loadColors(db, [id]),
    loadFavorites(db, caller?.memNo ?? null, [id]),
    db.select().from(goodsOptions).where(eq(goodsOptions.gdsGrpNo, id)).orderBy(asc(goodsOptions.prir)),
    destinationOf(context, caller?.memNo ?? null),
  ]);
  if (!row || !texts) throw notFound('상품을');
  const { detailHtml, makerCd, makerNm, notice } = texts;
  const { dlvPrc, ingMm, originNm, relGdsGrpNos, sizeChart } = row.goods;
  const ofGoods = colors.get(id) ?? [];
  const shown = toGoods(row, ofGoods, favorites, now());
  const way = receivingWayOf(row.goods);
  return {
    ...shown,
    colorQtyList: withPictures(shown.colorQtyList, ofGoods),
    imgPaths: row.product.imgPaths,
    detailHtml,
    mkOrdYn: options.length > 0 && options.every(({ mkOrdYn }) => mkOrdYn === 'Y') ? 'Y' : 'N',
    options: options.map(({ optNo, optNm, addPrc, stckqty, txtReq, mkOrdYn }) => ({
      optNo,
      optNm,
      addPrc,
      stckqty,
      txtReq: txtReq && { ...txtReq, chrCntn: writableText },
      mkOrdYn,
    })),
    dlvPrc,
    freeStdPrc: deliveryRule.freeStdPrc,
    addDlvPrc: isBrought(way) ? deliveryRule.addDlvPrc : 0,
    plcList: pickupPlacesOf([row.goods]),
    rdyDt: way === 'PICKUP' ? pickupDay(now()) : null,
    arvlDt: arrivalAt(destination, row.goods),
    freeInstList: interestFreeCards(ingMm),
    makerNm,
    makerCd,
    originNm,
    notice,
    szTbl: sizeChart,
    relGdsGrpNos,
  };
}

async function getWireless(
  { db, now }: MallContext,
  { params, mallId, caller }: Call<'getWireless' | 'getPreWireless'>,
) {
  const { id } = params;
  const [[row], texts, colors, favorites, memoryList] = await Promise.all([
    loadWirelessRows(db, mallId, [id]),
    loadPageTexts(db, id),
    loadColors(db, [id]),
    loadFavorites(db, caller?.memNo ?? null, [id]),
    loadMemories(db, id),
  ]);
  if (!row || !texts) throw notFound('상품을');
  const { detailHtml, notice } = texts;
  const { relsPrc, joinTpList, joinTp, phoneMemory } = row.wireless;
  const ofPhone = colors.get(id) ?? [];
  const shown = toWireless(row, ofPhone, favorites, now());
  return {
    ...shown,
    colorList: withPictures(shown.colorList, ofPhone),
    imgPaths: row.product.imgPaths,
    detailHtml,
    relsPrc,
    memoryList,
    joinTpList,
    ...(await loadWirelessOffer(db, row.wireless, joinTp, phoneMemory, memoryList)),
    notice,
  };
}
