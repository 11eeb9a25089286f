import type { CallVariants } from '../../request/mall-api.ts';
import type { MallCall } from '../../upstream/call.ts';
import type { Read } from '../../upstream/reading.ts';
import { completeList, list, row, won, words } from '../../upstream/wire.ts';
import { installment } from '../payment/payment.wire.ts';
import type { Variant } from '../products/variant-id.ts';
import { cartGroup, summary } from '../purchase/purchase.wire.ts';

const cartPrice = row(
  'CartPrice',
  { dlvGrpList: completeList(cartGroup), summary, instList: completeList(installment) },
  { bestDscntPrc: won },
);
const goodsPrice = row(
  'GoodsCalc',
  { lnPrc: won, dlvPrc: won, payPrc: won, instList: completeList(installment) },
  { lnPrcList: list('lnPrcList', won), freeStdPrc: won, addDlvPrc: won, arvlDt: words },
);

export type WireCartPrice = Read<typeof cartPrice>;
export type WireGoodsPrice = Read<typeof goodsPrice>;

export function cartPriceCall(lineNumbers: readonly string[]): MallCall<WireCartPrice> {
  return {
    method: 'POST',
    isShared: false, // a change of the cart may come between two requests for the same lines
    endpoint: 'POST carts/calc',
    path: '/api/v1/mall/carts/calc',
    body: { cartNoList: lineNumbers },
    fields: { cartNoList: 'lineNumbers' },
    response: cartPrice,
  };
}

/** Pieces of a variant. */
export interface GoodsChoice {
  variant: Variant;
  quantity: number;
}

export function goodsPriceCalls(
  mallNumber: string,
  first: GoodsChoice,
  others: readonly GoodsChoice[],
): CallVariants<WireGoodsPrice> {
  const fields = { optNo: 'variantId', colorNm: 'variantId', qty: 'quantity', itemList: 'others' };
  const shared = {
    method: 'POST',
    isShared: true,
    numbers: { id: first.variant.productNumber },
    fields,
    response: goodsPrice,
  } as const;
  const body = { ...toChoice(first), ...(others.length > 0 && { itemList: others.map(toChoice) }) };
  return {
    member: {
      ...shared,
      endpoint: 'POST products/goods/{id}/calc',
      path: '/api/v1/mall/products/goods/{id}/calc',
      body,
    },
    visitor: {
      ...shared,
      endpoint: 'POST pre/layout/product/goods/{id}/calc',
      path: '/api/v1/mall/pre/layout/product/goods/{id}/calc',
      body: { mallId: mallNumber, ...body },
    },
  };
}

function toChoice({ variant: { optionNumber, colorName }, quantity }: GoodsChoice) {
  return { optNo: optionNumber, colorNm: colorName, qty: quantity };
}
