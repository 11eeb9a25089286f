import { and, like, or, sql, type SQL } from 'drizzle-orm';
import { mallProducts } from '../db/schema/categories.ts';
import { gramsOfStart, gramsOfWordStart, gramsWithin, hasGrams } from './grams.ts';
import { partPattern, startsWord } from './part-pattern.ts';
import type { SearchKeyword } from './search-keyword.ts';

const { searchText, searchInitials } = mallProducts;

/** The mall's products that match without guessing: parts of words, parted words, initial consonants, the other layout. */
export function matchesAsTyped(keyword: SearchKeyword, mallId: string): SQL {
  if (keyword.typed === '') return sql`false`;
  const conditions = [
    containsText(keyword.typed, mallId),
    ...keyword.partings.map((parts) => containsParts(parts, mallId)),
    keyword.otherLayout === null ? undefined : containsText(keyword.otherLayout, mallId),
    keyword.initials === null ? undefined : hasInitials(keyword.initials, mallId),
    ...keyword.initialPartings.map((parts) => hasInitialParts(parts, mallId)),
    keyword.halfTyped === null ? undefined : matchesHalfTyped(keyword.halfTyped, mallId),
  ];
  return or(...conditions) ?? sql`false`;
}

/**
 * Matches that `rankOf` puts above all others: the name begins with the keyword; of initials, any text contains the keyword itself or
 * the name begins with them. Undefined where others may rank as high.
 */
export function matchesBest(keyword: SearchKeyword, mallId: string): SQL | undefined {
  const { typed, otherLayout, initials, partings } = keyword;
  if (typed === '' || (initials !== null && partings.length > 0)) return undefined;
  const readings = [typed, ...(otherLayout === null ? [] : [otherLayout])];
  if (initials === null) return or(...readings.map((reading) => startsText(reading, mallId)));
  const starts = and(hasGrams(gramsOfStart(initials, '~'), mallId), like(searchInitials, `${initials}%`));
  return or(...readings.map((reading) => containsText(reading, mallId)), starts);
}

function startsText(typed: string, mallId: string): SQL | undefined {
  return and(hasGrams(gramsOfStart(typed), mallId), like(searchText, `${typed}%`));
}

function containsText(typed: string, mallId: string): SQL | undefined {
  return and(hasGrams(gramsWithin(typed), mallId), isExact(typed) ? undefined : like(searchText, `%${typed}%`));
}

function containsParts(parts: readonly string[], mallId: string): SQL | undefined {
  const grams = parts.flatMap((part) => (startsWord(part) ? gramsOfWordStart(part) : gramsWithin(part)));
  return and(hasGrams(grams, mallId), ...parts.map((part) => like(searchText, partPattern(part))));
}

/** Nearly every name contains one or two initials, so these must begin a word. */
function hasInitials(initials: string, mallId: string): SQL | undefined {
  if (isExact(initials)) return hasGrams(gramsOfWordStart(initials, '~'), mallId);
  return and(hasGrams(gramsWithin(initials, '~'), mallId), like(searchInitials, `%${initials}%`));
}

function hasInitialParts(parts: readonly string[], mallId: string): SQL | undefined {
  const grams = parts.flatMap((part) => gramsOfWordStart(part, '~'));
  return and(hasGrams(grams, mallId), ...parts.map((part) => like(searchInitials, `% ${part}%`)));
}

function matchesHalfTyped({ pattern, whole }: { pattern: string; whole: readonly string[] }, mallId: string) {
  return and(hasGrams(whole.flatMap((part) => gramsWithin(part)), mallId), sql`${searchText} ~ ${pattern}`);
}

/** Whether the grams alone tell: up to two letters they are the part itself. */
function isExact(part: string): boolean {
  return part.length <= 2;
}
