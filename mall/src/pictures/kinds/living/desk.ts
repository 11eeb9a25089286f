import type { DrawProduct } from '../../art.ts';
import { circle, ellipse, line, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

export const drawDesk: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const wood = shadesOf(vary.pick(['#d2a673', '#a8764a', '#e9e2d6', '#5a4636'] as const));
  const top = sheet.down(wood.bright, wood.dim);
  const grain = repeat(4, (row) =>
    line(`M${150 + row * 30} ${374 + row * 9}q140-8 ${200 + row * 60} 0`, wood.dim, 2.5, { opacity: '0.6' }),
  );
  const drawers = (x: number) =>
    rect(x, 424, 176, 246, 8, sheet.slant(color.bright, [color.base, 0.45], color.dark)) +
    repeat(
      3,
      (row) =>
        rect(x + 10, 434 + row * 78, 156, 70, 5, color.lit, { stroke: color.dark, 'stroke-width': 2 }) +
        rect(x + 62, 462 + row * 78, 52, 9, 4, sheet.metal()),
    );
  const legs =
    [
      line('M140 424V684M658 424V684', color.dark, 24) +
        line('M206 424v220M594 424v220', color.deep, 16) +
        line('M140 610h518', color.dim, 10),
      drawers(490) + line('M150 424V684', color.dark, 24) + line('M214 424v220', color.deep, 16),
      rect(196, 424, 44, 250, 6, sheet.across(color.dark, color.lit, color.dark)) +
        rect(560, 424, 44, 250, 6, sheet.across(color.dark, color.lit, color.dark)) +
        rect(140, 668, 156, 18, 9, color.dark) +
        rect(504, 668, 156, 18, 9, color.dark) +
        rect(240, 440, 320, 26, 5, color.deep) +
        rect(440, 428, 80, 16, 5, '#16181d') +
        circle(456, 436, 4, '#7fe0a8'),
    ][style] ?? '';
  const hue = vary.pick(['#f0917a', '#7fb8a0', '#c9a2d6', '#e0b25a'] as const);
  const books = rect(170, 296, 44, 64, 4, hue) + rect(218, 284, 34, 76, 4, '#5b8def') + rect(256, 304, 40, 56, 4, '#f0c75e');
  const plant =
    path('M548 300h66l-8 60h-50Z', sheet.across('#e8ebf0', '#ffffff', '#c6cdd6')) +
    repeat(5, (leaf) => turn(-50 + leaf * 25, 581, 304, ellipse(581, 258, 13, 46, leaf % 2 ? '#5aa36b' : '#3f8555')));
  const screen =
    rect(330, 220, 190, 118, 8, '#22262e') +
    rect(336, 226, 178, 104, 4, sheet.slant('#8fb6ea', '#dfeaf8')) +
    rect(412, 338, 26, 20, 0, '#8d97a5') +
    rect(384, 354, 82, 8, 4, '#aab3bf');
  const lamp = line('M250 358V290L300 236', '#3a404c', 7) + path('M282 214l44 40-46 16Z', color.base) + rect(226, 352, 50, 8, 4, '#3a404c');
  const things = vary.pick([books + plant, screen + plant, lamp + plant, books + screen, screen + lamp] as const);
  return (
    sheet.shadow(400, 690, 310, 22) +
    legs +
    rect(106, 400, 588, 30, 6, wood.dark) +
    path('M150 356h500l48 46q4 8-6 8H108q-10 0-6-8Z', top) +
    grain +
    things
  );
};
