import type { MallRefusal } from '../../errors/mall-error.ts';
import type { Reader } from '../../upstream/reading.ts';
import { refusalData } from '../../upstream/refusal-data.ts';
import { code, list, row, whole, won, words } from '../../upstream/wire.ts';
import { summary } from '../purchase/purchase.wire.ts';

const shortage = row(
  'ShortItem',
  { gdsGrpNo: code, qty: whole, stckqty: whole },
  { cartNo: code, ordItemNo: code, optNo: code, colorNm: words },
);
const readReason = row('Conflict', { rsnCd: code }, {});
const readStock = row('StockConflict', { list: list('shortages', shortage) }, {});
const readLimit = row('LimitConflict', { max: whole }, {});

// What is paid and what is given back are two shapes of one reason.
const readPrice = row('PriceConflict', {}, { payPrc: won, summary });
const readRefund = row('RefundConflict', {}, { rfndPrc: won });
const readState = row('StateConflict', { stat: code }, {});
const readCoupon = row('CouponConflict', {}, { cpnIsuNo: code });
const readPoints = row('PointConflict', { usblPnt: won }, {});
const readDuplicate = row('DuplicateConflict', {}, { no: code });

/** The data of a 409; null without a reason. */
export function readConflict(refusal: MallRefusal) {
  const rsnCd = refusalData(refusal, readReason)?.rsnCd;
  if (rsnCd === undefined) return null;
  const of = <T>(reason: string, read: Reader<never, T>): T | null =>
    rsnCd === reason ? refusalData(refusal, read) : null;
  return {
    rsnCd,
    shortages: of('STOCK', readStock)?.list ?? [],
    max: of('LIMIT', readLimit)?.max ?? null,
    price: of('PRICE', readPrice),
    refund: of('PRICE', readRefund),
    stat: of('STATE', readState)?.stat ?? null,
    coupon: of('COUPON', readCoupon)?.cpnIsuNo ?? null,
    points: of('POINT', readPoints)?.usblPnt ?? null,
    duplicate: of('DUPLICATE', readDuplicate)?.no ?? null,
  };
}
