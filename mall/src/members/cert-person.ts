import type { certRequests } from '../db/schema/accounts.ts';
import type { Keys } from '../keys.ts';
import { sealJson, unsealJson } from '../security/sealed-json.ts';

type Row = typeof certRequests.$inferSelect;

/** The person whom a request certifies; stored sealed. */
export interface CertPerson {
  memNm: string | null;
  /** A mobile number, digits only, or an e-mail address in lower case. */
  target: string | null;
  /** yyyyMMdd; null unless the identity agency certifies. */
  birthDt: string | null;
}

const noPlain = { plainNm: null, plainTarget: null, plainBirthDt: null } as const;

type SealedPerson = Pick<Row, 'sealed' | keyof typeof noPlain>;

/** A request with its person. */
export type CertRequest = Omit<Row, keyof SealedPerson> & CertPerson;

/** The columns of a request's row for a person. */
export function sealCertPerson(keys: Pick<Keys, 'personal'>, { memNm, target, birthDt }: CertPerson): SealedPerson {
  return { ...noPlain, sealed: sealJson(keys, { memNm, target, birthDt } satisfies CertPerson) };
}

/** Opens a row; also one that a mall of an earlier version wrote meanwhile. */
export function toCertRequest(keys: Pick<Keys, 'personal'>, row: Row): CertRequest {
  const { sealed, plainNm, plainTarget, plainBirthDt, ...request } = row;
  return { ...request, ...certPersonOf(keys, { sealed, plainNm, plainTarget, plainBirthDt }) };
}

export function certPersonOf(keys: Pick<Keys, 'personal'>, row: SealedPerson): CertPerson {
  return row.sealed === null
    ? { memNm: row.plainNm, target: row.plainTarget, birthDt: row.plainBirthDt }
    : unsealJson<CertPerson>(keys, row.sealed);
}
