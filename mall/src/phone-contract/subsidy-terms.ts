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
      condCntn: `${keepingPlan(terms)} ${contractMonths}개월 동안 회선을 유지하는 조건이에요. 개통 후 6개월 안에 해지하면 전액, 그 뒤에는 남은 기간만큼 돌려줘야 해요.`,
    },
    {
      tp: 'PLAN_DSCNT',
      payerNm: telecomNm,
      prc: planDiscount,
      condCntn: `${agrmMnth}개월 동안 회선을 유지하는 조건이에요. 그 전에 해지하면 그동안 받은 할인의 일부를 돌려줘야 해요.`,
    },
    {
      tp: 'ADD_SPRT',
      payerNm: mallNm,
      prc: addSprtUsed,
      condCntn: `${keepingPlan(terms)} ${contractMonths}개월 동안 회선을 유지하는 조건이에요. 그 전에 해지하면 남은 기간만큼 돌려줘야 해요.`,
    },
  ];
  return all.filter(({ prc }) => prc > 0);
}

function keepingPlan({ planNm, keepMnth }: EstimateTerms): string {
  return keepMnth > 0 ? `${planNm} 요금제를 ${keepMnth}개월 이상 쓰고,` : `${planNm} 요금제로 개통하고,`;
}
