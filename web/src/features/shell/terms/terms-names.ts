import type { TermsKind } from '../../../__generated__/graphql.ts';

export const termsNames: Record<TermsKind, string> = {
  TERMS_OF_USE: '이용약관',
  PRIVACY_POLICY: '개인정보처리방침',
  PERSONAL_DATA_CONSENT: '개인정보 수집·이용 동의',
  MARKETING_CONSENT: '광고·마케팅 활용 동의',
  ADVERTISING_CONSENT: '광고성 정보 수신 동의',
};
