import type { ContractTerms } from './contract-price.ts';

/** All inputs of an estimate. */
export interface EstimateTerms extends ContractTerms {
  planNm: string;
  /** Months that the plan must be kept. */
  keepMnth: number;
  /** Pays the common subsidy and the discount on the plan. */
  telecomNm: string;
  /** Pays the additional subsidy. */
  mallNm: string;
}
