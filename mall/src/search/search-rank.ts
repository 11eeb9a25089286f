import { sql, type SQL } from 'drizzle-orm';
import { mallProducts } from '../db/schema/categories.ts';
import { partPattern } from './part-pattern.ts';
import type { SearchKeyword } from './search-keyword.ts';

/**
 * Relevance of a matching product, larger is better: the whole name, its beginning, a whole word of it, the beginning of a
 * word, a part of it, a word of maker or category, separated words, initials, and last a guess. Order by it descending,
 * then by the shop's preference.
 */
export function rankOf(keyword: SearchKeyword): SQL {
  if (keyword.typed === '') return sql`0`;
  const steps = [
    ...placeRanks(keyword.typed, 0),
    ...(keyword.otherLayout === null ? [] : placeRanks(keyword.otherLayout, 5)),
    ...(keyword.initials === null ? [] : initialRanks(keyword.initials)),
    ...keyword.partings.map((parts) =>
      when(
        sql.join(
          parts.map((part) => textLike(`${partPattern(part)}/%`)),
          sql` and `,
        ),
        30,
      ),
    ),
    ...keyword.partings.map((parts) =>
      when(
        sql.join(
          parts.map((part) => textLike(partPattern(part))),
          sql` and `,
        ),
        27,
      ),
    ),
    ...(keyword.halfTyped === null ? [] : [when(sql`${mallProducts.searchText} ~ ${keyword.halfTyped.pattern}`, 25)]),
  ];
  return sql`case ${sql.join(steps, sql` `)} else 1 end`;
}

/** By the shape that `buildSearchText` gives: "name words / rest ". */
function placeRanks(part: string, less: number): SQL[] {
  const places: readonly [string, number][] = [
    [`${part} %`, 100],
    [`${part}%`, 90],
    [`% ${part} %/%`, 80],
    [`% ${part}%/%`, 70],
    [`%${part}%/%`, 60],
    [`% ${part} %`, 50],
    [`%${part}%`, 45],
  ];
  return places.map(([pattern, rank]) => when(textLike(pattern), rank - less));
}

function initialRanks(initials: string): SQL[] {
  const places: readonly [string, number][] = [
    [`${initials} %`, 28],
    [`${initials}%`, 26],
    [`% ${initials} %/%`, 24],
    [`% ${initials}%/%`, 22],
    [`%${initials}%/%`, 20],
    [`%${initials}%`, 15],
  ];
  return places.map(([pattern, rank]) => when(sql`${mallProducts.searchInitials} like ${pattern}`, rank));
}

function textLike(pattern: string): SQL {
  return sql`${mallProducts.searchText} like ${pattern}`;
}

function when(condition: SQL, rank: number): SQL {
  return sql`when ${condition} then ${sql.raw(String(rank))}`;
}
