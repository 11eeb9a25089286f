import type {
  CartChanged,
  DeliveryGroup,
  NotOrderableReason,
  PriceSummary,
  ResolversTypes,
} from '../../graphql/__generated__/schema-types.ts';
import { opaqueId } from '../../rules/ids.ts';
import { fromCode } from '../../upstream/wire.ts';
import { toDeliveryType, toGoods } from '../products/goods.mapper.ts';
import type { ProductMall } from '../products/product.model.ts';
import type { WireCart, WireCartChanged, WireCartLine, WireDeliveryGroup, WirePriceSummary } from './cart.wire.ts';

const reasons = {
  CT00101: 'SOLD_OUT',
  CT00102: 'NO_LONGER_SOLD',
  CT00103: 'CHOICE_GONE',
  CT00104: 'FEWER_LEFT',
  CT00105: 'NOT_IN_MALL',
} as const satisfies Record<string, NotOrderableReason>;

const fewest = 1;
const most = 99;

export function toCart(wire: WireCart, mall: ProductMall): ResolversTypes['Cart'] {
  return {
    id: opaqueId('Cart', mall.number),
    lines: wire.cartList.map((line) => toCartLine(line, mall)),
    deliveryGroups: (wire.dlvGrpList ?? []).map(toDeliveryGroup),
    summary: toPriceSummary(wire.summary),
  };
}

export function toCartChanged(wire: WireCartChanged, mall: ProductMall) {
  return {
    __typename: 'CartChanged' as const,
    cartCount: wire.cartCnt,
    cart: wire.cart && toCart(wire.cart, mall),
  } satisfies Omit<CartChanged, 'cart'> & { cart: unknown };
}

function toCartLine(wire: WireCartLine, mall: ProductMall): ResolversTypes['CartLine'] {
  const surcharge = wire.addPrc ?? 0;
  const unitPrice = wire.slPrc + surcharge;
  return {
    id: opaqueId('CartLine', mall.number, wire.cartNo),
    number: wire.cartNo,
    product: toGoods(wire, mall),
    optionNumber: wire.optNo,
    optionName: wire.optNm,
    colorName: wire.colorNm,
    quantity: wire.qty,
    minQuantity: wire.minQty ?? fewest,
    maxQuantity: wire.maxQty ?? most,
    availableQuantity: wire.psblQty,
    unitPrice,
    previousUnitPrice: wire.befSlPrc === null ? null : wire.befSlPrc + surcharge,
    lineTotal: unitPrice * wire.qty,
    deliveryGroupNumber: wire.dlvGrpNo,
    isOrderable: wire.ordPsblYn ?? false,
    notOrderableReason: fromCode<NotOrderableReason>(reasons, wire.ordImpsblRsnCd, 'ordImpsblRsnCd'),
  };
}

function toDeliveryGroup(wire: WireDeliveryGroup): DeliveryGroup {
  return {
    number: wire.dlvGrpNo,
    deliveryType: toDeliveryType(wire.dlvType),
    fee: wire.dlvPrc,
    freeFrom: wire.freeStdPrc,
  };
}

function toPriceSummary(wire: WirePriceSummary): PriceSummary {
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
