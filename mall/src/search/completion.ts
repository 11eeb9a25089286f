import { like, or, sql, type SQL } from 'drizzle-orm';
import { mallProducts } from '../db/schema/categories.ts';
import { gramsOfStart, gramsOfWordStart, hasGrams } from './grams.ts';
import { compact, compactWords, initialsOf } from './letters.ts';
import type { SearchKeyword } from './search-keyword.ts';

const { searchText, searchInitials } = mallProducts;

/** Whether most names have a word that begins with it: then only the beginning of the name counts. */
export function isOneInitial({ initials }: SearchKeyword): boolean {
  return initials?.length === 1;
}

/** The mall's products whose name has a word that begins with the keyword. */
export function completesProduct(keyword: SearchKeyword, mallId: string): SQL {
  const { typed, otherLayout, initials } = keyword;
  if (typed === '') return sql`false`;
  if (initials !== null && isOneInitial(keyword)) return hasGrams(gramsOfStart(initials, '~'), mallId);
  const texts = [typed, ...(otherLayout === null ? [] : [otherLayout])];
  const found = or(
    ...texts.map((text) => hasGrams(gramsOfWordStart(text), mallId)),
    initials === null ? undefined : hasGrams(gramsOfWordStart(initials, '~'), mallId),
  );
  // Grams are separate from tests: in one condition they would be computed again for every hit.
  const tested = or(
    ...texts.flatMap((text) => [like(searchText, `${text}%`), like(searchText, `% ${text}%/%`)]),
    ...(initials === null ? [] : [like(searchInitials, `${initials}%`), like(searchInitials, `% ${initials}%/%`)]),
  );
  return sql`${found} and ${tested}`;
}

/** How well a name completes a keyword, larger is better: as a whole, at its beginning, at that of a word. Null: not at all. */
export function rankOfName(name: string, { typed, otherLayout, initials }: SearchKeyword): number | null {
  const words = [compact(name), ...compactWords(name)];
  const readings = [typed, otherLayout].flatMap((text) => (text === null ? [] : (placeIn(words, text) ?? [])));
  const byInitials = initials === null ? null : placeIn(words.map(initialsOf), initials);
  const best = Math.max(...readings, byInitials === null ? -1 : byInitials - 10);
  return readings.length === 0 && byInitials === null ? null : best;
}

/** The first of the words is the whole name. */
function placeIn(words: readonly string[], text: string): number | null {
  if (text === '') return null;
  const [whole = ''] = words;
  if (whole === text) return 3;
  if (whole.startsWith(text)) return 2;
  return words.some((word) => word.startsWith(text)) ? 1 : null;
}
