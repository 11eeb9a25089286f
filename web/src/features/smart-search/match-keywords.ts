import { convertHangulToQwerty, convertQwertyToHangul, disassemble, getChoseong } from 'es-hangul';
import { closestPrefix } from './closest-prefix.ts';

interface Named {
  name: string;
}

type Spelling = Omit<Entry<unknown>, 'keyword'>;

interface Reading {
  typed: string;
  letters: string;
}

const shownAtMost = 8;
/** More than any keyword has. */
const longestTyped = 50;
const nothing = Infinity;

/** A keyword, taken apart once: taking Hangul apart is what costs. */
interface Entry<Keyword> {
  keyword: Keyword;
  /** As it is compared. */
  name: string;
  /** Its single letters: ㅊㅓㅇㅅㅗㄱㅣ. */
  letters: string;
  initials: string;
  /** Indexes at which its words start. */
  starts: ReadonlySet<number>;
}

/**
 * Finds the keywords that a shopper may be typing, best first: parts of words, unfinished syllables, initial consonants
 * and the other keyboard layout. Only if none of that matches are small typos tolerated.
 */
export function keywordMatcher<Keyword extends Named>(keywords: readonly Keyword[]): (text: string) => Keyword[] {
  const entries = keywords.map((keyword): Entry<Keyword> => {
    const name = compact(keyword.name);
    return {
      keyword,
      name,
      letters: disassemble(name),
      initials: getChoseong(name, { keepNonHangul: true }),
      starts: startsOf(keyword.name),
    };
  });
  return (text) => {
    const readings = readingsOf(text.slice(0, longestTyped)).map((typed) => ({ typed, letters: disassemble(typed) }));
    const fitting = best(entries, (entry) => Math.min(...readings.map((reading) => fitOf(reading, entry))));
    return fitting.length > 0
      ? fitting
      : best(entries, (entry) => Math.min(...readings.map((reading) => slipsOf(reading, entry))));
  };
}

function best<Keyword>(entries: readonly Entry<Keyword>[], rate: (entry: Entry<Keyword>) => number): Keyword[] {
  const rated = entries
    .map((entry) => ({ keyword: entry.keyword, rate: rate(entry) }))
    .filter((each) => each.rate < nothing);
  return rated
    .toSorted((one, other) => one.rate - other.rate)
    .slice(0, shownAtMost)
    .map(({ keyword }) => keyword);
}

/** What is compared: composed, lower case, without spaces and signs. */
function compact(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** As typed, and as the same keys would have written it on the other layout. */
function readingsOf(text: string): string[] {
  const typed = compact(text);
  // Capitals matter here: R is ㄲ, r is ㄱ.
  const keys = text.normalize('NFC').replaceAll(/[^\p{L}\p{N}]/gu, '');
  const readings = [
    typed,
    ...(/[a-z]/iu.test(keys) ? [asHangul(keys), asHangul(typed)] : []),
    ...(/[ㄱ-ㅎㅏ-ㅣ가-힣]/u.test(typed) ? [compact(convertHangulToQwerty(typed))] : []),
  ];
  return [...new Set(readings)].filter((reading) => reading !== '');
}

/** Empty if the keys make no Korean; the library fails on runs of vowels. */
function asHangul(keys: string): string {
  try {
    return compact(convertQwertyToHangul(keys));
  } catch {
    return '';
  }
}

function fitOf({ typed, letters }: Reading, spelling: Spelling): number {
  const { name, letters: whole } = spelling;
  if (name.startsWith(typed)) return 0;
  if (name.includes(typed)) return 1;
  if (/[가-힣]/u.test(typed) && whole.startsWith(letters)) return 2;
  const place = placeByInitials(typed, spelling);
  if (place !== -1) return place === 0 ? 3 : 4;
  return nothing;
}

/**
 * The index at which a name matches if each lone consonant stands for any syllable that starts with it; -1: no match.
 * One or two match nearly every name, so these must start a word.
 */
function placeByInitials(typed: string, { name, initials, starts }: Spelling): number {
  // An input method joins consonants on the way: ㄱ and ㅅ become ㄳ.
  const wanted = [...typed].flatMap((letter) => (/[ㄳ-ㅄ]/u.test(letter) ? [...disassemble(letter)] : [letter]));
  if (!wanted.some((letter) => /[ㄱ-ㅎ]/u.test(letter))) return -1;
  const places = Array.from(name, (_, place) => place).filter((place) => wanted.length > 2 || starts.has(place));
  const fits = (start: number) =>
    wanted.every((letter, index) => letter === name[start + index] || letter === initials[start + index]);
  return places.find(fits) ?? -1;
}

function startsOf(text: string): Set<number> {
  const lengths = text.split(/[^\p{L}\p{N}]+/u).map((word) => compact(word).length);
  return new Set(lengths.map((_, index) => lengths.slice(0, index).reduce((sum, length) => sum + length, 0)));
}

function slipsOf({ letters }: Reading, { letters: whole }: Spelling): number {
  const forgiven = letters.length < 4 ? 0 : letters.length < 8 ? 1 : 2;
  if (forgiven === 0) return nothing;
  const slips = closestPrefix(letters, whole);
  return slips <= forgiven ? slips : nothing;
}
