import { forgetSecret, keepSecret, openSecret, readSecret } from '../../shared/secrets/tab-secrets.ts';

/** Certifications for a sheet. Each number is valid only in the member's session, and for the first sheet that it is shown with. */
export interface Proofs {
  applicant: CertifiedPerson | null;
  guardian: CertifiedPerson | null;
}

export interface CertifiedPerson {
  certificationNumber: string;
  maskedName: string | null;
  /** Whose line a change of the phone is for. */
  maskedMobile: string | null;
  isAdult: boolean | null;
  /** Full years; null: the mall does not say. */
  age: number | null;
  /** End of the sheet that it was made for: it is good that long at least. Null: not known. */
  goodUntil: string | null;
}

export const proofsKey = (sheetNumber: string) => `family-mall.phone-proofs.${sheetNumber}`;

/** In this tab, so that a reload and the way to the agency, which leaves the page, lose none of them. */
export function readProofs(sheetNumber: string): Proofs {
  const kept: unknown = JSON.parse(readSecret(proofsKey(sheetNumber)) ?? '{}');
  const { applicant, guardian } = (kept ?? {}) as Partial<Record<keyof Proofs, unknown>>;
  return {
    applicant: isPerson(applicant) ? applicant : null,
    guardian: isPerson(guardian) ? guardian : null,
  };
}

export function keepProofs(sheetNumber: string, proofs: Proofs): void {
  keepSecret(proofsKey(sheetNumber), JSON.stringify(proofs));
}

/** Moves certifications, which no request has used yet, to the sheet that replaces theirs. Leaves out those that may have ended. */
export async function carryProofs(from: string, to: string): Promise<void> {
  await openSecret(proofsKey(from));
  const { applicant, guardian } = readProofs(from);
  if (isGood(applicant)) keepProofs(to, { applicant, guardian: isGood(guardian) ? guardian : null });
  forgetProofs(from);
}

function isGood(person: CertifiedPerson | null): person is CertifiedPerson {
  return person?.goodUntil != null && Date.parse(person.goodUntil) > Date.now();
}

/** Once they are spent. */
export function forgetProofs(sheetNumber: string): void {
  forgetSecret(proofsKey(sheetNumber));
}

/** Whether the contract can be made: by an adult, or with an adult as guardian. */
export function areEnough({ applicant, guardian }: Proofs): boolean {
  return applicant !== null && (applicant.isAdult === true || guardian?.isAdult === true);
}

function isPerson(value: unknown): value is CertifiedPerson {
  const { certificationNumber, maskedName, maskedMobile, isAdult, age, goodUntil } = (value ?? {}) as Partial<
    Record<keyof CertifiedPerson, unknown>
  >;
  return (
    typeof certificationNumber === 'string' &&
    (maskedName === null || typeof maskedName === 'string') &&
    (maskedMobile === null || typeof maskedMobile === 'string') &&
    (isAdult === null || typeof isAdult === 'boolean') &&
    (age === null || typeof age === 'number') &&
    (goodUntil === null || typeof goodUntil === 'string')
  );
}
