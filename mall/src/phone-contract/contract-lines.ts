import { contractMonths, discountedMonths, type ContractPrice, type ContractTerms } from './contract-price.ts';

export type MonthlyLineType = 'PHONE' | 'PLAN' | 'PLAN_DSCNT' | 'ADD_SVC';
export type TotalLineType = 'RELS' | 'SPRT' | 'ADD_SPRT' | 'INST_FEE' | 'USIM' | 'PLAN' | 'PLAN_DSCNT' | 'ADD_SVC';

/** A part of a sum in won; discounts are negative. */
export interface Line<Type extends string> {
  tp: Type;
  prc: number;
}

/** Deduction of each subsidy from the device price. Their sum never exceeds that price. */
export function usedSubsidies({ relsPrc, sprtPrc, addSprtPrc, discType }: ContractTerms) {
  const sprtUsed = discType === 'SUPPORT' ? Math.min(sprtPrc, relsPrc) : 0;
  return { sprtUsed, addSprtUsed: Math.min(addSprtPrc, relsPrc - sprtUsed) };
}

/** The lines of totalPrice. They add up to it; a line of 0 is left out. */
export function monthlyLines(terms: ContractTerms, price: ContractPrice): Line<MonthlyLineType>[] {
  return withoutZeros([
    { tp: 'PHONE', prc: price.phonePrice },
    { tp: 'PLAN', prc: terms.planPrice },
    { tp: 'PLAN_DSCNT', prc: -price.planDscntPrc },
    { tp: 'ADD_SVC', prc: terms.addSvcPrc },
  ]);
}

/** The lines of cntrctTotPrc. They add up to it; a line of 0 is left out. */
export function totalLines(terms: ContractTerms, price: ContractPrice): Line<TotalLineType>[] {
  const { sprtUsed, addSprtUsed } = usedSubsidies(terms);
  return withoutZeros([
    { tp: 'RELS', prc: terms.relsPrc },
    { tp: 'SPRT', prc: -sprtUsed },
    { tp: 'ADD_SPRT', prc: -addSprtUsed },
    { tp: 'INST_FEE', prc: price.instFee },
    { tp: 'USIM', prc: terms.usimPrc },
    { tp: 'PLAN', prc: contractMonths * terms.planPrice },
    { tp: 'PLAN_DSCNT', prc: -discountedMonths(terms.agrmMnth) * price.planDscntPrc },
    { tp: 'ADD_SVC', prc: contractMonths * terms.addSvcPrc },
  ]);
}

function withoutZeros<Type extends string>(lines: Line<Type>[]): Line<Type>[] {
  return lines.filter(({ prc }) => prc !== 0);
}
