import { and, eq, getTableName, inArray, like, or, sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { mallProducts } from '../../../src/db/schema/categories.ts';
import { products } from '../../../src/db/schema/products.ts';
import { closeTo, isShort, likeness, oneLetterOff, sharesLetters } from './plain-likeness.ts';
import { partPattern } from '../../../src/search/part-pattern.ts';
import { readKeyword, type SearchKeyword } from '../../../src/search/search-keyword.ts';

/** The searchable columns, of the table itself or of an alias. */
type SearchColumns = Record<'searchText' | 'searchInitials' | 'searchJamo', AnyPgColumn>;

const nothing = sql`false`;

/**
 * True for the products that match every keyword. `mallId` is the mall that is searched: a keyword counts as mistyped,
 * and is matched by likeness, only when no product of that mall has it as it was typed.
 */
export function matchesKeywords(keywords: readonly string[], mallId: string): SQL {
  return and(...keywords.map((keyword) => matchesKeyword(readKeyword(keyword), mallId))) ?? nothing;
}

function matchesKeyword(keyword: SearchKeyword, mallId: string): SQL {
  const asTyped = matchesAsTyped(products, keyword);
  if (keyword.sound === null) return asTyped;
  const candidates = alias(products, 'candidates');
  const anyAsTyped = sql`exists (select 1 ${shelfOf(candidates, mallId)} and ${matchesAsTyped(candidates, keyword)})`;
  return sql`case when ${anyAsTyped} then ${asTyped} else ${isAlike(keyword.typed, keyword.sound, mallId)} end`;
}

/** Only the closest of similar products, computed once for the statement. */
function isAlike(typed: string, sound: string, mallId: string): SQL {
  if (isShort(typed, sound)) return sql`${products.searchJamo} ~ ${oneLetterOff(sound)}`;
  const candidates = alias(products, 'alike');
  // "offset 0" keeps the planner from computing the likeness at every reference.
  const scored = sql`select ${candidates.gdsGrpNo} as no, ${likeness(candidates.searchJamo, sound)} as score ${shelfOf(candidates, mallId)} and ${candidates.searchJamo} ~ ${sharesLetters(sound)} offset 0`;
  const compared = sql`select no, score, max(score) over () as best from (${scored}) as scored`;
  return sql`${products.gdsGrpNo} in (select no from (${compared}) as compared where score >= ${closeTo(sql`best`)})`;
}

/** "from ... where ..." of the products that a mall shows in lists. */
function shelfOf(candidates: Record<'gdsGrpNo' | 'gdsStat', AnyPgColumn>, mallId: string): SQL {
  const listed = alias(mallProducts, 'listed');
  const shown = and(eq(listed.mallId, mallId), inArray(candidates.gdsStat, ['GD00403', 'GD00405']));
  const name = sql.identifier(aliasName(candidates.gdsGrpNo));
  return sql`from ${products} ${name} join ${mallProducts} ${sql.identifier('listed')} on ${eq(listed.gdsGrpNo, candidates.gdsGrpNo)} where ${shown}`;
}

function aliasName(column: AnyPgColumn): string {
  return getTableName(column.table);
}

/** Matches without guessing: parts of words, parted words, initial consonants, the other layout. */
function matchesAsTyped(columns: SearchColumns, keyword: SearchKeyword): SQL {
  if (keyword.typed === '') return nothing;
  const conditions = [
    like(columns.searchText, `%${keyword.typed}%`),
    ...keyword.partings.map((parts) => and(...parts.map((part) => like(columns.searchText, partPattern(part))))),
    keyword.otherLayout === null ? undefined : like(columns.searchText, `%${keyword.otherLayout}%`),
    keyword.initials === null ? undefined : hasInitials(columns, keyword.initials),
    ...keyword.initialPartings.map((parts) => and(...parts.map((part) => like(columns.searchInitials, `% ${part}%`)))),
    keyword.halfTyped === null ? undefined : sql`${columns.searchText} ~ ${keyword.halfTyped.pattern}`,
  ];
  return or(...conditions) ?? nothing;
}

/** Nearly every name contains one or two initials, so these must begin a word. */
function hasInitials(columns: SearchColumns, initials: string): SQL | undefined {
  if (initials.length > 2) return like(columns.searchInitials, `%${initials}%`);
  return or(like(columns.searchInitials, `${initials}%`), like(columns.searchInitials, `% ${initials}%`));
}
