import { sql, type SQL } from 'drizzle-orm';
import { mallProducts } from '../db/schema/categories.ts';

/**
 * What a product is found by: the SQL function `search_grams` cuts `searchText` and `searchInitials` into grams, which a GIN index
 * holds for each mall. A gram is one letter, two neighbors, a space with the one or two letters of a word's beginning, or `^` with
 * those of the whole name's. Those of initials begin with `~`.
 */
type Field = '' | '~';

/** Grams of every text that contains the part. Exact for one or two letters; more need a comparison besides. */
export function gramsWithin(part: string, field: Field = ''): string[] {
  const letters = [...part];
  if (letters.length === 1) return [`${field}${part}`];
  return letters.slice(1).map((letter, index) => `${field}${letters[index]}${letter}`);
}

/** Grams of every text with a word that begins with the part. Exact for initials of one or two letters. */
export function gramsOfWordStart(part: string, field: Field = ''): string[] {
  const letters = [...part];
  const start = `${field} ${letters.slice(0, 2).join('')}`;
  return letters.length <= 2 ? [start] : [start, ...gramsWithin(part, field)];
}

/** Grams of every text that has the part as a word, before others. Exact for one letter. */
export function gramsOfWord(part: string, field: Field = ''): string[] {
  const letters = [...part];
  return letters.length === 1 ? [`${field} ${part} `] : gramsOfWordStart(part, field);
}

/** Grams of every text that begins with the part. */
export function gramsOfStart(part: string, field: Field = ''): string[] {
  return [`${field}^${[...part].slice(0, 2).join('')}`];
}

/** True for the mall's products that have all of these grams. Written as the index is defined, or it would not be used. */
export function hasGrams(grams: readonly string[], mallId: string): SQL {
  const all = [...new Set(grams)].map((gram) => sql`${mallId + gram}`);
  const { mallId: mall, searchText, searchInitials } = mallProducts;
  return sql`search_grams(${mall}, ${searchText}, ${searchInitials}) @> array[${sql.join(all, sql`, `)}]::text[]`;
}
