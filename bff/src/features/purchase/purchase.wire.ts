import type { Read } from '../../upstream/reading.ts';
import { code, row, surcharge, whole, won, words, yn } from '../../upstream/wire.ts';
import { requiredGoodsFields } from '../products/goods.wire.ts';

const requiredGroupFields = { dlvGrpNo: code, dlvPrc: won };
const groupFields = { dlvType: code, freeStdPrc: won, arvlDt: words };
export const deliveryGroup = row('DeliveryGroup', requiredGroupFields, groupFields);
export const cartGroup = row('CartDeliveryGroup', requiredGroupFields, { ...groupFields, lackPrc: won });
export const summary = row(
  'PriceSummary',
  { gdsPrc: won, cpnDscntPrc: won, dlvPrc: won, addDlvPrc: won, usePnt: won, payPrc: won, savePnt: won },
  {},
);
export const buyer = row(
  'Buyer',
  {},
  {
    ordrNm: words,
    ordrTel: words,
    ordrEmail: words,
    zipCd: words,
    roadAddr: words,
    dtlAddr: words,
  },
);

/** Goods with their selection, in a sheet or an order. */
export const requiredLineFields = { ...requiredGoodsFields, slPrc: won, qty: whole };
export const lineFields = {
  imgPath: words,
  addPrc: surcharge,
  optNo: code,
  optNm: words,
  optTxt: words,
  mkOrdYn: yn,
  rcvTp: code,
  dlvType: code,
  colorNm: words,
  dlvGrpNo: code,
};
const line = row('PurchaseLine', requiredLineFields, lineFields);

export type WireDeliveryGroup = Read<typeof deliveryGroup> | Read<typeof cartGroup>;
export type WirePriceSummary = Read<typeof summary>;
export type WireBuyer = Read<typeof buyer>;
export type WirePurchaseLine = Read<typeof line>;
