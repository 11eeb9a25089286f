import type { DrawProduct } from '../../art.ts';
import { printedLabel } from '../../marks/invented-mark.ts';
import { circle, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

export const drawVitamins: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const maker = vary.whole(0, 7);
  const bottleShades = style === 0 ? shadesOf('#fafaf8') : style === 1 ? shadesOf('#8a4f22') : color;
  const pillColor = shadesOf(vary.pick(['#ffb03a', '#e2574c', '#5fb36a', '#f3ede0'] as const));
  const capsule = (x: number, y: number, degrees: number) =>
    turn(
      degrees,
      x,
      y,
      rect(x - 34, y - 15, 68, 30, 15, sheet.down(pillColor.bright, pillColor.dark)),
      path(`M${x} ${y - 15}h19a15 15 0 0 1 0 30h-19Z`, sheet.down('#ffffff', '#d9d4ca')),
      rect(x - 24, y - 10, 44, 6, 3, '#ffffff', { opacity: '0.6' }),
    );
  const labelFill = style === 2 ? '#ffffff' : color.base;
  const ink = style === 2 ? color.dark : color.on;
  const w = vary.between(260, 290);
  const x = 370 - w / 2;
  return (
    sheet.shadow(400, 690, 240, 22) +
    rect(x + 16, 166, w - 32, 86, 16, sheet.across('#d9dee5', ['#ffffff', 0.3], '#b7bfca')) +
    repeat(15, (rib) => rect(x + 28 + rib * ((w - 62) / 14), 174, 5, 68, 2, '#c3cad4')) +
    rect(x + 28, 248, w - 56, 26, 4, bottleShades.dim) +
    rect(x, 266, w, 420, 44, sheet.cylinder(bottleShades), { opacity: style === 1 ? '0.94' : undefined }) +
    rect(x, 360, w, 240, 0, labelFill) +
    rect(x, 360, w, 240, 0, sheet.across('#00000022', ['#ffffff33', 0.25], ['#ffffff00', 0.5], '#0000003d')) +
    rect(x, 372, w, 8, 0, ink, { opacity: '0.35' }) +
    printedLabel(x + w / 2, 446, 62, ink, maker) +
    repeat(3, (pill) => circle(x + w / 2 - 36 + pill * 36, 556, 12, pillColor.base)) +
    rect(x + w * 0.14, 290, 13, 360, 6, '#ffffff', { opacity: '0.4' }) +
    capsule(560, 664, -14) +
    capsule(618, 646, 40) +
    capsule(540, 630, 70) +
    capsule(636, 674, -6)
  );
};
