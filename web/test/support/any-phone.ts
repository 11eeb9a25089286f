import * as fc from 'fast-check';
import type { Phone } from '../../src/features/phones/phone.ts';

const won = fc.option(fc.oneof(fc.constant(0), fc.integer({ min: -1000, max: 3_000_000 })));
const smallWon = fc.option(fc.integer({ min: -10, max: 150_000 }));
const words = fc.option(fc.string());

const plan = fc.record({
  __typename: fc.constant('PhonePlan' as const),
  number: fc.constantFrom('P1', 'P2', 'P3'),
  name: fc.string(),
  monthly: smallWon,
  data: words,
  voice: words,
  messages: words,
  subsidy: won,
  extraSubsidy: won,
  optionalDiscount: smallWon,
  minimumMonths: fc.option(fc.integer({ min: -1, max: 36 })),
  minimumAge: fc.option(fc.integer({ min: -1, max: 130 })),
  maximumAge: fc.option(fc.integer({ min: -1, max: 130 })),
});

const price = fc.record({
  __typename: fc.constant('PhonePrice' as const),
  joinType: fc.constantFrom('NEW', 'CHANGE', null),
  deviceMonths: fc.option(fc.integer({ min: -1, max: 70 })),
  discountType: fc.constantFrom('공통지원금', '선택약정', null),
  memory: fc.constantFrom('256GB', '1TB', null),
  phoneMonthly: won,
  planName: words,
  planMonthly: won,
  totalMonthly: won,
});

/** Phones as no shop should describe them, but some do. For tests. */
export const anyPhone: fc.Arbitrary<Phone> = fc.record({
  price: fc.option(price),
  memories: fc.option(
    fc.array(
      fc.record({
        __typename: fc.constant('PhoneMemory' as const),
        memory: fc.constantFrom('256GB', '512GB', '1TB'),
        releasePrice: won,
      }),
      { maxLength: 3 },
    ),
  ),
  joinType: fc.constantFrom('NEW', 'CHANGE', null),
  cardJoinType: fc.constantFrom('NEW', 'CHANGE', null),
  plans: fc.array(plan, { maxLength: 4 }),
  deviceMonths: fc.array(fc.integer({ min: -1, max: 70 }), { maxLength: 5 }),
  defaultDiscount: fc.constantFrom('SUBSIDY', 'PLAN_DISCOUNT', null),
});
