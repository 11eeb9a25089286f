import { breakFees } from './break-fees.ts';
import { breakMonth } from './break-month.ts';
import { monthlyLines, totalLines, type Line, type MonthlyLineType, type TotalLineType } from './contract-lines.ts';
import { contractPrice, type ContractPrice, type DiscountType } from './contract-price.ts';
import type { EstimateTerms } from './estimate-terms.ts';
import type { UsimType } from './usim-prices.ts';
import { subsidyTerms, type SubsidyTerm } from './subsidy-terms.ts';

/** The cost of the same contract with one kind of discount. */
export interface Alternative {
  discType: DiscountType;
  totalPrice: number;
  cntrctTotPrc: number;
}

/** The whole price of a phone contract (contract, section 9). */
export interface EstimatePrice extends ContractPrice {
  usimPrc: number;
  addSvcPrc: number;
  keepMnth: number;
  brkFeeCntn: string;
  altList: Alternative[];
  breakMnth: number | null;
  mnthLnList: Line<MonthlyLineType>[];
  totLnList: Line<TotalLineType>[];
  sprtList: SubsidyTerm[];
}

/** An estimate as a contract keeps it. */
export type AgreedEstimate = EstimatePrice & { gdsGrpNm: string; usimTp: UsimType };

const discountTypes: readonly DiscountType[] = ['SUPPORT', 'PLAN_DISCOUNT', 'NONE'];

export function estimatePrice(terms: EstimateTerms): EstimatePrice {
  const price = contractPrice(terms);
  return {
    ...price,
    usimPrc: terms.usimPrc,
    addSvcPrc: terms.addSvcPrc,
    keepMnth: terms.keepMnth,
    brkFeeCntn: breakFees().find(({ discType }) => discType === terms.discType)?.brkFeeCntn ?? '',
    altList: discountTypes.map((discType) => {
      const { totalPrice, cntrctTotPrc } = contractPrice({ ...terms, discType });
      return { discType, totalPrice, cntrctTotPrc };
    }),
    breakMnth: breakMonth(terms),
    mnthLnList: monthlyLines(terms, price),
    totLnList: totalLines(terms, price),
    sprtList: subsidyTerms(terms),
  };
}
