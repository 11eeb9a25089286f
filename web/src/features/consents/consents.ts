import type { TermsKind } from '../../__generated__/graphql.ts';

export interface Consent {
  kind: TermsKind;
  label: string;
  /** The benefit of an optional consent. */
  reason?: string;
}

/** Without these there is no membership. The privacy policy is shown; nobody consents to it. */
export const requiredConsents: readonly Consent[] = [
  { kind: 'TERMS_OF_USE', label: '이용약관' },
  { kind: 'PERSONAL_DATA_CONSENT', label: '개인정보 수집·이용' },
];

export const optionalConsents: readonly Consent[] = [
  {
    kind: 'MARKETING_CONSENT',
    label: '광고·마케팅 활용',
    reason: '관심사에 맞는 상품과 행사를 골라 보여 드리는 데 써요.',
  },
  { kind: 'ADVERTISING_CONSENT', label: '광고성 정보 수신', reason: '할인과 행사 소식을 문자와 이메일로 보내 드려요.' },
];

export const allConsents: readonly Consent[] = [...requiredConsents, ...optionalConsents];

export function hasRequiredConsents(agreed: readonly TermsKind[]): boolean {
  return requiredConsents.every(({ kind }) => agreed.includes(kind));
}
