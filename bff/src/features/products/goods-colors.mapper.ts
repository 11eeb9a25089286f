import type { ProductColor } from '../../graphql/__generated__/schema-types.ts';
import { toHexColor } from '../../rules/hex-color.ts';
import { toImage } from '../../rules/image.ts';
import type { ProductMall } from './product-mall.ts';
import type { WireGoods, WireGoodsColor } from './goods.wire.ts';

export function toGoodsColors({ colorQtyList, dispGdsNm }: WireGoods, { imageHost }: ProductMall): ProductColor[] {
  return (colorQtyList ?? []).map((color) => toGoodsColor(color, imageHost, dispGdsNm));
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
