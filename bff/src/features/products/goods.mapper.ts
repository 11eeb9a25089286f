import { toImage } from '../../rules/image.ts';
import { lazy } from '../../rules/lazy.ts';
import { hasStock, isSoldOut } from '../../rules/stock.ts';
import { available, productId, toSticker } from './product.mapper.ts';
import type { GoodsModel } from './product.model.ts';
import type { ProductMall } from './product-mall.ts';
import type { WireGoods, WireGoodsDetail } from './goods.wire.ts';
import { toDeliveryType, toReceivingWay, toStatus } from './goods-codes.ts';
import { toGoodsColors } from './goods-colors.mapper.ts';

export function toGoods(wire: WireGoods, mall: ProductMall): GoodsModel {
  const colors = lazy(() => toGoodsColors(wire, mall));
  const status = toStatus(wire.gdsStat);
  return {
    __typename: 'Goods',
    id: productId(mall, wire.gdsGrpNo),
    number: wire.gdsGrpNo,
    categoryNumber: wire.ctgNo,
    masterNumber: wire.masterGdsNo,
    name: wire.dispGdsNm,
    modelName: wire.modelNm,
    image: toImage(mall.imageHost, wire.imgPath, wire.dispGdsNm),
    tag: wire.gdsGrpTag,
    sticker: toSticker(wire.gdsGrpStckr),
    isFavorite: wire.fvrtYn,
    isSoldOut: () => isSoldOut(status, colors()),
    hasStock: hasStock(wire.stckqty, wire.stckqty2),
    colors,
    availableColors: () => available(colors()),
    salePrice: wire.slPrc,
    marketPrice: wire.mktPrc,
    status,
    deliveryType: toDeliveryType(wire.dlvType),
    receivingWay: toReceivingWay(wire),
    supplier: wire.splNm,
    isSubscription: wire.subsNo !== null,
    installmentMonths: wire.ingMm ?? [],
    mall,
    detail: null,
  };
}

export function toSingleGoods(wire: WireGoodsDetail, mall: ProductMall): GoodsModel {
  return { ...toGoods(wire, mall), detail: wire };
}
