import { codesWithFixedTexts, meaningOf } from '../../errors/codes.ts';
import type { MallRefusal } from '../../errors/mall-error.ts';
import type { ErrorCode, FormRefused } from '../../graphql/__generated__/schema-types.ts';
import { errorTexts } from '../../errors/error-texts.ts';
import { faultyFields } from '../../errors/faulty-fields.ts';

type Refused = FormRefused & { __typename: 'FormRefused' };

/** Refusals that no change of the form would help. */
const faults: ReadonlySet<ErrorCode> = new Set([
  'UNAUTHENTICATED',
  'ACCESS_TOKEN_EXPIRED',
  'SESSION_EXPIRED',
  'DORMANT_ACCOUNT',
  'FORBIDDEN',
  'RATE_LIMITED',
  'RECAPTCHA_FAILED',
  'MALL_FAULT',
]);

/** What the shopper must change in a form; null when no change of it would help. */
export function toFormRefused(refusal: MallRefusal): Refused | null {
  if (!canBeMended(refusal)) return null;
  const code = meaningOf(refusal);
  const ownWords = errorTexts[code === 'UNAUTHENTICATED' ? 'BAD_INPUT' : code];
  return {
    __typename: 'FormRefused',
    message: (codesWithFixedTexts.has(code) ? null : refusal.text) ?? ownWords,
    fields: faultyFields(refusal),
  };
}

/** A wrong password is a refused form field, although its status is 401. */
function canBeMended(refusal: MallRefusal): boolean {
  return refusal.code === '1250' || !faults.has(meaningOf(refusal));
}
