import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPhone } from '../../../test/support/any-phone.ts';
import { aPhoneToBuy, aPhoneToPrice } from '../../../test/support/sample-products.ts';
import { firstChoice, offeredMonths, requestedChoice, requestedJoinType } from './phone-choice.ts';

const params = (words: Record<string, string>) => new URLSearchParams(words);
const first = { joinType: 'NEW', memory: '256GB', planNumber: 'P1', discount: 'SUBSIDY', months: 24 };

describe('the first choice', () => {
  test('has the memory, plan, months and discount of the card', () => {
    expect(firstChoice(aPhoneToPrice())).toEqual(first);
  });

  test('without a card is neither a dearer plan nor an installment, and has the discount of the mall', () => {
    const [light, premium] = aPhoneToPrice().plans;
    const phone = aPhoneToPrice({ price: null, plans: [premium!, light!], deviceMonths: [36, 24, 1] });
    expect(firstChoice(phone)).toEqual({ ...first, months: 1 });
    expect(firstChoice({ ...phone, defaultDiscount: 'PLAN_DISCOUNT' }).discount).toBe('PLAN_DISCOUNT');
    expect(firstChoice({ ...phone, defaultDiscount: null }).discount).toBeNull();
    expect(firstChoice({ ...phone, deviceMonths: [36, 24] }).months).toBe(24);
  });

  test('never takes a plan of unknown price before one with a price', () => {
    const [light, premium] = aPhoneToPrice().plans;
    const plans = [{ ...light!, monthly: null }, premium!];
    expect(firstChoice(aPhoneToPrice({ price: null, plans })).planNumber).toBe('P2');
  });
});

test('without a card the first choice is no plan for an age, while there is another', () => {
  const [light, premium] = aPhoneToPrice().plans;
  const limited = { ...light!, maximumAge: 18 };
  const named = { ...light!, name: '5G 시니어 37' };
  for (const cheap of [limited, named]) {
    expect(firstChoice(aPhoneToPrice({ price: null, plans: [cheap, premium!] })).planNumber).toBe('P2');
    expect(firstChoice(aPhoneToPrice({ price: null, plans: [cheap] })).planNumber).toBe('P1');
  }
});

describe('the choice in the address', () => {
  test('is chosen where there is such a thing', () => {
    const words = { memory: '512GB', plan: 'P2', discount: 'plan', months: '12', join: 'change' };
    expect(requestedChoice(aPhoneToPrice(), params(words))).toEqual({
      joinType: 'NEW',
      memory: '512GB',
      planNumber: 'P2',
      discount: 'PLAN_DISCOUNT',
      months: 12,
    });
  });

  test('gives way to the first choice where there is none', () => {
    const phone = aPhoneToPrice();
    const words = { memory: '8TB', plan: 'of another phone', discount: 'toString', months: '-1' };
    expect(requestedChoice(phone, params(words))).toEqual(firstChoice(phone));
  });

  test('is no discount that the plan has not got', () => {
    const [plan] = aPhoneToPrice().plans;
    const bare = { subsidy: null, extraSubsidy: null, optionalDiscount: null };
    const phone = aPhoneToPrice({
      plans: [
        { ...plan!, ...bare, optionalDiscount: 9000 },
        { ...plan!, ...bare, number: 'P9' },
      ],
    });
    expect(requestedChoice(phone, params({ discount: 'subsidy' })).discount).toBe('PLAN_DISCOUNT');
    expect(requestedChoice(phone, params({ discount: 'plan', plan: 'P9' })).discount).toBe('SUBSIDY');
  });

  test.each<[string, Record<string, string>, string | null]>([
    ['the first choice, as on the card', {}, 'SUBSIDY'],
    ['another plan', { plan: 'P2' }, null],
    ['another memory', { memory: '512GB' }, null],
    ['other months', { months: '36' }, null],
    ['another plan with a discount that is named', { plan: 'P2', discount: 'subsidy' }, 'SUBSIDY'],
  ])('leaves the discount to the mall but for the choice of the card: %s', (_what, words, discount) => {
    expect(requestedChoice(aPhoneToPrice(), params(words)).discount).toBe(discount);
  });

  test('does not take the discount of the card along to another way of joining', () => {
    expect(requestedChoice(aPhoneToPrice({ joinType: 'CHANGE' }), params({})).discount).toBeNull();
  });

  test('is a way of joining that is offered', () => {
    expect(requestedJoinType(aPhoneToBuy(), params({ join: 'change' }))).toBe('CHANGE');
    expect(requestedJoinType(aPhoneToBuy(), params({ join: 'transfer' }))).toBe('NEW');
    expect(requestedJoinType(aPhoneToBuy({ joinTypes: ['CHANGE', 'NEW'] }), params({}))).toBe('NEW');
    expect(requestedJoinType(aPhoneToBuy({ joinTypes: null }), params({ join: 'new' }))).toBeNull();
  });
});

test('what is chosen is among what is offered, for any data of the mall', () => {
  const anyQuery = fc.record({
    memory: fc.constantFrom('256GB', '1TB', ''),
    plan: fc.constantFrom('P1', 'P2', 'P3', ''),
    discount: fc.constantFrom('subsidy', 'plan', ''),
    months: fc.constantFrom('0', '1', '12', '24', '36', ''),
  });
  fc.assert(
    fc.property(anyPhone, anyQuery, (phone, query) => {
      const choice = requestedChoice(phone, params(query));
      expect([...phone.plans.map(({ number }) => number), ...(phone.plans.length > 0 ? [] : [null])]).toContain(
        choice.planNumber,
      );
      expect([
        ...(phone.memories ?? []).map(({ memory }) => memory),
        ...(phone.memories?.length ? [] : [phone.price?.memory ?? null]),
      ]).toContain(choice.memory);
      expect(offeredMonths(phone)).toContain(choice.months);
    }),
  );
});
