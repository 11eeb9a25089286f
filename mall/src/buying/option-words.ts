/** `txtReq`: the words that an option needs, such as a name to embroider. */
export interface WordsRule {
  /** What the words are called, e.g. 자수 문구. */
  titleNm: string;
  /** Code points. */
  maxLen: number;
}

/** What a needle, a laser and a card printer can write alike. */
const writable = /^[가-힣ㄱ-ㅎㅏ-ㅣA-Za-z0-9 .,!?&'()~·-]*$/u;

export const writableText = "한글, 영문, 숫자와 . , ! ? & ' ( ) ~ · - 만 쓸 수 있어요.";

/** Why an option does not take these words, as text for the shopper. Null: it does. */
export function wordsFault(words: string | null, rule: WordsRule | null): string | null {
  if (rule === null) return words === null ? null : '문구를 넣지 않는 옵션이에요.';
  const { maxLen } = rule;
  if (words === null || words.trim() === '') return '문구를 입력해주세요.';
  if ([...words].length > maxLen) return `${maxLen}자까지 쓸 수 있어요.`;
  return writable.test(words) ? null : writableText;
}
