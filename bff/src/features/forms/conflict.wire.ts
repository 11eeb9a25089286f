import { isRefusal, type MallRefusal } from '../../errors/mall-error.ts';
import { refusalData } from '../../upstream/refusal-data.ts';
import { code, list, row, whole, won, words } from '../../upstream/wire.ts';
import { summary } from '../purchase/purchase.wire.ts';

const shortage = row(
  'ShortItem',
  { gdsGrpNo: code, qty: whole, stckqty: whole },
  { cartNo: code, ordItemNo: code, optNo: code, colorNm: words },
);
const readReason = row('Conflict', { rsnCd: code }, {});

// Data of each reason. PRICE has two shapes: what is to be paid, and what is given back.
export const stockData = row('StockConflict', { list: list('shortages', shortage) }, {});
export const priceData = row('OrderPriceConflict', { payPrc: won }, { summary });
export const totalOfRowsData = row('BulkOrderPriceConflict', { totPrc: won }, {});
export const refundData = row('RefundPriceConflict', { rfndPrc: won }, {});
export const expiredData = row('ExpiredConflict', {}, { expTp: words });
export const stateData = row('StateConflict', { stat: code }, {});
export const limitData = row('LimitConflict', { max: whole }, {});
export const couponData = row('CouponConflict', {}, { cpnIsuNo: code });
export const couponIssueData = row('CouponIssueConflict', {}, { cpnNo: code });
export const duplicateData = row('DuplicateConflict', {}, { no: code });
export const pointData = row('PointConflict', { usblPnt: won }, {});
export const plainData = readReason;

/** Why the mall answers 409; null for any other refusal, and for a 409 that names no reason. */
export function conflictReason(refusal: MallRefusal): string | null {
  return isRefusal(refusal, '1409') ? (refusalData(refusal, readReason)?.rsnCd ?? null) : null;
}
