import { installmentOf } from '../buying/installments.ts';

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
  /** Additional services, won per month. */
  addSvcPrc: number;
}

export interface ContractPrice {
  instPrncpl: number;
  instTotPrc: number;
  instFee: number;
  phonePrice: number;
  planDscntPrc: number;
  /** The line per month: plan less its discount, and additional services. */
  linePrice: number;
  /** phonePrice + linePrice: the monthly payment. */
  totalPrice: number;
  /** The first month also takes what the division of instTotPrc leaves. */
  fstMnthPrc: number;
  /** Total cost of the contract. */
  cntrctTotPrc: number;
}

/** Contracts are compared over this many months, independent of device installments. */
export const contractMonths = 24;

/** Months that the discount on the plan can be agreed for. */
export const agreementMonths = [12, contractMonths];

/** The prices of a contract in whole won, by the rules that all lists, pages and estimates share. */
export function contractPrice(terms: ContractTerms): ContractPrice {
  const { relsPrc, planPrice, sprtPrc, addSprtPrc, discType, instMnth, usimPrc, addSvcPrc } = terms;
  const instPrncpl = Math.max(0, relsPrc - (discType === 'SUPPORT' ? sprtPrc : 0) - addSprtPrc);
  const device = installmentOf(instPrncpl, instMnth, false);
  const planDscntPrc = discType === 'PLAN_DISCOUNT' ? terms.slctDscntPrc : 0;
  const linePrice = planPrice - planDscntPrc + addSvcPrc;
  return {
    instPrncpl,
    instTotPrc: device.totPrc,
    instFee: device.totPrc - instPrncpl,
    phonePrice: device.mnthPrc,
    planDscntPrc,
    linePrice,
    totalPrice: device.mnthPrc + linePrice,
    fstMnthPrc: device.fstMnthPrc + linePrice,
    cntrctTotPrc:
      device.totPrc +
      usimPrc +
      contractMonths * (planPrice + addSvcPrc) -
      discountedMonths(terms.agrmMnth) * planDscntPrc,
  };
}

/** Months of the comparison with the discount on the plan. */
export function discountedMonths(agrmMnth: number): number {
  return Math.min(agrmMnth, contractMonths);
}

/** The discount with the lower total cost; the subsidy when both cost the same. */
export function cheaperDiscount(terms: Omit<ContractTerms, 'discType'>): 'SUPPORT' | 'PLAN_DISCOUNT' {
  const total = (discType: DiscountType) => contractPrice({ ...terms, discType }).cntrctTotPrc;
  return total('PLAN_DISCOUNT') < total('SUPPORT') ? 'PLAN_DISCOUNT' : 'SUPPORT';
}
