import { invalid } from '../../http/refusal.ts';
import { phoneAgreements } from '../../phone-contract/phone-agreements.ts';

/** Throws 1400 for a missing required consent, and for an unknown one. */
export function checkPhoneAgreements(codes: readonly string[]): void {
  const missing = phoneAgreements.some(({ agreeCd, reqYn }) => reqYn === 'Y' && !codes.includes(agreeCd));
  if (missing) throw invalid([{ field: 'agreeCdList', reason: '필수 항목에 모두 동의해주세요.', rsnCd: 'REQUIRED' }]);
  if (!codes.every(isKnown)) throw invalid([{ field: 'agreeCdList', reason: '알 수 없는 동의 항목이 있어요.' }]);
}

function isKnown(code: string): boolean {
  return phoneAgreements.some(({ agreeCd }) => agreeCd === code);
}
