import type { MallRefusal } from '../../errors/mall-error.ts';
import { refusalData } from '../../upstream/refusal-data.ts';
import { code, list, row, whole, words } from '../../upstream/wire.ts';

const shortage = row(
  'ShortItem',
  { gdsGrpNo: code, qty: whole, stckqty: whole },
  { cartNo: code, optNo: code, colorNm: words },
);
const readReason = row('Conflict', { rsnCd: code }, {});
const readStock = row('StockConflict', { list: list('shortages', shortage) }, {});
const readLimit = row('LimitConflict', { max: whole }, {});

/** What the data of a 409 says; null where it has no reason. */
export function readConflict(refusal: MallRefusal) {
  const rsnCd = refusalData(refusal, readReason)?.rsnCd;
  if (rsnCd === undefined) return null;
  return {
    rsnCd,
    shortages: rsnCd === 'STOCK' ? (refusalData(refusal, readStock)?.list ?? []) : [],
    max: rsnCd === 'LIMIT' ? (refusalData(refusal, readLimit)?.max ?? null) : null,
  };
}
