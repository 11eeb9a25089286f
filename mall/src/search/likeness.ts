import { sql, type SQL } from 'drizzle-orm';
import { products, searchWords } from '../db/schema/products.ts';

/**
 * Up to three syllables, or as many letters as two have, trigrams are too coarse: one syllable in common is half of the
 * word, and 청소기 would be taken for 청송. One wrong letter is looked for instead.
 */
const shortWord = { syllables: 3, letters: 6 };

/** Wildcard for a wrong or missing letter. */
const anyLetter = [...'abcdefghijklmnopqrstuvwxyz0123456789'];

/** "select no, score": the products that a mistyped keyword may mean, with 0 to 1 for how close their sounds come. Those of other malls may be among them. */
export function alikeProducts(typed: string, sound: string, mallId: string): SQL {
  return isShort(typed, sound)
    ? withSimilarWord(sound)
    : sql`select no, score from alike_products_by_words(${mallId}, ${sound})`;
}

/** Compares the few of the words that products have, instead of the texts of the products. */
function withSimilarWord(sound: string): SQL {
  const possible = sql.join(
    oneLetterOff(sound).map((word) => sql`${word}`),
    sql`, `,
  );
  const wordsOfProduct = sql`string_to_array(${products.searchJamo}, ' ')`;
  // Found in a query of their own: otherwise the planner expects every product and ignores the index.
  return sql`with similar_words as materialized (select distinct word, similarity(${sound}, word) as score
      from ${searchWords} where word = any(array[${possible}]::text[]))
    select ${products.gdsGrpNo} as no, (select max(score) from similar_words where word = any(${wordsOfProduct})) as score
    from ${products} where ${wordsOfProduct} && (select array_agg(word) from similar_words)`;
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
