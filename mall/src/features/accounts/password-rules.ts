import { invalid } from '../../http/refusal.ts';

const [fewest, most] = [8, 20];
const longestRun = 3;

/** Throws 1400 at `field` with the rule that the password breaks. Contract, section 4. */
export function checkNewPassword(field: string, password: string, loginId: string): void {
  const reason = brokenRule(password, loginId);
  if (reason !== null) throw invalid([{ field, reason }]);
}

function brokenRule(password: string, loginId: string): string | null {
  const characters = [...password];
  if (characters.length < fewest || characters.length > most) return `${fewest}자 이상 ${most}자 이하로 입력해주세요.`;
  if (kindsOf(characters) < 2) return '영문자, 숫자, 특수문자 중 두 가지 이상을 함께 사용해주세요.';
  if (password.toLowerCase() === loginId.toLowerCase()) return '아이디와 같은 비밀번호는 사용할 수 없어요.';
  if (hasLongRun(characters)) return '같은 문자나 연속된 문자(1234, 4321, abcd 등)는 4자 이상 이어서 사용할 수 없어요.';
  return null;
}

function kindsOf(characters: readonly string[]): number {
  return new Set(characters.map((each) => (/\p{L}/u.test(each) ? 'letter' : /\d/u.test(each) ? 'digit' : 'sign'))).size;
}

/** Four equal or consecutive characters in a row, forwards or backwards, ignoring case. */
function hasLongRun(characters: readonly string[]): boolean {
  let run = 1;
  let direction: number | null = null;
  for (const [index, each] of characters.slice(1).entries()) {
    const step = stepBetween(characters[index] ?? '', each);
    run = step !== null && step === direction ? run + 1 : step === null ? 1 : 2;
    direction = step;
    if (run > longestRun) return true;
  }
  return false;
}

/** 0: equal, 1: next, -1: previous; null: none of these. Signs have no order. */
function stepBetween(one: string, next: string): number | null {
  const [from, to] = [one.toLowerCase(), next.toLowerCase()];
  if (from === to) return 0;
  const areOrdered = (/^[a-z]$/u.test(from) && /^[a-z]$/u.test(to)) || (/^\d$/u.test(from) && /^\d$/u.test(to));
  const step = to.charCodeAt(0) - from.charCodeAt(0);
  return areOrdered && Math.abs(step) === 1 ? step : null;
}
