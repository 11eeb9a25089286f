import type { ColorStatus, PhonePlan, PhonePrice, ProductColor, SubscriptionKind } from '../../graphql/__generated__/schema-types.ts';
import { toHexColor } from '../../rules/hex-color.ts';
import { toImage } from '../../rules/image.ts';
import { hasStock, isSoldOut } from '../../rules/stock.ts';
import { fromCode } from '../../upstream/wire.ts';
import { toStatus } from './goods.mapper.ts';
import { available, productId, toDescription, toDisclosures, toFavorite, toImages, toSticker } from './product.mapper.ts';
import type { PhoneDetail, PhoneModel, ProductMall } from './product.model.ts';
import type { WirePhone, WirePhoneColor, WirePhoneDetail, WirePlan } from './wireless.wire.ts';

const colorStatuses = {
  GD00701: 'ON_SALE',
  GD00702: 'STOPPED',
  GD00703: 'SOLD_OUT',
  GD00704: 'DELETED',
} as const satisfies Record<string, ColorStatus>;

const subscriptionKinds = { NEW: 'NEW', TRANS: 'TRANSFER', CHANGE: 'CHANGE' } as const satisfies Record<string, SubscriptionKind>;

export function toPhone(wire: WirePhone, mall: ProductMall): PhoneModel {
  const colors = (wire.colorList ?? []).map((color) => toPhoneColor(color, mall.imageHost, wire.gdsGrpNm));
  return {
    __typename: 'WirelessPhone',
    id: productId(mall.number, wire.gdsGrpNo),
    number: wire.gdsGrpNo,
    categoryNumber: wire.masterCtgNo,
    name: wire.gdsGrpNm,
    image: toImage(mall.imageHost, wire.mainImgPath, wire.gdsGrpNm),
    tag: wire.gdsGrpTag,
    sticker: toSticker(wire.gdsGrpStckr),
    isFavorite: toFavorite(wire.fvrtYn),
    isSoldOut: isSoldOut(toStatus(wire.gdsStat), colors),
    hasStock: hasStock(wire.stckqty, wire.stckqty2),
    colors,
    availableColors: available(colors),
    price: toPrice(wire.priceData),
    newCount: wire.newNum,
    transferCount: wire.transNum,
    changeCount: wire.changeNum,
    extraInfo: [wire.otherItem1, wire.otherItem2].filter((line): line is string => line !== null && line !== ''),
    mall,
    detail: null,
  };
}

export function toSinglePhone(wire: WirePhoneDetail, mall: ProductMall): PhoneModel {
  return { ...toPhone(wire, mall), detail: toDetail(wire, mall) };
}

function toDetail(wire: WirePhoneDetail, mall: ProductMall): PhoneDetail {
  return {
    images: toImages(mall.imageHost, wire.imgPaths, wire.gdsGrpNm),
    description: toDescription(wire.detailHtml, mall),
    disclosures: toDisclosures(wire.notice),
    releasePrice: wire.relsPrc,
    memories: (wire.memoryList ?? []).map(({ phoneMemory, relsPrc }) => ({ memory: phoneMemory, releasePrice: relsPrc })),
    subscriptionKinds: (wire.joinTpList ?? []).flatMap((code) => fromCode<SubscriptionKind>(subscriptionKinds, code, 'joinTpList') ?? []),
    installmentMonths: wire.instMnthList ?? [],
    plans: (wire.planList ?? []).map(toPlan),
  };
}

/** A state that we do not know is no reason to hide a colour; the mall decides when it is ordered. */
function toPhoneColor({ colorNm, colorHexCode, gdsColorStat, imgPath }: WirePhoneColor, imageHost: string, name: string): ProductColor {
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

function toPrice(wire: WirePhone['priceData']): PhonePrice | null {
  return (
    wire && {
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
