import type { GoodsVariant } from '../../graphql/__generated__/schema-types.ts';
import { onceEach } from '../../rules/once-each.ts';
import { isSoldOut, leastKnown } from '../../rules/stock.ts';
import { toStatus } from './goods-codes.ts';
import { toGoodsColor, toGoodsColors } from './goods-colors.mapper.ts';
import type { WireGoodsDetail } from './goods.wire.ts';
import type { ProductMall } from './product-mall.ts';
import { variantId } from './variant-id.ts';

type Option = NonNullable<WireGoodsDetail['options']>[number];
type Color = ReturnType<typeof toGoodsColor>;

/** Every option with every color in use, in the mall's order; where there is neither, the goods themselves. */
export function toVariants(wire: WireGoodsDetail, mall: ProductMall): GoodsVariant[] {
  const { gdsGrpNo, slPrc, mktPrc, stckqty, stckqty2 } = wire;
  const status = toStatus(wire.gdsStat);
  const isGone = isSoldOut(status, toGoodsColors(wire, mall));
  const isOnSale = !isGone && wire.subsNo === null && (status === null || status === 'ON_SALE');
  const ofGoods = stckqty === null || stckqty2 === null ? null : stckqty + stckqty2;

  const toVariant = (option: Option | null, color: Color | null): GoodsVariant => {
    const surcharge = option?.addPrc ?? 0;
    const stock = isGone ? 0 : leastKnown([option?.stckqty ?? null, color?.stock ?? null, ofGoods]);
    return {
      id: variantId(mall.number, {
        productNumber: gdsGrpNo,
        optionNumber: option?.optNo ?? null,
        colorName: color?.name ?? null,
      }),
      optionName: option?.optNm ?? null,
      color,
      price: slPrc === null ? null : slPrc + surcharge,
      marketPrice: mktPrc === null ? null : mktPrc + surcharge,
      isAvailable: isOnSale && slPrc !== null && (color?.isAvailable ?? true) && (stock === null || stock > 0),
      stock,
    };
  };

  const colors = orNone(colorsInUse(wire, mall));
  return orNone(onceEach(wire.options ?? [], ({ optNo }) => optNo)).flatMap((option) =>
    colors.map((color) => toVariant(option, color)),
  );
}

/** The mall refuses the other colors, and finds a color by its name alone. */
function colorsInUse({ colorQtyList, dispGdsNm }: WireGoodsDetail, { imageHost }: ProductMall): Color[] {
  const inUse = (colorQtyList ?? []).filter(({ useYn }) => useYn ?? true);
  return onceEach(inUse, ({ colorNm }) => colorNm).map((color) => toGoodsColor(color, imageHost, dispGdsNm));
}

function orNone<Choice>(choices: readonly Choice[]): (Choice | null)[] {
  return choices.length > 0 ? [...choices] : [null];
}
