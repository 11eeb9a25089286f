import { usedSubsidies } from './contract-lines.ts';
import { contractMonths, type DiscountType } from './contract-price.ts';
import type { EstimateTerms } from './estimate-terms.ts';

/** Months in which a subsidy is given back whole. */
const wholeMonths = 6;

/** The months for which a contract tells what leaving it costs. */
const toldMonths = [1, wholeMonths, 12, 18];

/** What is given back of a subsidy, if the contract ends with this month: all of it at first, then the share of the months left. */
export function brokenSubsidy(prc: number, mnth: number): number {
  if (mnth <= wholeMonths) return prc;
  return Math.floor((prc * Math.max(0, contractMonths - mnth)) / contractMonths);
}

/** What is given back of the discounts on the plan that were had by then: the share of the agreed months left. */
export function brokenPlanDiscount({ slctDscntPrc, agrmMnth }: EstimateTerms, mnth: number): number {
  return Math.floor((mnth * slctDscntPrc * Math.max(0, agrmMnth - mnth)) / agrmMnth);
}

/** What ending the contract with this month costs, without what is left to pay for the device. */
export function breakPrice(terms: EstimateTerms, mnth: number): number {
  const { sprtUsed, addSprtUsed } = usedSubsidies(terms);
  const subsidies = brokenSubsidy(sprtUsed, mnth) + brokenSubsidy(addSprtUsed, mnth);
  return subsidies + (terms.discType === 'PLAN_DISCOUNT' ? brokenPlanDiscount(terms, mnth) : 0);
}

/** What ending the contract costs in won, if it ends with this month. */
export interface BreakPrice {
  mnth: number;
  prc: number;
}

/** The same for each month for which a contract tells it. */
export function breakPrices(terms: EstimateTerms): BreakPrice[] {
  return toldMonths.map((mnth) => ({ mnth, prc: breakPrice(terms, mnth) }));
}

/** "1개월째 해지하면 500,000원, 12개월째 해지하면 250,000원". Empty: it never costs anything. */
function breakWords(prices: readonly BreakPrice[]): string {
  return prices
    .filter(({ prc }) => prc > 0)
    .map(({ mnth, prc }) => `${mnth}개월째 해지하면 ${prc.toLocaleString('ko-KR')}원`)
    .join(', ');
}

/** What ending this contract early costs, in won. */
export function breakFee(terms: EstimateTerms): string {
  const sums = breakWords(breakPrices(terms));
  const penalty = sums === '' ? '위약금은 없어요.' : `${sums}을 위약금으로 내요.`;
  return terms.instMnth === 1 ? penalty : `${penalty} 남은 단말기 할부금도 함께 내야 해요.`;
}

const texts: Readonly<Record<DiscountType, string>> = {
  SUPPORT:
    '개통 후 6개월까지 해지하면 공통지원금과 추가지원금 전액, 그 뒤에는 24개월 중 남은 개월 수의 비율만큼 위약금으로 내요. 남은 단말기 할부금도 함께 내야 해요.',
  PLAN_DISCOUNT:
    '약정 기간 안에 해지하면 받은 요금 할인 가운데 남은 약정 개월 수의 비율만큼 위약금으로 내요. 추가지원금은 6개월까지 전액, 그 뒤에는 24개월 중 남은 개월 수의 비율만큼, 단말기 할부금은 남은 만큼 내야 해요.',
  NONE: '요금 위약금은 없어요. 추가지원금은 6개월까지 전액, 그 뒤에는 24개월 중 남은 개월 수의 비율만큼, 단말기 할부금은 남은 만큼 내야 해요.',
};

/** The rule in words, for each kind of discount, where no contract is chosen yet. */
export function breakFees(): { discType: DiscountType; brkFeeCntn: string }[] {
  return (Object.keys(texts) as DiscountType[]).map((discType) => ({ discType, brkFeeCntn: texts[discType] }));
}
