import { asHangulLayout, asLatinLayout, compact, compactWords, separateConsonants } from './letters.ts';
import { soundKey } from './sound-key.ts';

/** A keyword in all readings that a shopper may mean. */
export interface SearchKeyword {
  /** As typed, compacted. Empty when it holds only signs. */
  typed: string;
  /** The same keys in the other layout, where that makes sense. */
  otherLayout: string | null;
  /** Parts that may be separated in the name: [[무선, 청소기], [무선청, 소기]]; each alternative needs all its parts. */
  partings: readonly (readonly string[])[];
  /** Initial consonants, when the keyword consists of them. */
  initials: string | null;
  /** Initials of words that may be separated: ㅁㅅ and ㅊㅅㄱ. Each must begin a word. */
  initialPartings: readonly (readonly string[])[];
  /** A pattern for a keyword with half-typed letters, 청소ㄱ, and its parts that are complete: 청소. */
  halfTyped: { pattern: string; whole: readonly string[] } | null;
  /** For mistyped words; null where a guess would be too vague. */
  sound: string | null;
}

const longestKeyword = 100;
const longestParted = 24;
const longestGuessed = 30;

/** Parses a keyword. Never fails. */
export function readKeyword(keyword: string): SearchKeyword {
  const text = keyword.slice(0, longestKeyword * 4);
  const typed = compact(text).slice(0, longestKeyword);
  const initials = readInitials(typed);
  return {
    typed,
    otherLayout:
      asHangulLayout(text)?.slice(0, longestKeyword) ?? asLatinLayout(text)?.slice(0, longestKeyword) ?? null,
    partings: typed.length > longestParted ? [] : [...wordPartings(text), ...pairPartings(typed)],
    initials,
    initialPartings: initials === null || initials.length > longestParted ? [] : cutsOf(initials),
    halfTyped: initials === null ? readHalfTyped(typed) : null,
    sound: initials === null && typed.length > 1 && typed.length <= longestGuessed ? soundKey(typed) : null,
  };
}

/** Words with a space between them may be apart in a name: only the space shows where to cut "4K TV". */
function wordPartings(text: string): string[][] {
  const words = compactWords(text);
  return words.length > 1 && words.every((word) => canStandAlone(word)) ? [words] : [];
}

/** All cuts of the keyword into two meaningful halves. Latin words and numbers are never cut. */
function pairPartings(typed: string): string[][] {
  return cutsOf(typed).filter(([head = '', tail = '']) => isCut(head, tail));
}

/** All cuts that leave two letters or more on both sides. */
function cutsOf(text: string): string[][] {
  const cuts = Array.from({ length: Math.max(text.length - 3, 0) }, (_, index) => index + 2);
  return cuts.map((cut) => [text.slice(0, cut), text.slice(cut)]);
}

function isCut(head: string, tail: string): boolean {
  const insideRun = /[a-z]$/u.test(head) && /^[a-z]/u.test(tail);
  const insideNumber = /\d$/u.test(head) && /^\d/u.test(tail);
  return !insideRun && !insideNumber && canStandAlone(head) && canStandAlone(tail);
}

function canStandAlone(part: string): boolean {
  return /[가-힣]{2}|[a-z\d]{2}/u.test(part);
}

function readInitials(typed: string): string | null {
  const separated = separateConsonants(typed);
  return /^[ㄱ-ㅎa-z\d]+$/u.test(separated) && /[ㄱ-ㅎ]/u.test(separated) ? separated : null;
}

const initialConsonants = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];

function readHalfTyped(typed: string): SearchKeyword['halfTyped'] {
  if (!/[가-힣]/u.test(typed) || !/[ㄱ-ㅎ]/u.test(typed)) return null;
  const separated = separateConsonants(typed);
  const pattern = [...separated].map(syllablePattern).join('');
  if (!/^[가-힣a-z\d[\]-]+$/u.test(pattern)) return null;
  return { pattern, whole: separated.split(/[ㄱ-ㅎ]+/u).filter((part) => part !== '') };
}

/** Every syllable that begins with the consonant, as a range; the code points of Hangul are laid out by initial. */
function syllablePattern(letter: string): string {
  const index = initialConsonants.indexOf(letter);
  if (index < 0) return letter;
  const first = 0xac00 + index * 588;
  return `[${String.fromCharCode(first)}-${String.fromCharCode(first + 587)}]`;
}
