import type { PhonePurchaseFragment, SubscriptionKind } from '../../../__generated__/graphql.ts';
import type { Choice } from '../../../shared/choice-group/ChoiceGroup.tsx';
import { formatWon } from '../../../shared/format/money.ts';
import { deviceBill } from '../device-bill.ts';
import { offeredMonths, planOf, type Phone, type PhoneChoice } from '../phone-choice.ts';
import { Words } from './Words.tsx';

const kindNames = { NEW: '신규가입', TRANSFER: '번호이동', CHANGE: '기기변경' } as const satisfies Record<SubscriptionKind, string>;

/** All ways of joining that there are; nothing where the mall names none at all. */
export function subscriptionChoices({ subscriptionKinds }: Pick<PhonePurchaseFragment, 'subscriptionKinds'>): Choice[] {
  if (!subscriptionKinds?.length) return [];
  return (Object.keys(kindNames) as SubscriptionKind[]).map((kind) => ({
    value: kind,
    label: kindNames[kind],
    unavailable: subscriptionKinds.includes(kind) ? undefined : '이 기기는 안 돼요',
  }));
}

export function memoryChoices({ memories }: Pick<PhonePurchaseFragment, 'memories'>): Choice[] {
  return (memories ?? []).map(({ memory, releasePrice }) => ({
    value: memory,
    label: <Words name={memory} effect={releasePrice === null ? '출고가 확인 중' : `출고가 ${formatWon(releasePrice)}`} />,
  }));
}

/** One month is paying at once. Each says what comes of it for the device. */
export function monthChoices(phone: Phone, choice: PhoneChoice): Choice[] {
  return offeredMonths(phone).map((months) => {
    const bill = deviceBill(phone, { ...choice, months }, planOf(phone, choice.planNumber));
    const effect = bill && (months === 1 ? formatWon(bill.total) : `월 ${formatWon(bill.monthly)}`);
    return { value: String(months), label: <Words name={months === 1 ? '일시불' : `${months}개월`} effect={effect} /> };
  });
}
