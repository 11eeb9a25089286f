/** The rules of a password, in the order of the checklist (contract section 4). */
export const passwordRules: readonly { text: string; isKept: (password: string, id: string) => boolean }[] = [
  { text: '8~20자', isKept: (password) => password.length >= 8 && password.length <= 20 },
  { text: '영문, 숫자, 기호 중 두 가지 이상', isKept: (password) => kindsIn(password) >= 2 },
  {
    text: '같거나 이어지는 문자 4개 없음 (1111, 1234, abcd)',
    isKept: (password) => password !== '' && !hasRun(password),
  },
  {
    text: '아이디가 들어 있지 않음',
    isKept: (password, id) => password !== '' && (id === '' || !password.toLowerCase().includes(id.toLowerCase())),
  },
];

/** Without the id only the mall can tell whether the password contains it. */
export function rulesFor(id: string): typeof passwordRules {
  return id === '' ? passwordRules.slice(0, -1) : passwordRules;
}

/** The error of a new password; null: none. `id` if it is known. */
export function passwordMistake(password: string, id = ''): string | null {
  if (password === '') return '비밀번호를 입력해 주세요.';
  if (/[^\x21-\x7e]/u.test(password)) return '영문, 숫자, 기호만 쓸 수 있어요.';
  return rulesFor(id).every(({ isKept }) => isKept(password, id)) ? null : '아래 조건에 맞게 비밀번호를 만들어 주세요.';
}

function kindsIn(password: string): number {
  return [/[a-z]/iu, /\d/u, /[^a-z\d\s]/iu].filter((kind) => kind.test(password)).length;
}

/** Four in a row that are equal, or of which each is the next or the one before: 1111, 1234, dcba. */
function hasRun(password: string): boolean {
  const codes = Array.from(password.toLowerCase(), (character) => character.codePointAt(0) ?? 0);
  return [0, 1, -1].some((step) =>
    codes.some(
      (_code, start) =>
        start + 3 < codes.length &&
        [1, 2, 3].every((place) => codes[start + place] === (codes[start] ?? 0) + place * step),
    ),
  );
}
