import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/**
 * Up to three syllables, or as many letters as two have, trigrams are too coarse: one syllable in common is half of the
 * word, and 청소기 would be taken for 청송. One wrong letter is looked for instead.
 */
const shortWord = { syllables: 3, letters: 6 };

/** Below this nothing is alike. Half of a keyword, such as 캠핑 of 캠핑의자, has 0.46. */
const leastLikeness = 0.5;

/** 0 to 1: how close the sounds of a keyword come to some word or run of words. By trigrams (pg_trgm). */
export function likeness(searchJamo: SQLWrapper, sound: string): SQL<number> {
  return sql<number>`strict_word_similarity(${sound}, ${searchJamo})`;
}

/** Whether a keyword is so short that only one wrong letter is tolerated. */
export function isShort(typed: string, sound: string): boolean {
  return typed.length <= shortWord.syllables || sound.length <= shortWord.letters;
}

/** 0 to 1: how close the sounds of a short keyword come to a word that is one letter off. */
export function likenessOfWord(searchJamo: SQLWrapper, sound: string): SQL<number> {
  return sql<number>`(select max(similarity(${sound}, word)) from string_to_table(${searchJamo}, ' ') as word where word ~ ${oneLetterOff(sound)})`;
}

/** A word that is the keyword but for one letter: another one, one too many, or one too few. */
export function oneLetterOff(sound: string): string {
  const at = (index: number) => [sound.slice(0, index), sound.slice(index + 1)] as const;
  const positions = Array.from(sound, (_, index) => index);
  const changed = positions.map((index) => at(index).join('[a-z0-9]'));
  // A very short word would keep too little.
  const dropped = sound.length < 5 ? [] : positions.map((index) => at(index).join(''));
  const added = positions.slice(1).map((index) => `${sound.slice(0, index)}[a-z0-9]${sound.slice(index)}`);
  const swapped = positions
    .slice(1)
    .map((index) => `${sound.slice(0, index - 1)}${sound[index]}${sound[index - 1]}${sound.slice(index + 1)}`);
  return String.raw`\m(${[...changed, ...dropped, ...added, ...swapped].join('|')})\M`;
}

/** Similar words share three letters in a row; a cheap test before the expensive one. */
export function sharesLetters(sound: string): string {
  return Array.from({ length: sound.length - 2 }, (_, index) => sound.slice(index, index + 3)).join('|');
}

/** The likeness that counts when `best` is that of the closest product. */
export function closeTo(best: SQL): SQL {
  return sql`greatest(${best} - 0.05, ${sql.raw(String(leastLikeness))})`;
}
