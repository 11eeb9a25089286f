import { installmentTotal } from '../buying/installments.ts';

/** Discount of a phone: the common subsidy off the device, a quarter off the plan, or neither. */
export type DiscountType = 'SUPPORT' | 'PLAN_DISCOUNT' | 'NONE';

/** All inputs of the price of a phone contract. */
export interface ContractTerms {
  relsPrc: number;
  planPrice: number;
  sprtPrc: number;
  addSprtPrc: number;
  slctDscntPrc: number;
  discType: DiscountType;
  /** Months that the discount on the plan lasts. */
  agrmMnth: number;
  instMnth: number;
  usimPrc: number;
}

export interface ContractPrice {
  instPrncpl: number;
  instTotPrc: number;
  instFee: number;
  phonePrice: number;
  planDscntPrc: number;
  /** phonePrice + planPrice - planDscntPrc: the monthly payment. */
  totalPrice: number;
  /** Total cost of the contract. */
  cntrctTotPrc: number;
}

/** Contracts are compared over this many months, independent of device installments. */
export const contractMonths = 24;

/** Months that the discount on the plan can be agreed for. */
export const agreementMonths = [12, contractMonths];

/** The prices of a contract in whole won, by the rules that all lists, pages and estimates share. */
export function contractPrice(terms: ContractTerms): ContractPrice {
  const { relsPrc, planPrice, sprtPrc, addSprtPrc, discType, instMnth, usimPrc } = terms;
  const instPrncpl = Math.max(0, relsPrc - (discType === 'SUPPORT' ? sprtPrc : 0) - addSprtPrc);
  const instTotPrc = installmentTotal(instPrncpl, instMnth);
  const phonePrice = Math.floor(instTotPrc / instMnth);
  const planDscntPrc = discType === 'PLAN_DISCOUNT' ? terms.slctDscntPrc : 0;
  return {
    instPrncpl,
    instTotPrc,
    instFee: instTotPrc - instPrncpl,
    phonePrice,
    planDscntPrc,
    totalPrice: phonePrice + planPrice - planDscntPrc,
    cntrctTotPrc:
      instTotPrc + usimPrc + contractMonths * planPrice - Math.min(terms.agrmMnth, contractMonths) * planDscntPrc,
  };
}

/** The discount with the lower total cost; the subsidy when both cost the same. */
export function cheaperDiscount(terms: Omit<ContractTerms, 'discType'>): 'SUPPORT' | 'PLAN_DISCOUNT' {
  const total = (discType: DiscountType) => contractPrice({ ...terms, discType }).cntrctTotPrc;
  return total('PLAN_DISCOUNT') < total('SUPPORT') ? 'PLAN_DISCOUNT' : 'SUPPORT';
}
