import type { ResolversTypes } from '../../graphql/__generated__/schema-types.ts';
import { opaqueId } from '../../rules/ids.ts';
import { fromCode } from '../../upstream/wire.ts';
import { toGoods } from '../products/goods.mapper.ts';
import type { ProductMall } from '../products/product-mall.ts';
import { variantId } from '../products/variant-id.ts';
import { notOrderableReasons } from '../purchase/purchase-codes.ts';
import { toDeliveryGroup, toPriceSummary } from '../purchase/purchase.mapper.ts';
import type { CartContents } from './cart.model.ts';
import type { WireCart, WireCartLine } from './cart.wire.ts';

const fewest = 1;
const most = 99;

export function toCartContents(wire: WireCart, mall: ProductMall): CartContents {
  return {
    lines: wire.cartList.map((line) => toCartLine(line, mall)),
    totalQuantity: wire.cartList.reduce((total, { qty }) => total + qty, 0),
    deliveryGroups: wire.dlvGrpList.map(toDeliveryGroup),
    summary: toPriceSummary(wire.summary),
    bestDiscount: wire.bestDscntPrc,
  };
}

function toCartLine(wire: WireCartLine, mall: ProductMall): ResolversTypes['CartLine'] {
  const surcharge = wire.addPrc ?? 0;
  const unitPrice = wire.slPrc + surcharge;
  return {
    id: opaqueId('CartLine', mall.number, wire.cartNo),
    number: wire.cartNo,
    product: toGoods(wire, mall),
    variantId: variantId(mall.number, {
      productNumber: wire.gdsGrpNo,
      optionNumber: wire.optNo,
      colorName: wire.colorNm,
    }),
    optionNumber: wire.optNo,
    optionName: wire.optNm,
    optionWords: wire.optTxt,
    isMadeToOrder: wire.mkOrdYn ?? false,
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
    notOrderableReason: fromCode(notOrderableReasons, wire.ordImpsblRsnCd, 'ordImpsblRsnCd'),
  };
}
