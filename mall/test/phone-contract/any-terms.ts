import * as fc from 'fast-check';
import type { EstimateTerms } from '../../src/phone-contract/estimate-terms.ts';

const won = (max: number) => fc.integer({ min: 0, max });

/** Terms of any phone with any plan, also where a subsidy is higher than the price. */
export const anyEstimateTerms: fc.Arbitrary<EstimateTerms> = fc.record({
  relsPrc: won(3_000_000),
  planPrice: won(150_000),
  sprtPrc: won(1_500_000),
  addSprtPrc: won(300_000),
  slctDscntPrc: won(40_000),
  discType: fc.constantFrom('SUPPORT', 'PLAN_DISCOUNT', 'NONE'),
  agrmMnth: fc.constantFrom(12, 24),
  instMnth: fc.constantFrom(1, 12, 24, 30, 36, 48),
  usimPrc: fc.constantFrom(0, 2_750, 7_700),
  addSvcPrc: fc.constantFrom(0, 990, 6_890),
  planNm: fc.constant('5G 라이트'),
  keepMnth: fc.constantFrom(0, 6),
  telecomNm: fc.constant('가온텔레콤'),
  mallNm: fc.constant('통신가족샵'),
});
