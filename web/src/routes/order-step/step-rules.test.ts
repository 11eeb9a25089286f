import { describe, expect, test } from 'vitest';
import { anItem } from '../../../test/support/sample-orders.ts';
import { firstChoice, reasonsFor } from './step-rules.ts';

const noon = new Date('2026-11-23T12:00:00+09:00');

describe('reasons', () => {
  test('in time are all of them, with the buyer’s own', () => {
    expect(reasonsFor('return', [anItem({ returnableUntil: '2026-11-23' })], noon)).toHaveLength(7);
    expect(reasonsFor('return', [anItem({ returnableUntil: null })], noon)).toContain('CHANGED_MIND');
  });

  test('later are those of the seller’s fault, for all items if for one', () => {
    const items = [anItem({ returnableUntil: '2026-11-30' }), anItem({ number: 'I2', returnableUntil: '2026-11-22' })];
    expect(reasonsFor('return', items, noon)).toEqual([
      'FAULTY',
      'NOT_AS_DESCRIBED',
      'WRONG_GOODS',
      'DAMAGED',
      'LATE_OR_LOST',
    ]);
  });

  test('for canceling do not mention goods that have not arrived', () => {
    expect(reasonsFor('cancel', [anItem()], noon)).toEqual(['CHANGED_MIND', 'ORDERED_WRONGLY', 'LATE_OR_LOST']);
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
