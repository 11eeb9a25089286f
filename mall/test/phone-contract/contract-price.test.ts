import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cheaperDiscount, contractPrice, type ContractTerms } from '../../src/phone-contract/contract-price.ts';
import { installmentTotal } from '../../src/buying/installments.ts';
import { anyEstimateTerms } from './any-terms.ts';
import { usimPrices } from '../../src/phone-contract/usim-prices.ts';

const aContract: ContractTerms = {
  relsPrc: 1_000_000,
  planPrice: 50_000,
  sprtPrc: 200_000,
  addSprtPrc: 30_000,
  slctDscntPrc: 12_500,
  discType: 'SUPPORT',
  agrmMnth: 24,
  instMnth: 24,
  usimPrc: 7_700,
  addSvcPrc: 0,
};

describe('a contract', () => {
  test('takes both subsidies off the device with the common subsidy', () => {
    const instTotPrc = installmentTotal(770_000, 24);
    expect(contractPrice(aContract)).toEqual({
      instPrncpl: 770_000,
      instTotPrc,
      instFee: instTotPrc - 770_000,
      phonePrice: Math.floor(instTotPrc / 24),
      planDscntPrc: 0,
      linePrice: 50_000,
      totalPrice: Math.floor(instTotPrc / 24) + 50_000,
      fstMnthPrc: instTotPrc - 23 * Math.floor(instTotPrc / 24) + 50_000,
      cntrctTotPrc: instTotPrc + 7_700 + 24 * 50_000,
    });
  });

  test('takes the additional subsidy alone off the device with a discount on the plan, for as long as that was agreed', () => {
    const price = contractPrice({ ...aContract, discType: 'PLAN_DISCOUNT', agrmMnth: 12 });
    expect(price).toMatchObject({ instPrncpl: 970_000, planDscntPrc: 12_500, totalPrice: price.phonePrice + 37_500 });
    expect(price.cntrctTotPrc).toBe(price.instTotPrc + 7_700 + 24 * 50_000 - 12 * 12_500);
  });

  test('adds up, for any terms', () => {
    fc.assert(
      fc.property(anyEstimateTerms, (terms) => {
        const price = contractPrice(terms);
        expect(price.instPrncpl).toBeGreaterThanOrEqual(0);
        expect(price.instPrncpl).toBeLessThanOrEqual(terms.relsPrc);
        expect(price.instTotPrc).toBe(price.instPrncpl + price.instFee);
        expect(price.instTotPrc - price.phonePrice * terms.instMnth).toBeGreaterThanOrEqual(0);
        expect(price.instTotPrc - price.phonePrice * terms.instMnth).toBeLessThan(terms.instMnth);
        expect(price.totalPrice).toBe(price.phonePrice + terms.planPrice - price.planDscntPrc + terms.addSvcPrc);
        expect(Object.values(price).every((amount) => Number.isSafeInteger(amount))).toBe(true);
      }),
    );
  });

  test('is never more expensive with a discount than with none', () => {
    fc.assert(
      fc.property(anyEstimateTerms, (terms) => {
        const none = contractPrice({ ...terms, discType: 'NONE' }).cntrctTotPrc;
        expect(contractPrice(terms).cntrctTotPrc).toBeLessThanOrEqual(none);
      }),
    );
  });

  test('is cheapest with the discount that the card names', () => {
    fc.assert(
      fc.property(anyEstimateTerms, (terms) => {
        const total = (discType: ContractTerms['discType']) => contractPrice({ ...terms, discType }).cntrctTotPrc;
        expect(total(cheaperDiscount(terms))).toBe(Math.min(total('SUPPORT'), total('PLAN_DISCOUNT')));
      }),
    );
  });
});

test('a USIM costs nothing where only the phone is new', () => {
  expect(usimPrices('NEW')).toEqual([
    { usimTp: 'USIM', usimPrc: 7_700 },
    { usimTp: 'ESIM', usimPrc: 2_750 },
    { usimTp: 'OWN', usimPrc: 0 },
  ]);
  expect(usimPrices('CHANGE').every(({ usimPrc }) => usimPrc === 0)).toBe(true);
});
