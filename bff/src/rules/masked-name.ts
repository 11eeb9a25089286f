const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/**
 * 홍길동 is 홍*동, 김철 is 김*, 남궁민수 is 남**수: all characters except the first and the last are masked (section 3 of the
 * specification). A character is a grapheme. Two characters keep the first, one stays as it is.
 */
export function maskName(name: string): string {
  const letters = Array.from(graphemes.segment(name.trim()), ({ segment }) => segment);
  if (letters.length < 2) return letters.join('');
  if (letters.length === 2) return `${letters[0]}*`;
  return [letters[0], ...letters.slice(1, -1).map(() => '*'), letters.at(-1)].join('');
}
