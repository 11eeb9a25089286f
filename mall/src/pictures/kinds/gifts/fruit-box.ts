import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { ellipse, path, rect, repeat } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';
import { fruit, openTray } from '../parts/gift-parts.ts';

const fruits = [
  ['#d8383a', 0],
  ['#f2911f', 2],
  ['#e8b75a', 1],
  ['#9cc455', 0],
  ['#f6b0a0', 1],
] as const;

/** Rows of fruit in nests, in a box of the product's color. */
export const drawFruitBox: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const [hex, kind] = fruits[vary.style(fruits.length)] ?? fruits[0];
  const skin = shadesOf(hex);
  const columns = vary.whole(3, 4);
  const row = (y: number, r: number, left: number, right: number) =>
    repeat(columns, (column) => {
      const x = left + ((right - left) * (column + 0.5)) / columns;
      return ellipse(x, y + r * 0.72, r * 1.02, r * 0.42, sheet.down('#ffffff', '#cfd3da')) + fruit(art, x, y, r, skin, kind);
    });
  const size = columns === 3 ? 84 : 66;
  const lid =
    path('M150 300V150q0-16 16-16h468q16 0 16 16v150Z', sheet.down(color.base, color.dim)) +
    rect(174, 158, 452, 120, 8, color.lit, { opacity: '0.5' }) +
    inventedMark(400, 208, 66, color.on, vary.whole(0, 7));
  return (
    sheet.shadow(400, 690, 320, 22) +
    lid +
    openTray(art, color, 296, row(360, size * 0.84, 166, 634) + row(448, size * 0.94, 140, 660) + row(546, size * 1.04, 116, 684)) +
    rect(300, 606, 200, 56, 8, '#ffffff', { opacity: '0.94' }) +
    inventedMark(340, 634, 34, color.base, vary.whole(0, 7)) +
    rect(372, 620, 104, 9, 4, '#8a92a0') +
    rect(372, 638, 74, 7, 3, '#c3cad4')
  );
};
