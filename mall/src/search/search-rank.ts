import { like, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { mallProducts } from '../db/schema/categories.ts';
import { partPattern } from './part-pattern.ts';
import type { SearchKeyword } from './search-keyword.ts';

const { searchText, searchInitials } = mallProducts;

/**
 * Relevance of a matching product, larger is better: the whole name, its beginning, a whole word of it, the beginning of a
 * word, a part of it, a word of maker or category, separated words, initials, and last a guess. Order by it descending,
 * then by the shop's preference.
 */
export function rankOf({ typed, otherLayout, initials, partings, halfTyped }: SearchKeyword): SQL {
  if (typed === '') return sql`0`;
  const steps = [
    placeRanks(searchText, typed, [100, 90, 80, 70, 60, 50, 45]),
    ...(otherLayout === null ? [] : [placeRanks(searchText, otherLayout, [95, 85, 75, 65, 55, 45, 40])]),
    ...(initials === null ? [] : [initialRanks(initials)]),
    ...partings.map((parts) => when(all(parts.map((part) => like(searchText, `${partPattern(part)}/%`))), 30)),
    ...partings.map((parts) => when(all(parts.map((part) => like(searchText, partPattern(part)))), 27)),
    ...(halfTyped === null ? [] : [when(sql`${searchText} ~ ${halfTyped.pattern}`, 25)]),
  ];
  return sql`case ${sql.join(steps, sql` `)} else 1 end`;
}

/** Ranks of the whole name, its beginning, a word of it, the beginning of one, a part of the name, another word, another part. */
type PlaceRanks = [number, number, number, number, number, number, number];

/**
 * By the shape that `buildSearchText` gives: "name words / rest ". Each place is asked for only where the wider one around it holds,
 * since a comparison reads the whole text.
 */
function placeRanks(
  column: AnyPgColumn,
  part: string,
  [whole, start, word, wordStart, inName, otherWord, other]: PlaceRanks,
): SQL {
  const among = (pattern: string, narrower: string, rank: number, otherwise: number) =>
    sql`when ${like(column, pattern)} then case ${when(like(column, narrower), rank)} else ${sql.raw(String(otherwise))} end`;
  return sql`when ${like(column, `%${part}%`)} then case ${sql.join(
    [
      among(`${part}%`, `${part} %`, whole, start),
      among(`% ${part}%/%`, `% ${part} %/%`, word, wordStart),
      when(like(column, `%${part}%/%`), inName),
      when(like(column, `% ${part} %`), otherWord),
    ],
    sql` `,
  )} else ${sql.raw(String(other))} end`;
}

/**
 * Initials that are a word come before those that begin one, and these before such as run over the words from the start of the name:
 * of ㅇㅇㅍ an 이어폰 is meant, and not an 이완 필라테스.
 */
function initialRanks(initials: string): SQL {
  const column = searchInitials;
  return sql`when ${like(column, `%${initials}%`)} then case ${sql.join(
    [
      when(like(column, `${initials} %`), 28),
      sql`when ${like(column, `% ${initials}%/%`)} then case ${when(like(column, `% ${initials} %/%`), 26)} else 24 end`,
      when(like(column, `${initials}%`), 22),
      when(like(column, `%${initials}%/%`), 20),
    ],
    sql` `,
  )} else 15 end`;
}

function all(conditions: readonly SQL[]): SQL {
  return sql.join([...conditions], sql` and `);
}

function when(condition: SQL, rank: number): SQL {
  return sql`when ${condition} then ${sql.raw(String(rank))}`;
}
