/** `DC001..` of the contract, section 9: the guardian's consent, proof of the family, of the business, of the proxy. */
export type PhoneDocumentCode = 'DC00101' | 'DC00102' | 'DC00103' | 'DC00104';

export interface NeededDocument {
  docCd: PhoneDocumentCode;
  /** N: of applicants under 19 only. */
  reqYn: 'Y' | 'N';
}

const ofMinors = ['DC00101', 'DC00102'] as const;
const ofBusinesses = ['DC00103'] as const;

/** The documents of a contract. Before the applicant is known, `isMinor` is null. A proxy never applies: the applicant is certified. */
export function neededDocuments(isMinor: boolean | null, isBusiness: boolean): NeededDocument[] {
  const minors = isMinor === false ? [] : ofMinors;
  return [
    ...minors.map((docCd): NeededDocument => ({ docCd, reqYn: isMinor === null ? 'N' : 'Y' })),
    ...(isBusiness ? ofBusinesses : []).map((docCd): NeededDocument => ({ docCd, reqYn: 'Y' })),
  ];
}
