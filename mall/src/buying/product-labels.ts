import { dayMs } from './durations.ts';

/** What a label claims. `bestShare`: of the mall's products of one kind, by pieces sold in `bestDays`. */
export const labelRule = {
  specialDiscount: 0.3,
  bestDays: 30,
  bestShare: 0.05,
  bestLeastPieces: 10,
  newDays: 45,
} as const;

/** What decides about the label of a product in one mall. */
export interface LabelFacts {
  isBest: boolean;
  regDts: Date;
  /** Null: no goods with a price of their own. */
  slPrc: number | null;
  mktPrc: number | null;
  /** When a planned change raises the price. Null: none does. */
  priceEndDts: Date | null;
}

export interface Label {
  type: string;
  color: string;
  /** The rule, as shoppers read it. */
  critCntn: string;
  /** When the price ends. Null: the label has no end that is known. */
  endDts: Date | null;
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** A discount without an end is no special offer, and an end without a discount neither. */
function isSpecial({ slPrc, mktPrc, priceEndDts }: LabelFacts, now: Date): boolean {
  if (slPrc === null || mktPrc === null || priceEndDts === null || priceEndDts <= now) return false;
  return slPrc <= mktPrc * (1 - labelRule.specialDiscount);
}

/** The first of special, best and new that holds. Null: none does. */
export function labelOf(facts: LabelFacts, now: Date): Label | null {
  if (isSpecial(facts, now)) {
    const critCntn = `시중가보다 ${percent(labelRule.specialDiscount)} 이상 싸고, 끝나는 날이 정해진 가격이에요`;
    return { type: '특가', color: '#C62F36', critCntn, endDts: facts.priceEndDts };
  }
  if (facts.isBest) {
    const critCntn = `최근 ${labelRule.bestDays}일 판매 수량이 이 몰에서 상위 ${percent(labelRule.bestShare)}예요`;
    return { type: '베스트', color: '#1B4FD8', critCntn, endDts: null };
  }
  if (now.getTime() - facts.regDts.getTime() <= labelRule.newDays * dayMs) {
    return { type: 'NEW', color: '#0B7A4B', critCntn: `등록한 지 ${labelRule.newDays}일이 안 됐어요`, endDts: null };
  }
  return null;
}
