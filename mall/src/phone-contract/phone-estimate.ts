import { monthlyPercent } from '../buying/installments.ts';
import { breakFee, breakPrices, type BreakPrice } from './break-fees.ts';
import { breakMonth } from './break-month.ts';
import { monthlyLines, totalLines, type Line, type MonthlyLineType, type TotalLineType } from './contract-lines.ts';
import {
  cheaperDiscount,
  contractMonths,
  contractPrice,
  type ContractPrice,
  type DiscountType,
} from './contract-price.ts';
import type { CreditTerms } from './credit-terms.ts';
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
  /** What the first bill comes to: the USIM is on it, a phone that is paid at once is not. */
  fstBillPrc: number;
  addSvcPrc: number;
  keepMnth: number;
  brkFeeCntn: string;
  brkPrcList: BreakPrice[];
  /** Months over which contracts are compared. */
  cmprMnth: number;
  /** Interest on the device, percent a month. */
  mnthRate: number;
  /** The same a year, one decimal. */
  yrRate: number;
  altList: Alternative[];
  /** The discount that a choice begins with. */
  dfltDiscTp: DiscountType;
  breakMnth: number | null;
  mnthLnList: Line<MonthlyLineType>[];
  totLnList: Line<TotalLineType>[];
  sprtList: SubsidyTerm[];
}

/** Fields that contracts from before these fields do not have. */
type LaterField = 'fstBillPrc' | 'brkPrcList' | 'cmprMnth' | 'mnthRate' | 'yrRate' | 'dfltDiscTp';

/** An estimate as a contract keeps it. */
export type AgreedEstimate = Omit<EstimatePrice, LaterField> &
  Partial<Pick<EstimatePrice, LaterField>> & {
    gdsGrpNm: string;
    usimTp: UsimType;
    telecomNm?: string;
    crdt?: CreditTerms | null;
  };

const discountTypes: readonly DiscountType[] = ['SUPPORT', 'PLAN_DISCOUNT', 'NONE'];

export function estimatePrice(terms: EstimateTerms): EstimatePrice {
  const price = contractPrice(terms);
  return {
    ...price,
    usimPrc: terms.usimPrc,
    fstBillPrc: (terms.instMnth > 1 ? price.fstMnthPrc : price.linePrice) + terms.usimPrc,
    addSvcPrc: terms.addSvcPrc,
    keepMnth: terms.keepMnth,
    brkFeeCntn: breakFee(terms),
    brkPrcList: breakPrices(terms),
    cmprMnth: contractMonths,
    mnthRate: monthlyPercent,
    yrRate: Math.round(12 * monthlyPercent * 10) / 10,
    altList: discountTypes.map((discType) => {
      const { totalPrice, cntrctTotPrc } = contractPrice({ ...terms, discType });
      return { discType, totalPrice, cntrctTotPrc };
    }),
    dfltDiscTp: cheaperDiscount(terms),
    breakMnth: breakMonth(terms),
    mnthLnList: monthlyLines(terms, price),
    totLnList: totalLines(terms, price),
    sprtList: subsidyTerms(terms),
  };
}
