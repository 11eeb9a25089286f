import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPhone } from '../../../test/support/any-phone.ts';
import { aPhoneToBuy, aPhoneToPrice } from '../../../test/support/sample-products.ts';
import { payInParts } from './pay-in-parts.ts';
import { contractTotal } from './contract-total.ts';
import { monthlyBill, type MonthlyBill } from './monthly-bill.ts';
import type { Phone, PhoneChoice } from './phone.ts';
import {
  requestedChoice,
  firstChoice,
  hasPlanDiscount,
  hasSubsidy,
  requestedJoinType,
  offeredMonths,
  planOf,
} from './phone-choice.ts';

const base: PhoneChoice = { joinType: 'NEW', memory: '256GB', planNumber: 'P1', discount: 'SUBSIDY', months: 24 };
const params = (words: Record<string, string>) => new URLSearchParams(words);

describe('the first choice', () => {
  test('has the memory, plan and discount of the card, and its very price', () => {
    const phone = aPhoneToPrice();
    const choice = firstChoice(phone);
    expect(choice).toEqual({ joinType: 'NEW', memory: '256GB', planNumber: 'P1', discount: 'SUBSIDY', months: 24 });
    expect(monthlyBill(phone, choice)).toMatchObject({
      device: 32_450,
      plan: 26_450,
      total: 58_900,
      deviceLines: null,
      planLines: null,
    });
  });

  test('has the months that come nearest to a card that names none', () => {
    const monthly = Math.floor(payInParts(770_000, 36).monthly);
    const phone = aPhoneToPrice();
    const { price } = phone;
    expect(
      firstChoice({ ...phone, price: price && { ...price, deviceMonths: null, phoneMonthly: monthly } }).months,
    ).toBe(36);
  });

  test('takes no price from a card whose figures do not add up', () => {
    const phone = aPhoneToPrice();
    const { price } = phone;
    const odd = { ...phone, price: price && { ...price, totalMonthly: 1 } };
    const bill = monthlyBill(odd, firstChoice(odd));
    expect(bill?.total).toBe(Math.floor(payInParts(770_000, firstChoice(odd).months).monthly) + 50_000);
  });
});

test('subsidies come off the device before it is paid in parts', () => {
  const bill = monthlyBill(aPhoneToPrice({ price: null }), { ...base, memory: '512GB', planNumber: 'P2' });
  const { total, monthly } = payInParts(800_000, 24);
  expect(bill?.deviceLines).toMatchObject({
    release: 1_200_000,
    subsidy: 400_000,
    principal: 800_000,
    total,
    interest: total - 800_000,
  });
  expect(bill).toMatchObject({ device: Math.floor(monthly), plan: 90_000, total: Math.floor(monthly) + 90_000 });
});

test('the plan discount leaves the device at its price less what the shop adds', () => {
  const bill = monthlyBill(aPhoneToPrice({ price: null }), { ...base, discount: 'PLAN_DISCOUNT', months: 12 });
  expect(bill?.planLines).toEqual({ price: 50_000, discount: 12_500, monthly: 37_500 });
  expect(bill?.device).toBe(Math.floor(payInParts(970_000, 12).monthly));
});

test('a device that is paid at once is no part of the months', () => {
  const bill = monthlyBill(aPhoneToPrice({ price: null, deviceMonths: [1, 24] }), { ...base, months: 1 });
  expect(bill).toMatchObject({ device: 0, atOnce: 770_000, plan: 50_000, total: 50_000 });
});

test('a subsidy larger than the device leaves nothing to pay for it, and says so', () => {
  const bill = monthlyBill(aPhoneToPrice({ price: null, memories: [], releasePrice: 210_000 }), {
    ...base,
    memory: null,
  });
  expect(bill?.deviceLines).toMatchObject({
    subsidy: 200_000,
    extraSubsidy: 10_000,
    principal: 0,
    interest: 0,
    monthly: 0,
    isSubsidyCut: true,
  });
});

test('without plans or without a price there is no number to promise', () => {
  expect(monthlyBill(aPhoneToPrice({ price: null, plans: [] }), firstChoice(aPhoneToPrice()))).toBeNull();
  const priceless = aPhoneToPrice({ price: null, memories: null, releasePrice: null });
  expect(monthlyBill(priceless, firstChoice(priceless))).toBeNull();
});

test('a larger memory without a price is not sold at that of the smaller', () => {
  const phone = aPhoneToPrice({
    memories: [
      { __typename: 'PhoneMemory', memory: '256GB', releasePrice: null },
      { __typename: 'PhoneMemory', memory: '1TB', releasePrice: null },
    ],
  });
  expect(monthlyBill(phone, { ...firstChoice(phone), months: 12 })).not.toBeNull();
  expect(monthlyBill(phone, { ...firstChoice(phone), memory: '1TB' })).toBeNull();
});

describe('takes the choice from the address', () => {
  test('is chosen where there is such a thing', () => {
    const choice = requestedChoice(
      aPhoneToPrice(),
      params({ memory: '512GB', plan: 'P2', discount: 'plan', months: '12', join: 'change' }),
    );
    expect(choice).toEqual({
      joinType: 'NEW',
      memory: '512GB',
      planNumber: 'P2',
      discount: 'PLAN_DISCOUNT',
      months: 12,
    });
  });

  test('gives way to the first choice where there is none', () => {
    const phone = aPhoneToPrice();
    expect(
      requestedChoice(phone, params({ memory: '8TB', plan: 'of another phone', discount: 'toString', months: '-1' })),
    ).toEqual(firstChoice(phone));
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

  test('is the one that costs less over the whole contract, if the address names none', () => {
    const dearSubsidy = aPhoneToPrice({ price: null });
    const [light, premium] = ['P1', 'P2'].map((plan) => requestedChoice(dearSubsidy, params({ plan })));
    expect([light?.discount, premium?.discount]).toEqual(['PLAN_DISCOUNT', 'PLAN_DISCOUNT']);
    const plans = dearSubsidy.plans.map((plan) => ({ ...plan, subsidy: 600_000 }));
    expect(requestedChoice({ ...dearSubsidy, plans }, params({ plan: 'P1' })).discount).toBe('SUBSIDY');
    expect(requestedChoice(aPhoneToPrice(), params({ plan: 'P2' })).discount).toBe('PLAN_DISCOUNT');
    expect(requestedChoice(aPhoneToPrice(), params({ plan: 'P2', discount: 'subsidy' })).discount).toBe('SUBSIDY');
  });

  test('never has the price of the card in another way of joining', () => {
    const changed = aPhoneToPrice({ joinType: 'CHANGE' });
    expect(monthlyBill(changed, requestedChoice(changed, params({})))?.total).not.toBe(58_900);
    const told = aPhoneToPrice();
    expect(monthlyBill(told, requestedChoice(told, params({})))?.total).toBe(58_900);
  });

  test('is a way of joining that is offered', () => {
    expect(requestedJoinType(aPhoneToBuy(), params({ join: 'change' }))).toBe('CHANGE');
    expect(requestedJoinType(aPhoneToBuy(), params({ join: 'transfer' }))).toBe('NEW');
    expect(requestedJoinType(aPhoneToBuy({ joinTypes: ['CHANGE', 'NEW'] }), params({}))).toBe('NEW');
    expect(requestedJoinType(aPhoneToBuy({ joinTypes: null }), params({ join: 'new' }))).toBeNull();
  });
});

describe('for any data of the mall', () => {
  const anyQuery = fc.record({
    memory: fc.constantFrom('256GB', '1TB', ''),
    plan: fc.constantFrom('P1', 'P2', 'P3', ''),
    discount: fc.constantFrom('subsidy', 'plan', ''),
    months: fc.constantFrom('0', '1', '12', '24', '36', ''),
  });

  test('every line of the bill adds up, and none is less than nothing', () => {
    fc.assert(
      fc.property(anyPhone, anyQuery, (phone, query) => {
        expect(faultsOf(monthlyBill(phone, requestedChoice(phone, params(query))))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('no other discount costs less than the default', () => {
    fc.assert(
      fc.property(anyPhone, anyQuery, (given, { discount: _discount, ...query }) => {
        const phone = { ...given, price: null };
        const choice = requestedChoice(phone, params(query));
        const plan = planOf(phone, choice.planNumber);
        const total = contractTotal(phone, choice, plan) ?? 0;
        const others = [
          hasSubsidy(plan) && contractTotal(phone, { ...choice, discount: 'SUBSIDY' }, plan),
          hasPlanDiscount(plan) && contractTotal(phone, { ...choice, discount: 'PLAN_DISCOUNT' }, plan),
        ];
        expect(others.every((other) => typeof other !== 'number' || total <= other)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('what is chosen is among what is offered', () => {
    fc.assert(
      fc.property(anyPhone, anyQuery, (phone: Phone, query) => {
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
});

/** Lines that do not come to their sum, and amounts below nothing. */
function faultsOf(bill: MonthlyBill | null): string[] {
  if (!bill) return [];
  const { deviceLines: device, planLines: plan } = bill;
  const amounts = Object.values({ ...bill, ...device, ...plan }).filter((value) => typeof value === 'number');
  const claims: Record<string, boolean> = {
    total: bill.device + bill.plan === bill.total,
    principal: !device || device.release - device.subsidy - device.extraSubsidy === device.principal,
    paid: !device || device.principal + device.interest === device.total,
    monthly: !device || Math.floor(device.total / device.months) === (device.months === 1 ? bill.atOnce : bill.device),
    plan: !plan || plan.price - plan.discount === bill.plan,
    amounts: amounts.every((amount) => amount >= 0),
  };
  return Object.keys(claims).filter((claim) => !claims[claim]);
}
