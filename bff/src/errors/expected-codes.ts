/** Expected error codes: not logged as failures. */
const expected: ReadonlySet<string> = new Set([
  'BAD_INPUT',
  'NOT_FOUND',
  'UNAUTHENTICATED',
  'ACCESS_TOKEN_EXPIRED',
  'SESSION_EXPIRED',
  'FORBIDDEN',
  'CONFLICT',
  'RECAPTCHA_FAILED',
  'DORMANT_ACCOUNT',
  'MALL_REFUSED',
  'RATE_LIMITED',
  'QUERY_TOO_COSTLY',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'CANCELLED',
]);

export function isExpectedCode(code: string): boolean {
  return expected.has(code);
}
