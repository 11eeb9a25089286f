import type { ProfileFactsFragment } from '../../__generated__/graphql.ts';
import { formatDay } from '../../shared/format/time.ts';
import type { ProfileChanges } from './use-update-profile.ts';

export interface AddressValues {
  postalCode: string;
  roadAddress: string;
  detailAddress: string;
  agreesToSms: boolean;
  agreesToEmail: boolean;
}

export function valuesOf(profile: ProfileFactsFragment): AddressValues {
  return {
    postalCode: profile.postalCode ?? '',
    roadAddress: profile.roadAddress ?? '',
    detailAddress: profile.detailAddress ?? '',
    agreesToSms: profile.agreesToSms === true,
    agreesToEmail: profile.agreesToEmail === true,
  };
}

const addressFields = ['postalCode', 'roadAddress', 'detailAddress'] as const;
const consentFields = ['agreesToSms', 'agreesToEmail'] as const;

/** The values that differ from the mall's; an emptied address is erased. */
export function changesOf(values: AddressValues, profile: ProfileFactsFragment): ProfileChanges {
  const known = valuesOf(profile);
  const changes: ProfileChanges = {};
  for (const field of addressFields) if (values[field] !== known[field]) changes[field] = values[field] || null;
  for (const field of consentFields) if (values[field] !== known[field]) changes[field] = values[field];
  return changes;
}

const consentNames = { agreesToSms: '광고 문자', agreesToEmail: '광고 메일' } as const;

/** The message after saving. For a consent the law requires its day and outcome. */
export function wordsForSaved(changes: ProfileChanges, now: Date): string {
  const day = formatDay(now.toISOString());
  const consents = consentFields.flatMap((field) => {
    const agrees = changes[field];
    return typeof agrees === 'boolean'
      ? [`${day} ${consentNames[field]} 수신에 ${agrees ? '동의했어요' : '동의하지 않기로 했어요'}.`]
      : [];
  });
  return ['저장했어요.', ...consents].join(' ');
}
