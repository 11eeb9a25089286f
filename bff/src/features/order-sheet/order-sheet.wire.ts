import type { CreateOrderSheetInput, PriceOrderSheetInput } from '../../graphql/__generated__/schema-types.ts';
import type { MallCall } from '../../upstream/call.ts';
import { privateCall } from '../../upstream/private-call.ts';
import type { Read } from '../../upstream/reading.ts';
import { code, completeList, list, markup, row, whole, won, words, yn } from '../../upstream/wire.ts';
import { installment, paymentMethod } from '../payment/payment.wire.ts';
import { pickupPlace } from '../products/goods.wire.ts';
import { cartItemFields, toCartItem } from '../purchase/cart-item.ts';
import { buyer, deliveryGroup, lineFields, requiredLineFields, summary } from '../purchase/purchase.wire.ts';

const line = row('OrderLine', requiredLineFields, {
  ...lineFields,
  cartNo: code,
  cpnIsuNo: code,
  psblQty: whole,
  ordImpsblRsnCd: code,
});
const coupon = row(
  'SheetCoupon',
  { cpnIsuNo: code, cpnNm: words },
  {
    cpnTp: code,
    dscntTp: code,
    dscntVal: whole,
    maxDscntPrc: won,
    minPrc: won,
    endDts: words,
    usblYn: yn,
    impsblRsnCntn: words,
    dscntPrc: won,
  },
);
export const agreement = row('Agreement', { agreeCd: code, title: words }, { cntnHtml: markup, reqYn: yn });
const sheet = row(
  'OrderSheet',
  { ordShtNo: code, itemList: completeList(line), dlvGrpList: completeList(deliveryGroup), summary },
  {
    expDts: words,
    ordr: buyer,
    cpnList: list('cpnList', coupon),
    pntInfo: row('PointInfo', { hldPnt: won, usblPnt: won }, { minPnt: won, unitPnt: whole }),
    payMthdList: list('payMthdList', paymentMethod),
    agreeList: list('agreeList', agreement),
    instList: list('instList', installment),
    choice: row('SheetChoice', {}, { cpnIsuNoList: list('cpnIsuNoList', code), usePnt: won, dlvNo: code }),
    agrmtId: code,
    bestDscntPrc: won,
    rdyDt: words,
    plcList: list('plcList', pickupPlace),
  },
);
const priced = row('OrderSheetPriced', { sheet }, {});

export type WireOrderSheet = Read<typeof sheet>;
export type WireSheetLine = Read<typeof line>;
export type WireSheetCoupon = Read<typeof coupon>;
export type WireAgreement = Read<typeof agreement>;

export function orderSheetCall(number: string): MallCall<WireOrderSheet> {
  return {
    endpoint: 'GET orders/sheet/{ordShtNo}',
    method: 'GET',
    path: '/api/v1/mall/orders/sheet/{ordShtNo}',
    numbers: { ordShtNo: number },
    isShared: true,
    response: sheet,
  };
}

export function createOrderSheetCall(mallNumber: string, { idempotencyKey, source }: CreateOrderSheetInput) {
  const { cartLines, item, items } = source;
  return privateCall({
    path: 'orders/sheet',
    body: {
      cartNoList: cartLines,
      directItem: item && toCartItem(mallNumber, item, 'source', 'item'),
      directItemList: items?.map((each, index) => toCartItem(mallNumber, each, 'source', 'items', String(index))),
    },
    fields: {
      ...cartItemFields,
      cartNoList: 'source.cartLines',
      directItem: 'source.item',
      directItemList: 'source.items',
    },
    idempotencyKey,
    response: sheet,
  });
}

/** The schema's names of what a sheet or an order is priced with. */
export const choiceFields = {
  cpnIsuNoList: 'choice.coupons.numbers',
  bestYn: 'choice.coupons.best',
  usePnt: 'choice.points',
  dlvNo: 'choice.addressNumber',
};

/** In an order, the best coupons are those that its sheet was priced with. */
export function toCoupons({ best, numbers }: PriceOrderSheetInput['choice']['coupons']) {
  return best ? { bestYn: 'Y' } : { cpnIsuNoList: numbers ?? [] };
}

export function priceOrderSheetCall({ sheetNumber, choice }: PriceOrderSheetInput) {
  const { coupons, points, addressNumber } = choice;
  return privateCall({
    path: 'orders/sheet/{ordShtNo}/price',
    numbers: { ordShtNo: sheetNumber },
    body: {
      ...toCoupons(coupons),
      usePnt: points,
      dlvNo: addressNumber,
    },
    fields: { ...choiceFields, ordShtNo: 'sheetNumber' },
    response: priced,
  });
}
