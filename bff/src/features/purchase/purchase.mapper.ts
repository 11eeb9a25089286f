import type { Buyer, DeliveryGroup, PriceSummary } from '../../graphql/__generated__/schema-types.ts';
import { toImage } from '../../rules/image.ts';
import { toDay } from '../../rules/korean-time.ts';
import { toDeliveryType, toReceivingWay } from '../products/goods-codes.ts';
import type { ProductMall } from '../products/product-mall.ts';
import type { WireBuyer, WireDeliveryGroup, WirePriceSummary, WirePurchaseLine } from './purchase.wire.ts';

export function toDeliveryGroup(wire: WireDeliveryGroup): DeliveryGroup {
  return {
    number: wire.dlvGrpNo,
    deliveryType: toDeliveryType(wire.dlvType),
    fee: wire.dlvPrc,
    freeFrom: wire.freeStdPrc,
    missingToFree: 'lackPrc' in wire ? wire.lackPrc : null,
    arrivesOn: toDay(wire.arvlDt),
  };
}

export function toPriceSummary(wire: WirePriceSummary): PriceSummary {
  return {
    goodsTotal: wire.gdsPrc,
    couponDiscount: wire.cpnDscntPrc,
    deliveryFee: wire.dlvPrc,
    remoteAreaFee: wire.addDlvPrc,
    usedPoints: wire.usePnt,
    payTotal: wire.payPrc,
    earnedPoints: wire.savePnt,
  };
}

export function toBuyer({ ordrNm, ordrTel, ordrEmail }: WireBuyer): Buyer {
  return { name: ordrNm, phone: ordrTel, email: ordrEmail };
}

/** No product of the schema's: it costs what it cost then, which is not what the same product costs today. */
export function toPurchaseLine(wire: WirePurchaseLine, { imageHost }: Pick<ProductMall, 'imageHost'>) {
  const unitPrice = wire.slPrc + (wire.addPrc ?? 0);
  return {
    productNumber: wire.gdsGrpNo,
    name: wire.dispGdsNm,
    image: toImage(imageHost, wire.imgPath, wire.dispGdsNm),
    optionNumber: wire.optNo,
    optionName: wire.optNm,
    optionWords: wire.optTxt,
    isMadeToOrder: wire.mkOrdYn ?? false,
    receivingWay: toReceivingWay(wire),
    colorName: wire.colorNm,
    quantity: wire.qty,
    unitPrice,
    lineTotal: unitPrice * wire.qty,
    deliveryGroupNumber: wire.dlvGrpNo,
  };
}
