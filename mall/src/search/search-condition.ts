import { and, like, or, sql, type SQL } from 'drizzle-orm';
import { mallProducts } from '../db/schema/categories.ts';
import { gramsOfStart, gramsOfWord, gramsOfWordStart, gramsWithin, hasGrams } from './grams.ts';
import { partPattern, startsWord } from './part-pattern.ts';
import type { SearchKeyword } from './search-keyword.ts';

const { searchText, searchInitials } = mallProducts;

/** One reading of a keyword: the index finds `grams`, and `test` compares the hits. `isExact`: the grams alone decide. */
interface Reading {
  grams: readonly string[];
  test: SQL | undefined;
  isExact?: boolean;
}

/** The mall's products that match without guessing: parts of words, parted words, initial consonants, the other layout. */
export function matchesAsTyped(keyword: SearchKeyword, mallId: string): SQL {
  if (keyword.typed === '') return sql`false`;
  const { typed, otherLayout, partings, initials, initialPartings, halfTyped } = keyword;
  return anyOf(mallId, [
    within(typed),
    ...partings.map(withParts),
    ...(otherLayout === null ? [] : [within(otherLayout)]),
    ...(initials === null ? [] : [withInitials(initials)]),
    ...initialPartings.map(withInitialParts),
    ...(halfTyped === null ? [] : [withHalfTyped(halfTyped)]),
  ]);
}

/**
 * Matches that `rankOf` puts above all others: the name begins with the keyword; of initials, any text contains the keyword itself, or
 * they are the whole name or a word of it. Null where others may rank as high.
 */
export function matchesBest(keyword: SearchKeyword, mallId: string): SQL | null {
  const { typed, initials, partings } = keyword;
  if (typed === '' || (initials !== null && partings.length > 0)) return null;
  if (initials === null) return anyOf(mallId, textsOf(keyword).map(atStart));
  // With the space behind it, a gram of one initial tells that the word ends there: most names have a word that begins with it.
  const whole = { grams: gramsOfStart(`${initials} `, '~'), test: like(searchInitials, `${initials} %`) };
  const word = { grams: gramsOfWord(initials, '~'), test: like(searchInitials, `% ${initials} %/%`) };
  return anyOf(mallId, [...textsOf(keyword).map(within), whole, word]);
}

/** The mall's products whose name begins with the keyword, or whose initials begin with it as those of one of its words do. */
export function matchesStart(keyword: SearchKeyword, mallId: string): SQL {
  if (keyword.typed === '') return sql`false`;
  const { initials } = keyword;
  return anyOf(mallId, [...textsOf(keyword).map(atStart), ...(initials === null ? [] : [atStartInitials(initials)])]);
}

function textsOf({ typed, otherLayout }: SearchKeyword): string[] {
  return [typed, ...(otherLayout === null ? [] : [otherLayout])];
}

/** Grams are separate from tests: in one condition they would be computed again for every hit. */
function anyOf(mallId: string, readings: readonly Reading[]): SQL {
  const found = or(...readings.map(({ grams }) => hasGrams(grams, mallId)));
  const tested = readings.every(({ isExact }) => isExact) ? undefined : or(...readings.map(({ test }) => test));
  return and(found, tested) ?? sql`false`;
}

function atStart(typed: string): Reading {
  return { grams: gramsOfStart(typed), test: like(searchText, `${typed}%`), isExact: typed.length <= 2 };
}

function atStartInitials(initials: string): Reading {
  const test = and(like(searchInitials, `${initials}%`), like(searchInitials, `% ${initials}%/%`));
  return { grams: gramsOfStart(initials, '~'), test, isExact: initials.length === 1 };
}

function within(typed: string): Reading {
  return { grams: gramsWithin(typed), test: like(searchText, `%${typed}%`), isExact: typed.length <= 2 };
}

function withParts(parts: readonly string[]): Reading {
  const grams = parts.flatMap((part) => (startsWord(part) ? gramsOfWordStart(part) : gramsWithin(part)));
  return { grams, test: and(...parts.map((part) => like(searchText, partPattern(part)))) };
}

/** Nearly every name contains one or two initials, so these must begin a word. */
function withInitials(initials: string): Reading {
  if (initials.length > 2) return { grams: gramsWithin(initials, '~'), test: like(searchInitials, `%${initials}%`) };
  const test = or(like(searchInitials, `${initials}%`), like(searchInitials, `% ${initials}%`));
  return { grams: gramsOfWordStart(initials, '~'), test, isExact: true };
}

function withInitialParts(parts: readonly string[]): Reading {
  const grams = parts.flatMap((part) => gramsOfWordStart(part, '~'));
  return { grams, test: and(...parts.map((part) => like(searchInitials, `% ${part}%`))) };
}

function withHalfTyped({ pattern, whole }: { pattern: string; whole: readonly string[] }): Reading {
  return { grams: whole.flatMap((part) => gramsWithin(part)), test: sql`${searchText} ~ ${pattern}` };
}
