import type { CertificationPurpose } from '../../__generated__/graphql.ts';

/** Proof of a person's identity, valid once. Kept only in memory, but for a contract's, which its steps keep sealed. */
export interface Proof {
  certificationNumber: string;
  /** As typed; null: only the agency knows it, and shows it partly masked. */
  name: string | null;
  maskedName: string | null;
  /** The address that a code by mail proved. */
  email: string | null;
  /** The number that a code by message proved. */
  mobile: string | null;
  /** The number of who was certified by phone, partly masked. */
  maskedMobile: string | null;
  /** As the agency tells; null: it does not, or a code proved a number alone. */
  isAdult: boolean | null;
  /** Full years, for a contract; null: as above. */
  age: number | null;
}

/** What the pages certify for; the values in an address. */
export const purposeWords = {
  SIGN_UP: 'sign-up',
  FIND_ID: 'find-id',
  FIND_PASSWORD: 'find-password',
  CONTRACT: 'contract',
} as const satisfies Partial<Record<CertificationPurpose, string>>;

export type PagePurpose = keyof typeof purposeWords;

/** The purpose in an address; null: none of ours. */
export function purposeIn(search: URLSearchParams): PagePurpose | null {
  const word = search.get('purpose');
  return (Object.keys(purposeWords) as PagePurpose[]).find((purpose) => purposeWords[purpose] === word) ?? null;
}
