import type { ColorStatus, JoinBenefit, JoinType, ProductColor } from '../../graphql/__generated__/schema-types.ts';
import { toHexColor } from '../../rules/hex-color.ts';
import { toImage } from '../../rules/image.ts';
import { lazy } from '../../rules/lazy.ts';
import { hasStock, isSoldOut } from '../../rules/stock.ts';
import { fromCode, mostWon } from '../../upstream/wire.ts';
import { toStatus } from './goods-codes.ts';
import { available, productId, toSticker } from './product.mapper.ts';
import type { PhoneModel } from './product.model.ts';
import type { ProductMall } from './product-mall.ts';
import type { WirePhone, WirePhoneColor, WirePhoneDetail } from './wireless.wire.ts';
import { toPrice } from './phone-plans.mapper.ts';

const colorStatuses = {
  GD00701: 'ON_SALE',
  GD00702: 'STOPPED',
  GD00703: 'SOLD_OUT',
  GD00704: 'DELETED',
} as const satisfies Record<string, ColorStatus>;

export function toPhone(wire: WirePhone, mall: ProductMall): PhoneModel {
  const colors = lazy(() => (wire.colorList ?? []).map((color) => toPhoneColor(color, mall.imageHost, wire.gdsGrpNm)));
  return {
    __typename: 'WirelessPhone',
    id: productId(mall, wire.gdsGrpNo),
    number: wire.gdsGrpNo,
    categoryNumber: wire.masterCtgNo,
    name: wire.gdsGrpNm,
    image: toImage(mall.imageHost, wire.mainImgPath, wire.gdsGrpNm),
    tag: wire.gdsGrpTag,
    sticker: toSticker(wire.gdsGrpStckr),
    isFavorite: wire.fvrtYn,
    isSoldOut: () => isSoldOut(toStatus(wire.gdsStat), colors()),
    hasStock: hasStock(wire.stckqty, wire.stckqty2),
    colors,
    availableColors: () => available(colors()),
    price: toPrice(wire.priceData),
    joinBenefits: toJoinBenefits(wire),
    extraInfo: [wire.otherItem1, wire.otherItem2].filter((line): line is string => line !== null && line !== ''),
    mall,
    detail: null,
  };
}

/** The mall counts in ten thousands. Less than none, or more than any price, is a mistake of the mall. */
function toJoinBenefits({ newNum, transNum, changeNum }: WirePhone): JoinBenefit[] {
  const counts: [JoinType, number | null][] = [
    ['NEW', newNum],
    ['TRANSFER', transNum],
    ['CHANGE', changeNum],
  ];
  return counts.flatMap(([joinType, count]) => {
    const amount = Math.round((count ?? -1) * 10_000);
    return amount < 0 || amount > mostWon ? [] : [{ joinType, amount }];
  });
}

export function toSinglePhone(wire: WirePhoneDetail, mall: ProductMall): PhoneModel {
  return { ...toPhone(wire, mall), detail: wire };
}

/** An unknown state does not hide a color; the mall decides at the order. */
function toPhoneColor(
  { colorNm, colorHexCode, gdsColorStat, imgPath }: WirePhoneColor,
  imageHost: string,
  name: string,
): ProductColor {
  const status = fromCode<ColorStatus>(colorStatuses, gdsColorStat, 'gdsColorStat');
  return {
    name: colorNm,
    hex: toHexColor(colorHexCode),
    stock: null,
    status,
    isAvailable: status === null || status === 'ON_SALE',
    image: toImage(imageHost, imgPath, `${name} ${colorNm}`),
  };
}
