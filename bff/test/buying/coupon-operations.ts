import { expect } from 'vitest';
import { aCoupon } from './coupon-samples.ts';
import type { BuyingOperation } from './operations.ts';

const mallUrl = 'familyshop';
const idempotencyKey = 'an-intent-of-mine';

const taken = {
  conflicts: ['LimitReached', 'AlreadyExists', 'CouponUnusable', 'KeyReused', 'InProgress'],
  answer: () => aCoupon(),
  selection: '... on Coupon { number status offer { id number coupon { id number } } }',
  result: {
    __typename: 'Coupon',
    number: 'CI1',
    status: 'USABLE',
    offer: { id: expect.any(String), number: 'CP1', coupon: { id: expect.any(String), number: 'CI1' } },
  },
  isShopping: true,
} as const;

export const couponOperations: BuyingOperation[] = [
  {
    name: 'downloadCoupon',
    input: { mallUrl, idempotencyKey, number: 'CP1' },
    call: 'POST coupons/CP1/download',
    body: undefined,
    inAddress: ['number'],
    ...taken,
  },
  {
    name: 'registerCoupon',
    input: { mallUrl, idempotencyKey, code: 'gaon-2026' },
    call: 'POST coupons/register',
    body: { cpnCode: 'gaon-2026' },
    ...taken,
  },
];
