import type { CertificationPurpose } from '../../__generated__/graphql.ts';

/** That somebody is who they say. It lives in memory alone, and is good once, for ten minutes. */
export interface Proof {
  certificationNumber: string;
  /** As it was typed; null: the agency knows it, and shows it partly hidden alone. */
  name: string | null;
  maskedName: string | null;
  /** The address that a code by mail proved. */
  email: string | null;
  /** The number that a code by message proved. */
  mobile: string | null;
}

/** What the pages certify for; the words of an address. */
export const purposeWords = {
  SIGN_UP: 'sign-up',
  FIND_ID: 'find-id',
  FIND_PASSWORD: 'find-password',
} as const satisfies Partial<Record<CertificationPurpose, string>>;

export type PagePurpose = keyof typeof purposeWords;

/** The purpose that an address names; null: none of ours. */
export function purposeIn(search: URLSearchParams): PagePurpose | null {
  const word = search.get('purpose');
  return (Object.keys(purposeWords) as PagePurpose[]).find((purpose) => purposeWords[purpose] === word) ?? null;
}
