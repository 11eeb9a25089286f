import { expect, test } from 'vitest';
import { aPhoneToBuy } from '../../../test/support/sample-products.ts';
import { payInParts } from './installment.ts';
import { firstChoice, monthlyOffer } from './phone-offer.ts';

test('the page begins with the memory, plan and discount of the card, and with its very price', () => {
  const phone = aPhoneToBuy();
  const choice = firstChoice(phone);
  expect(choice).toMatchObject({ memory: '256GB', planNumber: 'P1', discount: 'SUBSIDY' });
  expect(monthlyOffer(phone, choice)).toEqual({ device: 32_450, plan: 26_450, total: 58_900 });
});

test('the months begin with those that come nearest to the card', () => {
  const monthly = Math.floor(payInParts(770_000, 36).monthly);
  const phone = aPhoneToBuy();
  const { price } = phone;
  expect(firstChoice({ ...phone, price: price && { ...price, phoneMonthly: monthly } }).months).toBe(36);
});

test('subsidies come off the device before it is paid in parts', () => {
  const phone = aPhoneToBuy({ price: null });
  const offer = monthlyOffer(phone, { memory: '512GB', planNumber: 'P2', discount: 'SUBSIDY', months: 24 });
  const device = Math.floor(payInParts(1_200_000 - 400_000, 24).monthly);
  expect(offer).toEqual({ device, plan: 90_000, total: device + 90_000 });
});

test('the plan discount leaves the device at its full price', () => {
  const phone = aPhoneToBuy({ price: null });
  const offer = monthlyOffer(phone, { memory: '256GB', planNumber: 'P1', discount: 'PLAN_DISCOUNT', months: 12 });
  expect(offer?.plan).toBe(37_500);
  expect(offer?.device).toBe(Math.floor(payInParts(1_000_000, 12).monthly));
});

test('a subsidy larger than the device leaves nothing to pay for it, never less', () => {
  const phone = aPhoneToBuy({ price: null, memories: [], releasePrice: 100_000 });
  expect(monthlyOffer(phone, { memory: null, planNumber: 'P1', discount: 'SUBSIDY', months: 24 })?.device).toBe(0);
});

test('without plans or without a price there is no number to promise', () => {
  expect(monthlyOffer(aPhoneToBuy({ price: null, plans: null }), firstChoice(aPhoneToBuy()))).toBeNull();
  const priceless = aPhoneToBuy({ price: null, memories: null, releasePrice: null });
  expect(monthlyOffer(priceless, firstChoice(priceless))).toBeNull();
});
