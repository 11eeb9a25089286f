import type { PrintedContractFragment } from '../../__generated__/graphql.ts';

type Consent = PrintedContractFragment['agreements'][number];

/** "개인정보 제공 동의 (필수)". */
export function consentTitle({ title, isRequired, isForMinors }: Consent): string {
  return `${title} (${isRequired || isForMinors ? '필수' : '선택'})`;
}
