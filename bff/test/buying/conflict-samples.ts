import { anEstimate } from '../helpers/samples.ts';
import type { ConflictName } from './operations.ts';
import { aSummary } from './samples.ts';

type Data = Record<string, unknown>;

/** The mall's data of each conflict, and what clients get for it. */
export const conflictSamples: Readonly<Record<ConflictName, [data: Data, told: Data][]>> = {
  OutOfStock: [
    [
      {
        rsnCd: 'STOCK',
        list: [
          { cartNo: 'CA1', gdsGrpNo: 'GD1', optNo: 'GD1-1', colorNm: '라벤더', qty: 3, stckqty: 1 },
          { ordItemNo: 'OI1', gdsGrpNo: 'GD2', qty: 2, stckqty: 0 },
        ],
      },
      {
        code: 'OUT_OF_STOCK',
        shortages: [
          {
            cartLineNumber: 'CA1',
            orderItemNumber: null,
            productNumber: 'GD1',
            optionNumber: 'GD1-1',
            colorName: '라벤더',
            quantity: 3,
            left: 1,
          },
          {
            cartLineNumber: null,
            orderItemNumber: 'OI1',
            productNumber: 'GD2',
            optionNumber: null,
            colorName: null,
            quantity: 2,
            left: 0,
          },
        ],
      },
    ],
    [{ rsnCd: 'STOCK' }, { code: 'OUT_OF_STOCK', shortages: [] }],
  ],
  PriceChanged: [
    [
      { rsnCd: 'PRICE', payPrc: 45_900, summary: { ...aSummary, payPrc: 45_900 } },
      { code: 'PRICE_CHANGED', payTotal: 45_900, summary: { payTotal: 45_900 } },
    ],
  ],
  TotalChanged: [
    [
      { rsnCd: 'PRICE', payPrc: 45_900 },
      { code: 'PRICE_CHANGED', payTotal: 45_900 },
    ],
  ],
  RefundChanged: [
    [
      { rsnCd: 'PRICE', rfndPrc: 1_000 },
      { code: 'REFUND_CHANGED', refundTotal: 1_000 },
    ],
  ],
  EstimateChanged: [
    [
      { rsnCd: 'PRICE', estimate: anEstimate },
      { code: 'PRICE_CHANGED', estimate: { totalMonthly: 98_303, contractTotal: 2_366_978 } },
    ],
  ],
  Expired: [
    [{ rsnCd: 'EXPIRED' }, { code: 'EXPIRED', subject: null, placedOrderNumber: null }],
    [
      { rsnCd: 'EXPIRED', expTp: 'SHEET', ordNo: 'OR1' },
      { code: 'EXPIRED', subject: 'SHEET', placedOrderNumber: 'OR1' },
    ],
    [
      { rsnCd: 'EXPIRED', expTp: 'MOON' },
      { code: 'EXPIRED', subject: null, placedOrderNumber: null },
    ],
    [
      { rsnCd: 'EXPIRED', expTp: 'GUARD' },
      { code: 'EXPIRED', subject: 'GUARDIAN_CERTIFICATION', placedOrderNumber: null },
    ],
  ],
  PortingRefused: [
    [
      { rsnCd: 'PORTING', mnpRsnCd: 'MN00102' },
      { code: 'PORTING_REFUSED', reason: 'UNPAID_BILLS', nextCheckAt: null },
    ],
    [
      { rsnCd: 'PORTING', mnpRsnCd: 'MN00105', psblDts: '20261123150000' },
      { code: 'PORTING_REFUSED', reason: 'WRONG_DIGITS', nextCheckAt: '2026-11-23T15:00:00+09:00' },
    ],
  ],
  GuardianRequired: [[{ rsnCd: 'MINOR' }, { code: 'GUARDIAN_REQUIRED' }]],
  WrongState: [
    [
      { rsnCd: 'STATE', stat: 'OR00104' },
      { code: 'WRONG_STATE', stateCode: 'OR00104' },
    ],
    [
      { rsnCd: 'STATE', stat: 'CT00102' },
      { code: 'WRONG_STATE', stateCode: 'CT00102' },
    ],
  ],
  LimitReached: [
    [
      { rsnCd: 'LIMIT', max: 3 },
      { code: 'LIMIT_REACHED', maximum: 3 },
    ],
  ],
  AlreadyExists: [
    [
      { rsnCd: 'DUPLICATE', no: 'CI1' },
      { code: 'ALREADY_EXISTS', number: 'CI1' },
    ],
  ],
  CouponUnusable: [
    [
      { rsnCd: 'COUPON', cpnIsuNo: 'CI1' },
      { code: 'COUPON_UNUSABLE', couponNumber: 'CI1' },
    ],
    [
      { rsnCd: 'COUPON', cpnNo: 'CP1' },
      { code: 'COUPON_UNUSABLE', couponNumber: 'CP1' },
    ],
  ],
  PointsUnusable: [
    [
      { rsnCd: 'POINT', usblPnt: 500 },
      { code: 'POINTS_UNUSABLE', usablePoints: 500 },
    ],
  ],
  KeyReused: [[{ rsnCd: 'KEY' }, { code: 'KEY_REUSED' }]],
  InProgress: [[{ rsnCd: 'BUSY' }, { code: 'IN_PROGRESS', retryAfter: 2 }]],
};

/** Conflicts without the data that their members hold. */
export const incompleteConflicts: [name: ConflictName, data: Data][] = [
  ['PriceChanged', { rsnCd: 'PRICE' }],
  ['WrongState', { rsnCd: 'STATE' }],
  ['LimitReached', { rsnCd: 'LIMIT', max: 'many' }],
  ['CouponUnusable', { rsnCd: 'COUPON' }],
  ['PointsUnusable', { rsnCd: 'POINT', usblPnt: null }],
  ['AlreadyExists', { rsnCd: 'DUPLICATE', no: null }],
  ['EstimateChanged', { rsnCd: 'PRICE', estimate: { ...anEstimate, totalPrice: null } }],
  ['PortingRefused', { rsnCd: 'PORTING' }],
  ['PortingRefused', { rsnCd: 'PORTING', mnpRsnCd: 'MN00199' }],
];
