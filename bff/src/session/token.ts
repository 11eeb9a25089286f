/** Whether a text can be a token of the mall's, an access token or a refresh token: what a header can hold, of a length that servers take. */
export function isToken(text: string): boolean {
  return /^[\x21-\x7e]{1,4096}$/u.test(text);
}
