import type { JoinType, PhonePurchaseFragment } from '../../../__generated__/graphql.ts';
import type { Choice } from '../../../shared/choice-group/ChoiceGroup.tsx';
import { formatWon } from '../../../shared/format/money.ts';
import { joinNames } from '../join-names.ts';
import type { Phone } from '../phone.ts';
import { offeredMonths } from '../phone-choice.ts';
import { Words } from './Words.tsx';

/** All join types; nothing if the mall names none at all. */
export function joinChoices({ joinTypes }: Pick<PhonePurchaseFragment, 'joinTypes'>): Choice[] {
  if (!joinTypes?.length) return [];
  return (Object.keys(joinNames) as JoinType[]).map((joinType) => ({
    value: joinType,
    label: joinNames[joinType],
    unavailable: joinTypes.includes(joinType) ? undefined : '이 기기는 안 돼요',
  }));
}

/** A watch comes in sizes of its case. */
export function memoryLegend({ memories }: Pick<PhonePurchaseFragment, 'memories'>): string {
  return memories?.length && memories.every(({ memory }) => memory.endsWith('mm')) ? '크기' : '용량';
}

export function memoryChoices({ memories }: Pick<PhonePurchaseFragment, 'memories'>): Choice[] {
  return (memories ?? []).map(({ memory, releasePrice }) => ({
    value: memory,
    label: (
      <Words name={memory} effect={releasePrice === null ? '출고가 확인 중' : `출고가 ${formatWon(releasePrice)}`} />
    ),
  }));
}

/** One month is paying at once. */
export function monthChoices(phone: Pick<Phone, 'deviceMonths'>): Choice[] {
  return offeredMonths(phone).map((months) => ({
    value: String(months),
    label: <Words name={months === 1 ? '일시불' : `${months}개월`} />,
  }));
}
