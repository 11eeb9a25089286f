import { codesWithFixedTexts, meaningOf } from '../../errors/codes.ts';
import type { MallRefusal } from '../../errors/mall-error.ts';
import type { ErrorCode, FormRefused, RefusalCode } from '../../graphql/__generated__/schema-types.ts';
import { errorTexts } from '../../errors/error-texts.ts';
import { faultyFields } from '../../errors/faulty-fields.ts';
import { conflictReason } from './conflict.wire.ts';

type Refused = FormRefused & { __typename: 'FormRefused' };

/** Refusals that are errors, whatever was sent. */
const faults: ReadonlySet<ErrorCode> = new Set([
  'UNAUTHENTICATED',
  'ACCESS_TOKEN_EXPIRED',
  'SESSION_EXPIRED',
  'DORMANT_ACCOUNT',
  'RATE_LIMITED',
  'RECAPTCHA_FAILED',
  'MALL_FAULT',
]);

const refusalCodes: Partial<Record<ErrorCode, RefusalCode>> = { NOT_FOUND: 'NOT_FOUND', FORBIDDEN: 'NOT_ALLOWED' };

/** Why the mall refused a mutation; null for what is an error: a fault, or a conflict that its union does not list. */
export function toFormRefused(refusal: MallRefusal): Refused | null {
  if (!isOfForm(refusal)) return null;
  const meaning = meaningOf(refusal);
  const ownWords = errorTexts[meaning === 'UNAUTHENTICATED' ? 'BAD_INPUT' : meaning];
  const fields = faultyFields(refusal);
  return {
    __typename: 'FormRefused',
    message: (codesWithFixedTexts.has(meaning) ? null : refusal.text) ?? ownWords,
    code: refusalCodes[meaning] ?? (fields.length > 0 ? 'INVALID_FIELDS' : 'REFUSED'),
    fields,
  };
}

/** The gateway itself refuses what this kind of mall does not offer. */
export function notAllowed(message = errorTexts.FORBIDDEN): Refused {
  return { __typename: 'FormRefused', message, code: 'NOT_ALLOWED', fields: [] };
}

/** A wrong password is a refused form field, although its status is 401. */
function isOfForm(refusal: MallRefusal): boolean {
  if (refusal.code === '1250') return true;
  return !faults.has(meaningOf(refusal)) && conflictReason(refusal) === null;
}
