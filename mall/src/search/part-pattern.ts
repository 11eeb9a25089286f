/**
 * LIKE pattern of a part that may be separated from the others. Short numbers and Latin letters must begin a word, or the 26 of
 * a model number would match. A compacted keyword holds letters and digits only, so no wildcard needs escaping.
 */
export function partPattern(part: string): string {
  return startsWord(part) ? `% ${part}%` : `%${part}%`;
}

export function startsWord(part: string): boolean {
  return /^[a-z\d]{1,3}$/u.test(part);
}
