import { invalid } from './refusal.ts';

/** A consent, as responses list it. */
interface Agreement {
  agreeCd: string;
  reqYn: 'Y' | 'N';
}

/** Throws 1400 for a missing required consent, and for an unknown one. `known`: consents of the same kind, asked for or not. */
export function checkAgreements(
  agreements: readonly Agreement[],
  codes: readonly string[],
  known: readonly Agreement[] = agreements,
): void {
  const required = agreements.filter(({ reqYn }) => reqYn === 'Y');
  if (!required.every(({ agreeCd }) => codes.includes(agreeCd))) {
    const reason = required.length === 1 ? '필수 항목에 동의해주세요.' : '필수 항목에 모두 동의해주세요.';
    throw invalid([{ field: 'agreeCdList', reason, rsnCd: 'REQUIRED' }]);
  }
  if (!codes.every((code) => known.some(({ agreeCd }) => agreeCd === code)))
    throw invalid([{ field: 'agreeCdList', reason: '알 수 없는 동의 항목이 있어요.' }]);
}
