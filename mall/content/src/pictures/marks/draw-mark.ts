import type { MallStyle } from 'mall/db/schema/mall-styles.ts';
import type { MarkShape } from '../picture-words.ts';
import { themeColors } from '../banners/characters/characters.ts';
import { fontStack, inkColor, quietInkColor } from '../themes.ts';
import { circle, lettering, path, rect } from '../svg/shapes.ts';
import { Sheet } from '../svg/sheet.ts';
import { fitText } from '../svg/text-fit.ts';
import { Variation } from '../svg/variation.ts';
import { inventedMark } from './invented-mark.ts';

/** A mall's own sign: symbol and wordmark, one quiet color for the footer, symbol alone as the favicon. */
export function drawMark({ mark, theme, shape }: { mark: string; theme: MallStyle; shape: MarkShape }): string {
  const sheet = new Sheet();
  const { primary, strong, accent } = themeColors[theme];
  const maker = new Variation(mark, 0).whole(0, 999);
  if (shape === 'square') {
    const plate = rect(0, 0, 96, 96, 22, sheet.slant(primary, strong));
    return sheet.document(96, 96, plate, inventedMark(48, 48, 54, '#ffffff', maker));
  }
  const isQuiet = shape === 'footer';
  const word = fitText(mark, 232, [34, 30, 26, 22, 18, 15], 1);
  const symbol = isQuiet
    ? inventedMark(36, 40, 40, quietInkColor, maker)
    : (plates[maker % plates.length] ?? roundPlate)(sheet.slant(primary, strong)) +
      inventedMark(38, 40, 32, '#ffffff', maker) +
      circle(62, 18, 6, accent);
  const text = lettering(76, 41, word.lines[0] ?? '', {
    'font-family': fontStack,
    'font-size': word.size,
    'font-weight': 800,
    fill: isQuiet ? quietInkColor : inkColor,
    'letter-spacing': '-0.03em',
    'dominant-baseline': 'central',
  });
  return sheet.document(320, 80, symbol, text);
}

const roundPlate = (fill: string) => circle(38, 40, 28, fill);
const plates: readonly ((fill: string) => string)[] = [
  roundPlate,
  (fill) => rect(10, 12, 56, 56, 16, fill),
  (fill) => path('M10 40a28 28 0 0 1 28-28h28v28a28 28 0 0 1-56 0Z', fill),
  (fill) =>
    path('M38 10l26 15v30L38 70 12 55V25Z', fill, { stroke: fill, 'stroke-width': 4, 'stroke-linejoin': 'round' }),
];
