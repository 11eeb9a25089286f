import type {
  AddToCartInput,
  RemoveCartLinesInput,
  UpdateCartLineInput,
} from '../../graphql/__generated__/schema-types.ts';
import type { MallCall } from '../../upstream/call.ts';
import { privateCall } from '../../upstream/private-call.ts';
import type { Read } from '../../upstream/reading.ts';
import { code, completeList, row, surcharge, whole, won, words, yn } from '../../upstream/wire.ts';
import { goodsFields, requiredGoodsFields } from '../products/goods.wire.ts';
import { cartItemFields, toCartItem } from '../purchase/cart-item.ts';
import { cartGroup, summary } from '../purchase/purchase.wire.ts';

const line = row(
  'CartLine',
  { ...requiredGoodsFields, cartNo: code, slPrc: won, qty: whole },
  {
    ...goodsFields,
    addPrc: surcharge,
    optNo: code,
    optNm: words,
    colorNm: words,
    minQty: whole,
    maxQty: whole,
    psblQty: whole,
    befSlPrc: won,
    dlvGrpNo: code,
    ordPsblYn: yn,
    ordImpsblRsnCd: code,
  },
);
const cart = row('Cart', { cartList: completeList(line), dlvGrpList: completeList(cartGroup), summary }, {});
const count = row('CartCount', { cartCnt: whole }, {});
const changed = row('CartChanged', { cartCnt: whole }, { cart });

export type WireCart = Read<typeof cart>;
export type WireCartLine = Read<typeof line>;
export type WireCartChanged = Read<typeof changed>;

export const cartCall: MallCall<WireCart> = {
  endpoint: 'GET carts',
  method: 'GET',
  path: '/api/v1/mall/carts',
  isShared: true,
  response: cart,
};

export const cartCountCall: MallCall<Read<typeof count>> = {
  endpoint: 'GET carts/count',
  method: 'GET',
  path: '/api/v1/mall/carts/count',
  isShared: true,
  response: count,
};

export function addToCartCall({ idempotencyKey, items }: AddToCartInput) {
  return privateCall({
    path: 'carts',
    body: { itemList: items.map(toCartItem) },
    fields: { ...cartItemFields, itemList: 'items' },
    idempotencyKey,
    response: changed,
  });
}

/** Fields left out of the body stay unchanged; null means none. */
export function updateCartLineCall({ number, quantity, optionNumber, colorName }: UpdateCartLineInput) {
  return privateCall({
    method: 'PUT',
    path: 'carts/{cartNo}',
    numbers: { cartNo: number },
    body: { qty: quantity, optNo: optionNumber, colorNm: colorName },
    fields: { ...cartItemFields, cartNo: 'number' },
    response: changed,
  });
}

export function removeCartLinesCall({ numbers }: RemoveCartLinesInput) {
  return privateCall({
    path: 'carts/delete',
    body: { cartNoList: numbers },
    fields: { cartNoList: 'numbers' },
    response: changed,
  });
}
