import { lengthError } from './text-limits.ts';
import { isMobile, readTelephone, withLostZero } from './telephone.ts';

/** The error of a text, in Korean; null: none. */
type Rule = (value: string) => string | null;

/** Spaces around a text are not sent, so they do not count. */
const ofTrimmed =
  (rule: Rule): Rule =>
  (value) =>
    rule(value.trim());

/** Whether a text shows nothing: the mall takes no name or title without a visible character. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{C}]/u.test(text);
}

/** Required. `object`: the name with its particle, as in "아이디를". */
export function mustBeTyped(object: string): Rule {
  return (value) => (isBlank(value) ? `${object} 입력해 주세요.` : null);
}

export const longestEmail = 100;

export const emailRule = ofTrimmed((value) =>
  value === ''
    ? '이메일을 입력해 주세요.'
    : /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(value)
      ? lengthError(value, longestEmail)
      : '이메일 주소를 name@example.com처럼 입력해 주세요.',
);

export const mobileRule = ofTrimmed((value) =>
  value === ''
    ? '휴대폰 번호를 입력해 주세요.'
    : isMobile(value)
      ? null
      : (lostZero(value) ?? '휴대폰 번호를 010-1234-5678처럼 입력해 주세요.'),
);

/** Any telephone: mobile, at home, at work. */
export const telephoneRule = ofTrimmed((value) =>
  value === ''
    ? '연락처를 입력해 주세요.'
    : readTelephone(value) === null
      ? (lostZero(value) ?? '연락처를 010-1234-5678처럼 입력해 주세요.')
      : null,
);

function lostZero(value: string): string | null {
  const meant = withLostZero(value);
  return meant && `맨 앞의 0이 빠졌어요. ${meant}이면 0부터 입력해 주세요.`;
}

export const codeRule = ofTrimmed((value) =>
  value === '' ? '인증번호를 입력해 주세요.' : /^\d{6}$/u.test(value) ? null : '인증번호 숫자 6자리를 입력해 주세요.',
);

export const nameRule = ofTrimmed((value) => (value === '' ? '이름을 입력해 주세요.' : null));

/** A new id; an existing one may have any format. */
export const newIdRule = ofTrimmed((value) =>
  value === ''
    ? '아이디를 입력해 주세요.'
    : /^[a-z][\w-]{3,19}$/iu.test(value)
      ? null
      : '영문으로 시작하는 4~20자(영문, 숫자, _, -)로 입력해 주세요.',
);
