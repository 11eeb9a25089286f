import { convertHangulToQwerty, convertQwertyToHangul, getChoseong } from 'es-hangul';

/** Full-width Latin letters and digits, from Korean keyboards and pasted texts. */
const fullWidth = /[\uff01-\uff5e]/gu;

/** Consonants that an input method joins between two initials: ㄱ and ㅅ become ㄳ. */
const pairedConsonants: Readonly<Record<string, string>> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
};

/** Rare ideographs of two units: no product name has them, and without them every cut falls between letters. */
const beyondBasicPlane = /[\u{10000}-\u{10ffff}]/gu;

/** Composed and of normal width, so that one word always has the same letters. */
function tidy(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(beyondBasicPlane, '')
    .replaceAll(fullWidth, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0));
}

/** Letters and digits only, in lower case, for comparison: spaces and signs do not matter. */
export function compact(text: string): string {
  return keepLetters(tidy(text)).toLowerCase();
}

/** The words of a text, each compacted. A sign ends a word: "S3·물걸레" is two. */
export function compactWords(text: string): string[] {
  return tidy(text)
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.toLowerCase())
    .filter((word) => word !== '');
}

/** The initial consonants of Hangul; everything else stays. */
export function initialsOf(compacted: string): string {
  return getChoseong(compacted, { keepNonHangul: true });
}

/** Separates consonants that an input method has joined. */
export function separateConsonants(text: string): string {
  return text.replaceAll(/[ㄳ-ㅄ]/gu, (letter) => pairedConsonants[letter] ?? letter);
}

/** The same keys in the Hangul layout, or null when that is no Korean. */
export function asHangulLayout(text: string): string | null {
  const typed = keepLetters(tidy(text));
  if (!/[a-z]/iu.test(typed)) return null;
  const written = typeAsHangul(typed);
  return /^[가-힣\d]+$/u.test(written) && /[가-힣]/u.test(written) ? written : null;
}

/** The library fails on vowels that make no syllable, such as "mml"; these are no Korean. */
function typeAsHangul(typed: string): string {
  try {
    return convertQwertyToHangul(typed);
  } catch {
    return '';
  }
}

/** The same keys in the Latin layout, or null when the text makes sense as it is. */
export function asLatinLayout(text: string): string | null {
  const typed = compact(text);
  if (!/[ㅏ-ㅣ]/u.test(typed)) return null;
  const written = convertHangulToQwerty(typed).toLowerCase();
  return /^[a-z\d]+$/u.test(written) ? written : null;
}

function keepLetters(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '');
}
