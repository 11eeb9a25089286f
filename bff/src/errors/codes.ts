import type { ErrorCode } from '../graphql/__generated__/schema-types.ts';
import type { MallErrorKind, MallRefusal } from './mall-error.ts';

/** The contract, section 1: what the mall's codes mean to a client of the gateway. */
const codeMeanings = meanings<ErrorCode>({
  '1111': 'RECAPTCHA_FAILED',
  '1254': 'DORMANT_ACCOUNT',
  '1400': 'BAD_INPUT',
  '1401': 'ACCESS_TOKEN_EXPIRED',
  // The refresher handles an expired refresh token itself; from any other call, the code means the access token.
  '1402': 'ACCESS_TOKEN_EXPIRED',
  '1403': 'FORBIDDEN',
  '1404': 'NOT_FOUND',
  '1409': 'CONFLICT',
  '1429': 'RATE_LIMITED',
  // The results of placing and paying have a member for it.
  '1503': 'MALL_FAULT',
});

const statusMeanings: Readonly<Record<number, ErrorCode>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  429: 'RATE_LIMITED',
};

export function meaningOf({
  code,
  status,
  hadNoBearer,
}: Pick<MallRefusal, 'code' | 'status' | 'hadNoBearer'>): ErrorCode {
  if ((code === '1401' || code === '1402') && hadNoBearer) return 'UNAUTHENTICATED';
  return codeMeanings.get(code) ?? statusMeanings[status] ?? 'MALL_REFUSED';
}

/** Codes with fixed texts; the mall's own text is not shown. */
export const codesWithFixedTexts: ReadonlySet<ErrorCode> = new Set([
  'RECAPTCHA_FAILED',
  'DORMANT_ACCOUNT',
  'ACCESS_TOKEN_EXPIRED',
]);

export const kindMeanings: Readonly<Record<MallErrorKind, ErrorCode>> = {
  unreachable: 'MALL_UNREACHABLE',
  timeout: 'MALL_TIMEOUT',
  'bad-answer': 'MALL_BAD_ANSWER',
  fault: 'MALL_FAULT',
  overloaded: 'OVERLOADED',
  cancelled: 'CANCELLED',
};

/** The meanings of the mall's codes. Own properties only: a plain object also has "constructor". */
export function meanings<T extends string>(table: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  return new Map(Object.entries(table));
}
