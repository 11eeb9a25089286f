import { convertHangulToQwerty } from 'es-hangul';

/**
 * A word taken apart into its single letters (자모), each written as the Latin key it is typed with, and letters that sound or
 * are typed alike written the same: ㅔ as ㅐ, ㄲ as ㄱ, ㅙ and ㅞ as ㅚ. Mistyped words stay close under it.
 * Latin, because pg_trgm then sees the same letters whatever character type the database was made with.
 */
export function soundKey(compacted: string): string {
  return convertHangulToQwerty(compacted).toLowerCase().replaceAll('p', 'o').replaceAll(/ho|no/gu, 'hl');
}
