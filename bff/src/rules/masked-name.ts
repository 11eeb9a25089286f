const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' });
const twoLetterSurnames = new Set(['남궁', '황보', '제갈', '사공', '선우', '서문', '독고', '동방', '망절', '어금']);

/**
 * 홍길동 is 홍*동, 김철 is 김*, 남궁민수 is 남궁*수: all is hidden but the first and the last letter, by letter as a
 * reader sees it. A surname of two letters counts as the first one where that still hides something.
 */
export function maskName(name: string): string {
  const letters = Array.from(graphemes.segment(name.trim()), ({ segment }) => segment);
  if (letters.length < 2) return letters.join('');
  if (letters.length === 2) return `${letters[0]}*`;
  const hasLongSurname = letters.length > 3 && twoLetterSurnames.has(letters.slice(0, 2).join(''));
  const first = letters.slice(0, hasLongSurname ? 2 : 1);
  const hidden = letters.slice(first.length, -1).map(() => '*');
  return [...first, ...hidden, letters.at(-1)].join('');
}
