import { isRefusal, type MallRefusal } from '../../errors/mall-error.ts';
import { errorTexts } from '../../errors/error-texts.ts';
import type { Conflict, ConflictReason } from '../../graphql/__generated__/schema-types.ts';
import { fromCode } from '../../upstream/wire.ts';
import { claimStatuses, notOrderableReasons, orderStatuses } from '../purchase/purchase-codes.ts';
import { toPriceSummary } from '../purchase/purchase.mapper.ts';
import { readConflict } from './conflict.wire.ts';

const reasons = {
  STOCK: 'OUT_OF_STOCK',
  PRICE: 'PRICE_CHANGED',
  EXPIRED: 'EXPIRED',
  STATE: 'WRONG_STATE',
  LIMIT: 'LIMIT_REACHED',
  DUPLICATE: 'DUPLICATE',
  COUPON: 'COUPON_UNUSABLE',
  POINT: 'POINTS_UNUSABLE',
  KEY: 'KEY_REUSED',
  BUSY: 'IN_PROGRESS',
  PORTING: 'PORTING_REFUSED',
  MINOR: 'MINOR',
} as const satisfies Record<string, ConflictReason>;

/** What prevents an action; null for any other refusal, and for an unknown reason. */
export function toConflict(refusal: MallRefusal): (Conflict & { __typename: 'Conflict' }) | null {
  const conflict = isRefusal(refusal, '1409') ? readConflict(refusal) : null;
  const reason = conflict && fromCode<ConflictReason>(reasons, conflict.rsnCd, 'rsnCd');
  if (!conflict || !reason) return null;
  return {
    __typename: 'Conflict',
    message: refusal.text ?? errorTexts.CONFLICT,
    reason,
    shortages: conflict.shortages.map(({ cartNo, ordItemNo, gdsGrpNo, optNo, colorNm, qty, stckqty }) => ({
      cartLineNumber: cartNo,
      orderItemNumber: ordItemNo,
      productNumber: gdsGrpNo,
      optionNumber: optNo,
      colorName: colorNm,
      quantity: qty,
      left: stckqty,
    })),
    maximum: conflict.max,
    newPayTotal: conflict.price?.payPrc,
    newSummary: conflict.price?.summary && toPriceSummary(conflict.price.summary),
    newRefundTotal: conflict.refund?.rfndPrc,
    ...toState(conflict.stat),
    couponNumber: conflict.coupon,
    usablePoints: conflict.points,
    retryAfter: reason === 'IN_PROGRESS' ? refusal.retryAfter : null,
    duplicateNumber: conflict.duplicate,
  };
}

/** A state is that of an order, of a claim or of goods, by its code. */
function toState(stat: string | null) {
  return {
    orderStatus: stateIn(orderStatuses, stat),
    claimStatus: stateIn(claimStatuses, stat),
    notOrderableReason: stateIn(notOrderableReasons, stat),
  };
}

function stateIn<T>(table: Readonly<Record<string, T>>, stat: string | null): T | null {
  return stat !== null && Object.hasOwn(table, stat) ? (table[stat] ?? null) : null;
}
