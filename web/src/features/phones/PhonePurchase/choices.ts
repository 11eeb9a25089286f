import type { PhonePurchaseFragment, SubscriptionKind } from '../../../__generated__/graphql.ts';
import type { Choice } from '../../../shared/choice-group/ChoiceGroup.tsx';

const kindNames = { NEW: '신규가입', TRANSFER: '번호이동', CHANGE: '기기변경' } as const satisfies Record<SubscriptionKind, string>;

export function memoryChoices({ memories }: Pick<PhonePurchaseFragment, 'memories'>): Choice[] {
  return (memories ?? []).map(({ memory }) => ({ value: memory, label: memory }));
}

export function subscriptionChoices({ subscriptionKinds }: Pick<PhonePurchaseFragment, 'subscriptionKinds'>): Choice[] {
  return (subscriptionKinds ?? []).map((kind) => ({ value: kind, label: kindNames[kind] }));
}

/** One month is paying at once. */
export function monthChoices(months: readonly number[]): Choice[] {
  return months.map((each) => ({ value: String(each), label: each <= 1 ? '일시불' : `${each}개월` }));
}
