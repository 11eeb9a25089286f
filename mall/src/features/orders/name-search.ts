import { and, sql, type SQL } from 'drizzle-orm';
import { containing } from '../../db/rows.ts';

/** The words of a search by name. */
export function wordsOf(keyword: string): string[] {
  return keyword
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
}

/** Whether a name has every word, whatever the case and the spaces. Undefined without words. */
export function hasWords(name: SQL, words: readonly string[]): SQL | undefined {
  return and(...words.map((word) => sql`replace(lower(${name}), ' ', '') like ${containing(word)}`));
}
