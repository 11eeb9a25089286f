import { usedSubsidies } from './contract-lines.ts';
import { contractMonths } from './contract-price.ts';
import type { EstimateTerms } from './estimate-terms.ts';

/** Payer, amount and condition of each subsidy. */
export interface SubsidyTerm {
  tp: 'SPRT' | 'ADD_SPRT' | 'PLAN_DSCNT';
  payerNm: string;
  /** In all. Of the discount on the plan: over the agreed months. */
  prc: number;
  condCntn: string;
}

/** The sums are told for the contract as a whole, once. */
const leaving = '그 전에 해지하면 위약금을 내요.';

/** The subsidies and the discount of a contract. One of 0 is left out. */
export function subsidyTerms(terms: EstimateTerms): SubsidyTerm[] {
  const { discType, telecomNm, mallNm, agrmMnth } = terms;
  const { sprtUsed, addSprtUsed } = usedSubsidies(terms);
  const planDiscount = discType === 'PLAN_DISCOUNT' ? agrmMnth * terms.slctDscntPrc : 0;
  const all: SubsidyTerm[] = [
    {
      tp: 'SPRT',
      payerNm: telecomNm,
      prc: sprtUsed,
      condCntn: `${keepingPlan(terms)} ${contractMonths}개월 동안 회선을 유지하는 조건이에요. ${leaving}`,
    },
    {
      tp: 'PLAN_DSCNT',
      payerNm: telecomNm,
      prc: planDiscount,
      condCntn: `${agrmMnth}개월 동안 회선을 유지하는 조건이에요. ${leaving}`,
    },
    {
      tp: 'ADD_SPRT',
      payerNm: mallNm,
      prc: addSprtUsed,
      condCntn: `${keepingPlan(terms)} ${contractMonths}개월 동안 회선을 유지하는 조건이에요. ${leaving}`,
    },
  ];
  return all.filter(({ prc }) => prc > 0);
}

function keepingPlan({ planNm, keepMnth }: EstimateTerms): string {
  return keepMnth > 0 ? `${planNm} 요금제를 ${keepMnth}개월 이상 쓰고,` : `${planNm} 요금제로 개통하고,`;
}
