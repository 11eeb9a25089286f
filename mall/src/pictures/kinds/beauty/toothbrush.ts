import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, ellipse, group, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

export const drawToothbrush: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const taller = vary.between(-24, 20);
  const capTint = vary.pick(['#f4f5f7', '#2b2f38', '#e6ddcf'] as const);
  const brush = (x: number, shades: typeof color, asked: number) => {
    const height = asked + taller;
    const y = 690 - height;
    return (
      rect(x - 7, y + 70, 14, 120, 7, sheet.across('#d9dee5', '#ffffff', '#b7bfca')) +
      rect(x - 22, y, 44, 84, 20, sheet.across('#e3e7ed', '#ffffff', '#c3cad4')) +
      repeat(4, (tuft) =>
        rect(x - 17 + tuft * 9, y - 12, 7, 42, 3, tuft % 2 ? shades.base : '#ffffff', { stroke: '#d3d8e0', 'stroke-width': 1 }),
      ) +
      rect(x - 19, y - 14, 38, 22, 8, shades.lit) +
      path(`M${x - 24} ${y + 190}q0-22 24-22t24 22l12 ${height - 230}q2 40-36 40t-36-40Z`, sheet.cylinder(shades)) +
      circle(x, y + 270, 15, shades.dark) +
      circle(x, y + 268, 12, shades.bright) +
      repeat(3, (light) => circle(x, y + 316 + light * 22, 4, light ? '#c3cad4' : '#58e0a4'))
    );
  };
  if (style === 0)
    return (
      sheet.shadow(400, 690, 150, 18) +
      brush(340, color, 540) +
      rect(430, 610, 180, 76, 30, sheet.cylinder(shadesOf(capTint))) +
      ellipse(520, 616, 70, 12, '#d3d8e0') +
      brush(520, color, 500)
    );
  if (style === 1) {
    const manual = (x: number, shade: string, degrees: number) => {
      const s = shadesOf(shade);
      return turn(
        degrees,
        400,
        640,
        rect(x - 11, 190, 22, 420, 11, sheet.across(s.dim, s.bright, s.dark)),
        rect(x - 15, 330, 30, 150, 15, sheet.across(s.dark, s.lit, s.deep)),
        rect(x - 17, 120, 34, 90, 14, s.base),
        repeat(5, (row) => rect(x + 8, 126 + row * 16, 34, 11, 4, row % 2 ? '#ffffff' : s.lit)),
      );
    };
    const cup =
      path('M284 440h232l-24 220q-2 26-34 26H342q-32 0-34-26Z', sheet.across('#cfe0ec', ['#ffffff', 0.25], '#a9bfd0'), {
        opacity: '0.86',
      }) +
      ellipse(400, 440, 116, 16, 'none', { stroke: '#ffffff', 'stroke-width': 7 }) +
      inventedMark(400, 570, 50, color.base, vary.variant);
    return (
      sheet.shadow(400, 690, 140, 18) +
      manual(340, color.base, -9) +
      manual(400 + taller * 0.3, '#f2b632', 1) +
      manual(460, '#5bb7a8', 11) +
      cup
    );
  }
  return (
    sheet.shadow(400, 690, 230, 20) +
    brush(260, color, 560) +
    group(
      {},
      rect(380, 330, 220, 356, 40, sheet.slant(color.bright, [color.base, 0.45], color.dark)),
      rect(402, 360, 176, 90, 18, '#20242c'),
      repeat(
        4,
        (head) =>
          rect(420 + head * 38, 372, 26, 66, 12, '#f4f6f9') +
          rect(424 + head * 38, 368, 18, 16, 4, ['#ff8fa3', '#7fb8e6', '#ffd166', '#7fd8a8'][head]!),
      ),
      inventedMark(490, 560, 60, color.on, vary.variant),
    )
  );
};
