import type { SubscriptionTerms } from 'mall/db/schema/products.ts';
import { topCategoryOf } from '../catalog/category-lookup.ts';
import type { GoodsDraft } from './goods-draft.ts';

type CycleCode = SubscriptionTerms['cyclList'][number]['cyclCd'];

/** How often each kind comes, the usual first. */
const cycles: Readonly<Record<string, readonly CycleCode[]>> = {
  'water-box': ['W2', 'M1', 'W1'],
  'milk-box': ['W1', 'W2'],
  'fruit-box': ['W1', 'W2', 'M1'],
  'coffee-beans': ['M1', 'W2', 'M2'],
  flower: ['W2', 'M1'],
  'pet-food': ['M1', 'W2', 'M2'],
  vitamins: ['M1', 'M2', 'M3'],
  toothbrush: ['M3', 'M2'],
  towel: ['M3'],
  book: ['M1', 'M2'],
};

/** Kinds that begin with a trial, and those with a term. */
const trialDays: Readonly<Record<string, number>> = { book: 14, 'coffee-beans': 30 };
const termMonths: Readonly<Record<string, number>> = { 'water-box': 12, vitamins: 6 };

/** Whether a product is sold by subscription: everything of that category is, and nothing else. */
export function isSubscription(draft: Pick<GoodsDraft, 'home'>): boolean {
  return topCategoryOf(draft.home).name === '정기구독';
}

/** Null for goods. */
export function subscriptionTerms(draft: GoodsDraft): SubscriptionTerms | null {
  if (!isSubscription(draft)) return null;
  const { key } = draft.kind;
  const cntrctMnth = termMonths[key] ?? 0;
  return {
    cyclList: (cycles[key] ?? ['M1']).map((cyclCd) => ({ cyclCd, prc: draft.slPrc })),
    cntrctMnth,
    trialDays: trialDays[key] ?? 0,
    brkFeeCntn:
      cntrctMnth === 0
        ? '약정이 없어 언제 해지해도 위약금이 없어요.'
        : '약정 기간에 받은 할인 금액을 안내해 드리지만, 해지해도 실제로 받지는 않아요.',
  };
}
