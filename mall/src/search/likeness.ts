import { sql, type SQL } from 'drizzle-orm';
import { mallProducts } from '../db/schema/categories.ts';
import { products } from '../db/schema/products.ts';

/**
 * Up to three syllables, or as many letters as two have, trigrams are too coarse: one syllable in common is half of the
 * word, and 청소기 would be taken for 청송. One wrong letter is looked for instead.
 */
const shortWord = { syllables: 3, letters: 6 };

/** Minimum similarity. Half of a keyword, such as 캠핑 of 캠핑의자, has 0.46. The default of pg_trgm for `<<%`. */
const leastLikeness = 0.5;

/** Wildcard for a wrong or missing letter. */
const anyLetter = [...'abcdefghijklmnopqrstuvwxyz0123456789'];

/** "select no, score": the mall's products that a mistyped keyword may mean, only the closest, with 0 to 1 for how close their sounds come. */
export function alikeProducts(typed: string, sound: string, mallId: string): SQL {
  if (isShort(typed, sound)) return scored(sound, mallId, hasWord(oneLetterOff(sound)));
  const candidates = scored(
    sound,
    mallId,
    sql`${sound} <<% ${products.searchJamo} and ${products.searchJamo} ~ ${sharesLetters(sound)}`,
  );
  const compared = sql`select no, score, max(score) over () as best from (${candidates}) as scored`;
  return sql`select no, score from (${compared}) as compared where score >= greatest(best - 0.05, ${sql.raw(String(leastLikeness))})`;
}

/** `offset 0` keeps the comparison inside of this query, where PostgreSQL divides it among parallel workers. */
function scored(sound: string, mallId: string, condition: SQL): SQL {
  return sql`select ${products.gdsGrpNo} as no, strict_word_similarity(${sound}, ${products.searchJamo}) as score
    from ${products} join ${mallProducts} on ${mallProducts.gdsGrpNo} = ${products.gdsGrpNo}
    where ${mallProducts.mallId} = ${mallId} and ${mallProducts.isListed} and ${condition} offset 0`;
}

/** A separate query for the words: otherwise the planner expects every product and ignores the index. */
function hasWord(words: readonly string[]): SQL {
  const list = words.map((word) => sql`${word}`);
  return sql`string_to_array(${products.searchJamo}, ' ') && (select array[${sql.join(list, sql`, `)}]::text[])`;
}

/** Whether a keyword is so short that only one wrong letter is tolerated. */
function isShort(typed: string, sound: string): boolean {
  return typed.length <= shortWord.syllables || sound.length <= shortWord.letters;
}

/** The words that are the keyword but for one letter: another one, one too many, one too few, or two in the wrong order. */
function oneLetterOff(sound: string): string[] {
  const positions = Array.from(sound, (_, index) => index);
  const changed = positions.flatMap((index) => around(sound, index, 1));
  // Too little of a very short word would be left.
  const dropped = sound.length < 5 ? [] : positions.map((index) => sound.slice(0, index) + sound.slice(index + 1));
  const added = positions.slice(1).flatMap((index) => around(sound, index, 0));
  const swapped = positions
    .slice(1)
    .map((index) => `${sound.slice(0, index - 1)}${sound[index]}${sound[index - 1]}${sound.slice(index + 1)}`);
  return [...new Set([...changed, ...dropped, ...added, ...swapped])];
}

/** The word with any letter in place of `length` of its own. */
function around(sound: string, index: number, length: number): string[] {
  return anyLetter.map((letter) => `${sound.slice(0, index)}${letter}${sound.slice(index + length)}`);
}

/** Similar words share three letters in a row; a cheap test before the expensive one. */
function sharesLetters(sound: string): string {
  return Array.from({ length: sound.length - 2 }, (_, index) => sound.slice(index, index + 3)).join('|');
}
