import type {
  Carrier,
  ColorStatus,
  DiscountType,
  JoinBenefit,
  JoinType,
  PhonePlan,
  PhonePlanOffer,
  PhonePrice,
  ProductColor,
  UsimType,
} from '../../graphql/__generated__/schema-types.ts';
import { toHexColor } from '../../rules/hex-color.ts';
import { toImage } from '../../rules/image.ts';
import { lazy } from '../../rules/lazy.ts';
import { hasStock, isSoldOut } from '../../rules/stock.ts';
import { fromCode, mostWon } from '../../upstream/wire.ts';
import { toStatus } from './goods.mapper.ts';
import { available, productId, toSticker } from './product.mapper.ts';
import type { PhoneModel, ProductMall } from './product.model.ts';
import type {
  WireCarrier,
  WirePhone,
  WirePhoneColor,
  WirePhoneDetail,
  WirePhonePlans,
  WirePlan,
} from './wireless.wire.ts';

const colorStatuses = {
  GD00701: 'ON_SALE',
  GD00702: 'STOPPED',
  GD00703: 'SOLD_OUT',
  GD00704: 'DELETED',
} as const satisfies Record<string, ColorStatus>;

/** By the mall's codes; so the other tables here. */
export const joinTypes = { NEW: 'NEW', TRANS: 'TRANSFER', CHANGE: 'CHANGE' } as const satisfies Record<
  string,
  JoinType
>;

/** The mall's code of each join type. */
export const joinCodes = { NEW: 'NEW', TRANSFER: 'TRANS', CHANGE: 'CHANGE' } as const satisfies Record<
  JoinType,
  keyof typeof joinTypes
>;

export const usimTypes = { USIM: 'USIM', ESIM: 'ESIM', OWN: 'OWN' } as const satisfies Record<string, UsimType>;

export const discountTypes = {
  SUPPORT: 'SUBSIDY',
  PLAN_DISCOUNT: 'PLAN_DISCOUNT',
  NONE: 'NONE',
} as const satisfies Record<string, DiscountType>;

/** The mall's code of each discount. */
export const discountCodes = {
  SUBSIDY: 'SUPPORT',
  PLAN_DISCOUNT: 'PLAN_DISCOUNT',
  NONE: 'NONE',
} as const satisfies Record<DiscountType, keyof typeof discountTypes>;

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

export function toCarrier({ telecomCd, telecomNm }: WireCarrier): Carrier {
  return { code: telecomCd, name: telecomNm };
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

export function toJoinTypes(codes: readonly string[] | null): JoinType[] {
  return (codes ?? []).flatMap((code) => fromCode<JoinType>(joinTypes, code, 'joinTpList') ?? []);
}

/** Lists of a phone's page may be missing; then nothing is offered. */
export function toPlanOffer(
  wire: { [K in keyof WirePhonePlans]: WirePhonePlans[K] | null },
  joinType: JoinType | null,
  memory: string | null,
): PhonePlanOffer {
  return {
    joinType,
    memory,
    plans: (wire.planList ?? []).map(toPlan),
    carriers: (wire.telecomList ?? []).map(toCarrier),
    installmentMonths: wire.instMnthList ?? [],
    contractMonths: wire.agrmMnthList ?? [],
    usims: (wire.usimList ?? usualUsims(joinType)).map(({ usimTp, usimPrc }) => ({
      type: fromCode<UsimType>(usimTypes, usimTp, 'usimTp'),
      price: usimPrc,
    })),
    cancellationFees: (wire.brkFeeList ?? []).map(({ discType, brkFeeCntn }) => ({
      discountType: fromCode<DiscountType>(discountTypes, discType, 'brkFeeList'),
      text: brkFeeCntn,
    })),
  };
}

/** Prices of the contract, for a mall that does not tell its own. */
function usualUsims(joinType: JoinType | null) {
  const prices = { USIM: 7_700, ESIM: 2_750, OWN: 0 };
  return Object.entries(prices).map(([usimTp, usimPrc]) => ({ usimTp, usimPrc: joinType === 'CHANGE' ? 0 : usimPrc }));
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

export function toPrice(wire: WirePhone['priceData']): PhonePrice | null {
  return (
    wire && {
      joinType: fromCode<JoinType>(joinTypes, wire.joinTp, 'joinTp'),
      deviceMonths: wire.instMnth,
      discountType: wire.discType,
      memory: wire.phoneMemory,
      phoneMonthly: wire.phonePrice,
      planName: wire.planName,
      planMonthly: wire.planPrice,
      totalMonthly: wire.totalPrice,
    }
  );
}

function toPlan(wire: WirePlan): PhonePlan {
  return {
    number: wire.planNo,
    name: wire.planNm,
    monthly: wire.planPrice,
    data: wire.dataCntn,
    voice: wire.voiceCntn,
    messages: wire.smsCntn,
    subsidy: wire.sprtPrc,
    extraSubsidy: wire.addSprtPrc,
    optionalDiscount: wire.slctDscntPrc,
    minimumMonths: wire.keepMnth,
  };
}
