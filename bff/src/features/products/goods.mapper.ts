import type { DeliveryType, GoodsStatus, ProductColor } from '../../graphql/__generated__/schema-types.ts';
import { toHexColor } from '../../rules/hex-color.ts';
import { toImage } from '../../rules/image.ts';
import { lazy } from '../../rules/lazy.ts';
import { hasStock, isSoldOut } from '../../rules/stock.ts';
import { fromCode } from '../../upstream/wire.ts';
import { available, productId, toSticker } from './product.mapper.ts';
import type { GoodsModel, ProductMall } from './product.model.ts';
import type { WireGoods, WireGoodsColor, WireGoodsDetail } from './goods.wire.ts';

const goodsStatuses = {
  GD00401: 'APPROVAL_PENDING',
  GD00402: 'APPROVAL_REJECTED',
  GD00403: 'ON_SALE',
  GD00404: 'SALE_STOPPED',
  GD00405: 'SOLD_OUT',
  GD00406: 'DELETED',
  GD00407: 'EXCLUDED',
} as const satisfies Record<string, GoodsStatus>;

const deliveryTypes = {
  1: 'COMMON',
  2: 'FREIGHT',
  3: 'SPECIAL',
  4: 'SHUTTLE',
  5: 'RESPONSE',
  8: 'TODAY',
  9: 'SELF_PICKUP',
} as const satisfies Record<string, DeliveryType>;

export function toStatus(code: string | null): GoodsStatus | null {
  return fromCode<GoodsStatus>(goodsStatuses, code, 'gdsStat');
}

export function toDeliveryType(code: string | null): DeliveryType | null {
  return fromCode<DeliveryType>(deliveryTypes, code, 'dlvType');
}

export function toGoods(wire: WireGoods, mall: ProductMall): GoodsModel {
  const colors = lazy(() =>
    (wire.colorQtyList ?? []).map((color) => toGoodsColor(color, mall.imageHost, wire.dispGdsNm)),
  );
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
    isSubscription: wire.subsNo !== null,
    installmentMonths: wire.ingMm ?? [],
    mall,
    detail: null,
  };
}

export function toSingleGoods(wire: WireGoodsDetail, mall: ProductMall): GoodsModel {
  return { ...toGoods(wire, mall), detail: wire };
}

/** A color can be bought when it is offered and not known to be sold out. */
export function toGoodsColor(
  { colorNm, colorHexCode, stckqty, useYn, imgPath }: WireGoodsColor,
  imageHost: string,
  name: string,
): ProductColor {
  return {
    name: colorNm,
    hex: toHexColor(colorHexCode),
    stock: stckqty,
    status: null,
    isAvailable: (useYn ?? true) && (stckqty === null || stckqty > 0),
    image: toImage(imageHost, imgPath, `${name} ${colorNm}`),
  };
}
