import type {
  AddToCartInput,
  RemoveCartLinesInput,
  UpdateCartLinesInput,
} from '../../graphql/__generated__/schema-types.ts';
import type { MallCall } from '../../upstream/call.ts';
import { privateCall } from '../../upstream/private-call.ts';
import type { Read } from '../../upstream/reading.ts';
import { code, completeList, row, surcharge, whole, won, words, yn } from '../../upstream/wire.ts';
import { goodsFields, requiredGoodsFields } from '../products/goods.wire.ts';
import { cartItemFields, toCartItem, variantAt } from '../purchase/cart-item.ts';
import { cartGroup, summary } from '../purchase/purchase.wire.ts';

const line = row(
  'CartLine',
  { ...requiredGoodsFields, cartNo: code, slPrc: won, qty: whole },
  {
    ...goodsFields,
    addPrc: surcharge,
    optNo: code,
    optNm: words,
    optTxt: words,
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
const cart = row(
  'Cart',
  { cartList: completeList(line), dlvGrpList: completeList(cartGroup), summary },
  { bestDscntPrc: won },
);
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

export function addToCartCall(mallNumber: string, { idempotencyKey, items }: AddToCartInput) {
  return privateCall({
    path: 'carts',
    body: { itemList: items.map((item, index) => toCartItem(mallNumber, item, 'items', String(index))) },
    fields: { ...cartItemFields, itemList: 'items' },
    idempotencyKey,
    response: changed,
  });
}

type LineChange = UpdateCartLinesInput['lines'][number];

export function updateCartLinesCall(mallNumber: string, lines: readonly LineChange[]) {
  return privateCall({
    method: 'PUT',
    path: 'carts',
    body: {
      itemList: lines.map((line, index) => ({ cartNo: line.number, ...toChange(mallNumber, line, String(index)) })),
    },
    fields: { ...cartItemFields, itemList: 'lines', cartNo: 'number' },
    response: changed,
  });
}

const onlyLine = {
  gdsGrpNo: 'lines.0.variantId',
  optNo: 'lines.0.variantId',
  colorNm: 'lines.0.variantId',
  optTxt: 'lines.0.optionWords',
  qty: 'lines.0.quantity',
  cartNo: 'lines.0.number',
};

/** The same for one line, of a mall that cannot change several at once. */
export function updateCartLineCall(mallNumber: string, line: LineChange) {
  return privateCall({
    method: 'PUT',
    path: 'carts/{cartNo}',
    numbers: { cartNo: line.number },
    body: toChange(mallNumber, line, '0'),
    fields: onlyLine,
    response: changed,
  });
}

/** Fields left out of the body stay unchanged; null means none. The mall refuses a variant of other goods than the line's. */
function toChange(mallNumber: string, { variantId, quantity, optionWords }: LineChange, index: string) {
  const amount = { qty: quantity, ...(optionWords === undefined ? {} : { optTxt: optionWords }) };
  if (variantId == null) return amount;
  const { productNumber, optionNumber, colorName } = variantAt(mallNumber, variantId, 'lines', index);
  return { ...amount, gdsGrpNo: productNumber, optNo: optionNumber, colorNm: colorName };
}

export function removeCartLinesCall({ numbers }: RemoveCartLinesInput) {
  return privateCall({
    path: 'carts/delete',
    body: { cartNoList: numbers },
    fields: { cartNoList: 'numbers' },
    response: changed,
  });
}
