/**
 * The LIKE pattern of a part that may stand apart from the others. Short numbers and Latin letters must begin a word, or the 26
 * of a model number would count. A compacted keyword holds letters and digits only, so no sign of LIKE needs escaping.
 */
export function partPattern(part: string): string {
  return /^[a-z\d]{1,3}$/u.test(part) ? `% ${part}%` : `%${part}%`;
}
