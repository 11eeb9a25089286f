import { invalid } from '../../http/refusal.ts';
import { readMobile } from '../../wire/telephone.ts';

/** An address as stored and compared: in lower case. Null when it is none. */
export function readEmail(text: string): string | null {
  const email = text.toLowerCase();
  return email.length <= 254 &&
    /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/u.test(email)
    ? email
    : null;
}

/** The target of a code, as stored. Throws 1400 at `field`. */
export function readTarget(field: string, certTp: 'SMS' | 'EMAIL', text: string): string {
  const target = certTp === 'SMS' ? readMobile(text) : readEmail(text);
  if (target !== null) return target;
  const reason = certTp === 'SMS' ? '휴대폰 번호를 확인해주세요.' : '이메일 주소를 확인해주세요.';
  throw invalid([{ field, reason, rsnCd: 'FORMAT' }]);
}
