import { describe, expect, test } from 'vitest';
import { anItem } from '../../../test/support/sample-orders.ts';
import { firstChoice, isForFaultsOnly, reasonsFor, returnableUntil } from './step-rules.ts';
import type { ClaimPayer, ClaimReason, ClaimType } from '../../__generated__/graphql.ts';

const offers = (
  type: ClaimType,
  reasons: readonly ClaimReason[],
  payer: ClaimPayer | null = null,
  until: string | null = null,
) => reasons.map((reason) => ({ __typename: 'ClaimReasonOffer' as const, type, reason, payer, until }));

describe('reasons', () => {
  const late = anItem({ claimReasons: offers('RETURN', ['FAULTY', 'DAMAGED'], 'SELLER', '2027-02-21') });
  const inTime = anItem({
    number: 'I2',
    claimReasons: [
      ...offers('RETURN', ['CHANGED_MIND'], 'BUYER', '2026-11-28'),
      ...offers('RETURN', ['FAULTY'], 'SELLER', '2027-02-21'),
      ...offers('EXCHANGE', ['DAMAGED'], 'SELLER', '2026-11-29'),
    ],
  });

  test('are those of the mall for the step, with who pays', () => {
    expect(reasonsFor('return', [inTime])).toMatchObject([
      { reason: 'CHANGED_MIND', payer: 'BUYER' },
      { reason: 'FAULTY', payer: 'SELLER' },
    ]);
    expect(reasonsFor('cancel', [inTime])).toEqual([]);
  });

  test('of several items are those that all of them have', () => {
    expect(reasonsFor('return', [inTime, late]).map(({ reason }) => reason)).toEqual(['FAULTY']);
    expect(isForFaultsOnly(reasonsFor('return', [inTime, late]))).toBe(true);
    expect(isForFaultsOnly(reasonsFor('return', [inTime]))).toBe(false);
  });

  test('that a mall does not tell may all be tried, and nobody says who pays', () => {
    const reasons = reasonsFor('return', [anItem({ claimReasons: null })]);
    expect(reasons).toHaveLength(7);
    expect(new Set(reasons.map(({ payer }) => payer))).toEqual(new Set([null]));
    expect(isForFaultsOnly(reasons)).toBe(false);
  });

  test('tell until when a return needs no fault: the first day of several items', () => {
    expect(returnableUntil([inTime, late])).toBe('2026-11-28');
    expect(returnableUntil([late])).toBeNull();
    expect(returnableUntil([anItem({ claimReasons: null })])).toBeNull();
  });
});

describe('at first', () => {
  const paid = [anItem({ number: 'I1' }), anItem({ number: 'I2' }), anItem({ number: 'I3', status: 'PREPARING' })];

  test.each([
    [null, []],
    ['I2', ['I2']],
    ['I9', []],
  ] as const)('of several items %s is asked for and %j chosen', (requested, numbers) => {
    expect(firstChoice(paid, requested)).toEqual(numbers);
  });

  test('an only item needs no choosing', () => {
    expect(firstChoice([anItem()], null)).toEqual(['I1']);
  });
});
