import { describe, expect, test } from 'vitest';
import { anItem } from '../../../test/support/sample-orders.ts';
import { faultsOnlyText, firstChoice, reasonsFor, returnableUntil } from './step-rules.ts';
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
    expect(faultsOnlyText(reasonsFor('return', [inTime, late]), [inTime, late])).toMatch(/기간이 지났어요/u);
    expect(faultsOnlyText(reasonsFor('return', [inTime]), [inTime])).toBeNull();
  });

  test('of a ticket and a parcel tell who pays for the parcel', () => {
    const ticket = anItem({ receivingWay: 'TEXT', claimReasons: offers('RETURN', ['CHANGED_MIND', 'FAULTY']) });
    const reasons = reasonsFor('return', [ticket, inTime]);
    expect(reasons.map(({ payer }) => payer)).toEqual(['BUYER', 'SELLER']);
  });

  test('of goods that were made to order are faults from the first day on', () => {
    const engraved = anItem({ isMadeToOrder: true, claimReasons: offers('RETURN', ['FAULTY'], 'SELLER') });
    expect(faultsOnlyText(reasonsFor('return', [engraved]), [engraved])).toMatch(/^주문 제작 상품은/u);
  });

  test('of what was picked up are faults alone once the time for the others is over, though nobody pays', () => {
    const fetched = anItem({ receivingWay: 'PICKUP', claimReasons: offers('RETURN', ['FAULTY']) });
    expect(faultsOnlyText(reasonsFor('return', [fetched]), [fetched])).toMatch(/기간이 지났어요/u);
  });

  test('that a mall does not tell may all be tried, and nobody says who pays', () => {
    const reasons = reasonsFor('return', [anItem({ claimReasons: null })]);
    expect(reasons).toHaveLength(7);
    expect(new Set(reasons.map(({ payer }) => payer))).toEqual(new Set([null]));
    expect(faultsOnlyText(reasons, [anItem()])).toBeNull();
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
