import type { DrawProduct } from '../../art.ts';
import { inventedMark, printedLabel } from '../../marks/invented-mark.ts';
import { ellipse, line, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

/** A notebook with pens, or a desk set. */
export const drawStationery: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const maker = vary.whole(0, 7);
  const pencil = (x: number, y: number, h: number, hex: string, degrees: number) => {
    const s = shadesOf(hex);
    return turn(
      degrees,
      x,
      690,
      rect(x - 13, y, 26, h, 3, sheet.across(s.dark, [s.bright, 0.35], s.base)),
      path(`M${x - 13} ${y}l13-44 13 44Z`, '#f1d9b5'),
      path(`M${x - 4} ${y - 30}l4-14 4 14Z`, '#33302d'),
    );
  };
  const notebook = (x: number, y: number, w: number, h: number) =>
    rect(x + 10, y + 8, w, h, 14, '#d9d0bd') +
    rect(x, y, w, h, 14, sheet.slant(color.bright, [color.base, 0.45], color.dim)) +
    rect(x, y, 40, h, 14, color.dark, { opacity: '0.6' }) +
    repeat(9, (ring) => rect(x - 16, y + 34 + ring * ((h - 68) / 8.6), 50, 13, 6, sheet.metal())) +
    rect(x + w - 54, y, 17, h, 0, color.deep) +
    rect(x + 90, y + 90, w - 190, 120, 8, '#fbf7ee') +
    printedLabel(x + w / 2 - 8, y + 136, 40, color.dark, maker);
  const cup =
    path('M440 430h200l-18 236q-2 20-24 20H482q-22 0-24-20Z', sheet.cylinder(color)) +
    ellipse(540, 430, 100, 17, color.deep) +
    inventedMark(540, 560, 60, color.on, maker);
  if (style === 0)
    return (
      sheet.shadow(400, 690, 270, 20) +
      notebook(170, 190, 340, 494) +
      pencil(600, 300, 390, '#f2b632', 8) +
      pencil(650, 360, 326, '#e2574c', 14)
    );
  if (style === 1)
    return (
      sheet.shadow(400, 690, 290, 20) +
      pencil(490, 250, 260, '#3b82d0', -8) +
      pencil(530, 220, 290, '#f2b632', 0) +
      pencil(570, 250, 260, '#3fa66b', 6) +
      pencil(584, 300, 210, '#e2574c', 9) +
      cup +
      rect(160, 600, 250, 86, 8, color.dim) +
      rect(150, 570, 250, 40, 6, '#fbf7ee') +
      rect(170, 520, 220, 56, 6, sheet.down('#ffe99a', '#f2c94c')) +
      line('M190 540h120M190 556h80', '#b8912a', 4)
    );
  return (
    sheet.shadow(400, 690, 290, 20) +
    turn(-6, 330, 500, notebook(140, 250, 300, 420)) +
    turn(
      7,
      520,
      480,
      rect(410, 200, 250, 460, 12, sheet.slant('#ffffff', '#e8e2d4')),
      repeat(10, (row) => line(`M440 ${280 + row * 36}h190`, '#c9d8ea', 3)),
      rect(410, 200, 250, 46, 12, color.base),
    ) +
    pencil(660, 380, 300, color.base, 16)
  );
};
