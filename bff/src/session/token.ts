/** Whether a text can be an access or refresh token: header characters only, and a length that servers accept. */
export function isToken(text: string): boolean {
  return /^[\x21-\x7e]{1,4096}$/u.test(text);
}
