import { sql, type SQL } from 'drizzle-orm';
import { products } from '../../../src/db/schema/products.ts';
import { isShort, likeness, likenessOfWord } from './plain-likeness.ts';
import { partPattern } from '../../../src/search/part-pattern.ts';
import { readKeyword, type SearchKeyword } from '../../../src/search/search-keyword.ts';

/**
 * Relevance of a matching product, larger is better: the whole name, its beginning, a whole word of it, the beginning of a
 * word, a part of it, a word of maker or category, separated words, initials, and last a guess. Order by it descending,
 * then by the shop's preference.
 */
export function keywordRank(keywords: readonly string[]): SQL<number> {
  const ranks = keywords.map((keyword) => rankOf(readKeyword(keyword)));
  // A typed expression: a bare 0 in ORDER BY would mean a column position.
  return sql<number>`(0::real + ${sql.join(ranks.length === 0 ? [sql`0`] : ranks, sql` + `)})`;
}

function rankOf(keyword: SearchKeyword): SQL {
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
    ...(keyword.halfTyped === null ? [] : [when(sql`${products.searchText} ~ ${keyword.halfTyped.pattern}`, 25)]),
  ];
  return sql`case ${sql.join(steps, sql` `)} else 1 + 10 * ${guessRank(keyword)} end`;
}

function guessRank({ typed, sound }: SearchKeyword): SQL {
  if (sound === null) return sql`0`;
  return isShort(typed, sound) ? likenessOfWord(products.searchJamo, sound) : likeness(products.searchJamo, sound);
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
    [`% ${initials} %/%`, 26],
    [`% ${initials}%/%`, 24],
    [`${initials}%`, 22],
    [`%${initials}%/%`, 20],
    [`%${initials}%`, 15],
  ];
  return places.map(([pattern, rank]) => when(sql`${products.searchInitials} like ${pattern}`, rank));
}

function textLike(pattern: string): SQL {
  return sql`${products.searchText} like ${pattern}`;
}

function when(condition: SQL, rank: number): SQL {
  return sql`when ${condition} then ${sql.raw(String(rank))}`;
}
