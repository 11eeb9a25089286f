import { breakWords, brokenPlanDiscount, brokenSubsidy } from './break-fees.ts';
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
      condCntn: `${keepingPlan(terms)} ${contractMonths}개월 동안 회선을 유지하는 조건이에요.${givenBack((mnth) => brokenSubsidy(sprtUsed, mnth))}`,
    },
    {
      tp: 'PLAN_DSCNT',
      payerNm: telecomNm,
      prc: planDiscount,
      condCntn: `${agrmMnth}개월 동안 회선을 유지하는 조건이에요.${givenBack((mnth) => brokenPlanDiscount(terms, mnth))}`,
    },
    {
      tp: 'ADD_SPRT',
      payerNm: mallNm,
      prc: addSprtUsed,
      condCntn: `${keepingPlan(terms)} ${contractMonths}개월 동안 회선을 유지하는 조건이에요.${givenBack((mnth) => brokenSubsidy(addSprtUsed, mnth))}`,
    },
  ];
  return all.filter(({ prc }) => prc > 0);
}

function givenBack(priceOf: (mnth: number) => number): string {
  const sums = breakWords(priceOf);
  return sums === '' ? '' : ` ${sums}을 돌려줘야 해요.`;
}

function keepingPlan({ planNm, keepMnth }: EstimateTerms): string {
  return keepMnth > 0 ? `${planNm} 요금제를 ${keepMnth}개월 이상 쓰고,` : `${planNm} 요금제로 개통하고,`;
}
