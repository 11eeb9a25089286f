interface FittedText {
  size: number;
  lines: string[];
}

// Widths in shares of the type size, a little generous: the shopper's own fallback font may be wider than ours.
function widthOf(sign: string): number {
  if (sign === ' ') return 0.32;
  if (/[ilI1.,:;'|!()[\]]/u.test(sign)) return 0.36;
  if (/[mwMW@%]/u.test(sign)) return 0.98;
  if (/[A-Z]/u.test(sign)) return 0.74;
  return /[\u0021-\u00ff]/u.test(sign) ? 0.62 : 1;
}

export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const sign of text) width += widthOf(sign);
  return width * size;
}

/** The largest of the sizes at which the text fits, wrapped between words; at the smallest size it is cut with an ellipsis. */
export function fitText(text: string, width: number, sizes: readonly number[], mostLines: number): FittedText {
  const words = mostLines === 1 ? text.replaceAll('\n', ' ') : text;
  for (const size of sizes) {
    const lines = wrap(words, width, size, false);
    if (lines && lines.length <= mostLines) return { size, lines: balance(words, width, size, lines) };
  }
  const size = sizes.at(-1) ?? 16;
  const lines = wrap(words, width, size, true) ?? [];
  if (lines.length <= mostLines) return { size, lines };
  const kept = lines.slice(0, mostLines);
  const last = [...(kept.at(-1) ?? '')];
  while (last.length && textWidth(`${last.join('')}…`, size) > width) last.pop();
  return { size, lines: [...kept.slice(0, -1), `${last.join('')}…`] };
}

/** The same number of lines, as even as they can be: no single word left over on the last. */
function balance(text: string, width: number, size: number, lines: string[]): string[] {
  let even = lines;
  for (let narrower = width - size / 2; narrower > width / 3; narrower -= size / 2) {
    const next = wrap(text, narrower, size, false);
    if (!next || next.length > lines.length) break;
    even = next;
  }
  return even;
}

/** Lines no wider than the width; null when a single word is wider and may not be broken. */
function wrap(text: string, width: number, size: number, mayBreakWords: boolean): string[] | null {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ').filter(Boolean)) {
      const longer = line ? `${line} ${word}` : word;
      if (textWidth(longer, size) <= width) {
        line = longer;
        continue;
      }
      if (line) lines.push(line);
      if (textWidth(word, size) > width && !mayBreakWords) return null;
      const pieces = breakWord(word, width, size);
      lines.push(...pieces.slice(0, -1));
      line = pieces.at(-1) ?? '';
    }
    if (line) lines.push(line);
  }
  return lines;
}

function breakWord(word: string, width: number, size: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const sign of word) {
    if (piece && textWidth(piece + sign, size) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += sign;
  }
  return piece ? [...pieces, piece] : pieces;
}
