import { contractPrice, type ContractTerms } from './contract-price.ts';

/**
 * The first month, counted from 1, in which the discount on the plan has made up for the common subsidy. Null if it does not
 * within the agreed months. The chosen discount does not matter.
 */
export function breakMonth(terms: Omit<ContractTerms, 'discType'>): number | null {
  const deviceTotal = (discType: ContractTerms['discType']) => contractPrice({ ...terms, discType }).instTotPrc;
  const difference = deviceTotal('PLAN_DISCOUNT') - deviceTotal('SUPPORT');
  if (difference === 0) return 1;
  const month = Math.ceil(difference / terms.slctDscntPrc);
  return month <= terms.agrmMnth ? month : null;
}
