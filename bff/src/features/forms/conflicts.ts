import type { GraphQLError } from 'graphql';
import { errorTexts } from '../../errors/error-texts.ts';
import { isRefusal, type MallRefusal } from '../../errors/mall-error.ts';
import { shopperError } from '../../errors/shopper-error.ts';
import type { ExpiredSubject } from '../../graphql/__generated__/schema-types.ts';
import type { Reader } from '../../upstream/reading.ts';
import { refusalData } from '../../upstream/refusal-data.ts';
import { code, fromCode, list, row, whole, won, words } from '../../upstream/wire.ts';
import { toPriceSummary } from '../purchase/purchase.mapper.ts';
import { summary as priceSummary } from '../purchase/purchase.wire.ts';
import { conflictReason, plainConflict } from './conflict.wire.ts';

/**
 * Reads the member of one reason. Null for every other refusal, and where the mall leaves out what the member holds: the refusal is then
 * an error with a code and the mall's text (docs/decisions/0044).
 */
export function conflictOf<Wire, Member extends object>(
  reason: string,
  read: Reader<never, Wire>,
  toMember: (wire: Wire, refusal: MallRefusal) => Member | null,
) {
  return (refusal: MallRefusal): (Member & { message: string }) | null => {
    const wire = conflictReason(refusal) === reason ? refusalData(refusal, read) : null;
    const member = wire && toMember(wire, refusal);
    return member && { ...member, message: refusal.text ?? errorTexts.CONFLICT };
  };
}

const shortage = row(
  'ShortItem',
  { gdsGrpNo: code, qty: whole, stckqty: whole },
  { cartNo: code, ordItemNo: code, optNo: code, colorNm: words },
);

export const outOfStock = conflictOf(
  'STOCK',
  row('StockConflict', { list: list('shortages', shortage) }, {}),
  ({ list }) => ({
    __typename: 'OutOfStock' as const,
    code: 'OUT_OF_STOCK' as const,
    shortages: list.map(({ cartNo, ordItemNo, gdsGrpNo, optNo, colorNm, qty, stckqty }) => ({
      cartLineNumber: cartNo,
      orderItemNumber: ordItemNo,
      productNumber: gdsGrpNo,
      optionNumber: optNo,
      colorName: colorNm,
      quantity: qty,
      left: stckqty,
    })),
  }),
);

const orderPrice = row('OrderPriceConflict', { payPrc: won }, { summary: priceSummary });

export const priceChanged = conflictOf('PRICE', orderPrice, ({ payPrc, summary }) =>
  summary === null
    ? null
    : {
        __typename: 'PriceChanged' as const,
        code: 'PRICE_CHANGED' as const,
        payTotal: payPrc,
        summary: toPriceSummary(summary),
      },
);

/** Of what has no summary. */
export const totalChanged = conflictOf('PRICE', orderPrice, ({ payPrc, summary }) =>
  summary === null ? { __typename: 'TotalChanged' as const, code: 'PRICE_CHANGED' as const, payTotal: payPrc } : null,
);

/** Of a bulk order. */
export const totalOfRowsChanged = conflictOf(
  'PRICE',
  row('BulkOrderPriceConflict', { totPrc: won }, {}),
  ({ totPrc }) => ({
    __typename: 'TotalChanged' as const,
    code: 'PRICE_CHANGED' as const,
    payTotal: totPrc,
  }),
);

export const refundChanged = conflictOf('PRICE', row('RefundPriceConflict', { rfndPrc: won }, {}), ({ rfndPrc }) => ({
  __typename: 'RefundChanged' as const,
  code: 'REFUND_CHANGED' as const,
  refundTotal: rfndPrc,
}));

const expiredSubjects: Readonly<Record<string, ExpiredSubject>> = {
  SHEET: 'SHEET',
  CERT: 'CERTIFICATION',
  GUARD: 'GUARDIAN_CERTIFICATION',
  PORTING: 'NUMBER_PORTING',
  TICKET: 'CHECKOUT_TICKET',
};

export const expired = conflictOf(
  'EXPIRED',
  row('ExpiredConflict', {}, { expTp: words, ordNo: code }),
  ({ expTp, ordNo }) => ({
    __typename: 'Expired' as const,
    code: 'EXPIRED' as const,
    subject: fromCode(expiredSubjects, expTp, 'expTp'),
    placedOrderNumber: ordNo,
  }),
);

/** The error of a query for a used sheet: it names the order. Null for all else. */
export function usedSheetError(error: unknown): GraphQLError | null {
  const { message, placedOrderNumber = null } = (isRefusal(error, '1409') && expired(error)) || {};
  return placedOrderNumber === null ? null : shopperError('CONFLICT', { placedOrderNumber }, message);
}

export const wrongState = conflictOf('STATE', row('StateConflict', { stat: code }, {}), ({ stat }) => ({
  __typename: 'WrongState' as const,
  code: 'WRONG_STATE' as const,
  stateCode: stat,
}));

export const limitReached = conflictOf('LIMIT', row('LimitConflict', { max: whole }, {}), ({ max }) => ({
  __typename: 'LimitReached' as const,
  code: 'LIMIT_REACHED' as const,
  maximum: max,
}));

const unusableCoupon = (couponNumber: string | null) =>
  couponNumber === null
    ? null
    : { __typename: 'CouponUnusable' as const, code: 'COUPON_UNUSABLE' as const, couponNumber };

const heldCouponUnusable = conflictOf('COUPON', row('CouponConflict', {}, { cpnIsuNo: code }), ({ cpnIsuNo }) =>
  unusableCoupon(cpnIsuNo),
);
const offeredCouponUnusable = conflictOf('COUPON', row('CouponIssueConflict', {}, { cpnNo: code }), ({ cpnNo }) =>
  unusableCoupon(cpnNo),
);

/** Of an order one that the member holds, of taking one what is offered. */
export function couponUnusable(refusal: MallRefusal) {
  return heldCouponUnusable(refusal) ?? offeredCouponUnusable(refusal);
}

export const alreadyExists = conflictOf('DUPLICATE', row('DuplicateConflict', {}, { no: code }), ({ no }) =>
  no === null ? null : { __typename: 'AlreadyExists' as const, code: 'ALREADY_EXISTS' as const, number: no },
);

export const pointsUnusable = conflictOf('POINT', row('PointConflict', { usblPnt: won }, {}), ({ usblPnt }) => ({
  __typename: 'PointsUnusable' as const,
  code: 'POINTS_UNUSABLE' as const,
  usablePoints: usblPnt,
}));

const keyReused = conflictOf('KEY', plainConflict, () => ({
  __typename: 'KeyReused' as const,
  code: 'KEY_REUSED' as const,
}));

const shortestWaitSeconds = 1;

const inProgress = conflictOf('BUSY', plainConflict, (_wire, { retryAfter }) => ({
  __typename: 'InProgress' as const,
  code: 'IN_PROGRESS' as const,
  retryAfter: retryAfter ?? shortestWaitSeconds,
}));

/** What every call with an idempotency key can meet. */
export function keyConflict(refusal: MallRefusal) {
  return keyReused(refusal) ?? inProgress(refusal);
}
