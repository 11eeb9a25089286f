/** Codes of everyday refusals, which are not logged as failures. */
const quiet: ReadonlySet<string> = new Set([
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

export function isQuietCode(code: string): boolean {
  return quiet.has(code);
}
