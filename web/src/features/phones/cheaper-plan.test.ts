import { expect, test } from 'vitest';
import { aPhoneToPrice } from '../../../test/support/sample-products.ts';
import { cheaperPlan } from './cheaper-plan.ts';

test('the cheaper plan is one that this person may surely have, with a fee that is known', () => {
  const [light, premium] = aPhoneToPrice().plans;
  const unpriced = { ...light!, number: 'P0', monthly: null };
  const teen = { ...light!, number: 'P3', name: '청소년 20', monthly: 20_900, maximumAge: 18 };
  const byName = { ...light!, number: 'P4', name: '키즈 10', monthly: 10_000 };
  const plans = [unpriced, light!, premium!, teen, byName];
  expect(cheaperPlan(light!, plans, 18)?.number).toBe('P3');
  expect(cheaperPlan(premium!, plans, 19)?.number).toBe('P1');
  expect(cheaperPlan(premium!, plans, null)?.number).toBe('P1');
  expect(cheaperPlan(light!, plans, 19)).toBeNull();
  expect(cheaperPlan(teen, plans, 18)).toBeNull();
});
