import type { DiscountType } from './contract-price.ts';

const texts: Readonly<Record<DiscountType, string>> = {
  SUPPORT:
    '개통 후 6개월 안에 해지하면 공통지원금과 추가지원금 전액, 그 뒤에는 24개월 중 남은 기간만큼을 위약금으로 내요. 남은 단말기 할부금도 함께 내야 해요.',
  PLAN_DISCOUNT:
    '약정 기간 안에 해지하면 그동안 받은 요금 할인의 일부를 위약금으로 내요. 추가지원금은 24개월 중 남은 기간만큼, 단말기 할부금은 남은 만큼 내야 해요.',
  NONE: '요금 위약금은 없어요. 추가지원금은 24개월 중 남은 기간만큼, 단말기 할부금은 남은 만큼 내야 해요.',
};

/** Texts of the cancellation fees, for each kind of discount. */
export function breakFees(): { discType: DiscountType; brkFeeCntn: string }[] {
  return (Object.keys(texts) as DiscountType[]).map((discType) => ({ discType, brkFeeCntn: texts[discType] }));
}
