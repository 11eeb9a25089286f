import type { DrawProduct } from '../../art.ts';
import { printedLabel } from '../../marks/invented-mark.ts';
import { circle, ellipse, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

type PillForm = 'tablets' | 'capsules' | 'softgels';

const pillColors = {
  tablets: ['#f3ede0', '#ffb03a', '#e9b7a0', '#bcd3a0'],
  capsules: ['#5fb36a', '#e2574c', '#6fa8ee', '#9b7fc4'],
  softgels: ['#e8a31e', '#d98a14', '#f0b93a', '#c96a2a'],
} as const;

/** A bottle of a food supplement, with what is in it before it. */
const bottleOf =
  (form: PillForm): DrawProduct =>
  (art) => {
    const { vary, sheet, color } = art;
    const style = vary.style(3);
    const maker = vary.whole(0, 7);
    const bottleShades = style === 0 ? shadesOf('#fafaf8') : style === 1 ? shadesOf('#8a4f22') : color;
    const pillColor = shadesOf(vary.pick(pillColors[form]));
    const capsule = (x: number, y: number, degrees: number) =>
      turn(
        degrees,
        x,
        y,
        rect(x - 34, y - 15, 68, 30, 15, sheet.down(pillColor.bright, pillColor.dark)),
        path(`M${x} ${y - 15}h19a15 15 0 0 1 0 30h-19Z`, sheet.down('#ffffff', '#d9d4ca')),
        rect(x - 24, y - 10, 44, 6, 3, '#ffffff', { opacity: '0.6' }),
      );
    const tablet = (x: number, y: number, degrees: number) =>
      turn(
        degrees * 0.3,
        x,
        y,
        rect(x - 34, y - 14, 68, 32, 16, pillColor.dark),
        ellipse(x, y - 4, 34, 17, sheet.slant(pillColor.bright, pillColor.base)),
        path(`M${x - 22} ${y - 4}h44`, 'none', { stroke: pillColor.dark, 'stroke-width': 3 }),
      );
    const softgel = (x: number, y: number, degrees: number) =>
      turn(
        degrees,
        x,
        y,
        ellipse(x, y, 38, 22, sheet.glow(0.36, 0.3, 0.8, '#fff0b8', [pillColor.base, 0.5], pillColor.dark), {
          opacity: '0.95',
        }),
        ellipse(x - 10, y - 8, 14, 5, '#ffffff', { opacity: '0.75' }),
      );
    const pill = { tablets: tablet, capsules: capsule, softgels: softgel }[form];
    const spots = [
      [560, 664, -14],
      [622, 640, 40],
      [536, 622, 70],
      [640, 674, -6],
      [590, 606, -30],
      [690, 668, 24],
    ] as const;
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
      spots
        .slice(0, vary.whole(4, 6))
        .map(([x, y, degrees]) => pill(x, y, degrees))
        .join('')
    );
  };

export const drawVitamins = bottleOf('tablets');
export const drawCapsules = bottleOf('capsules');
export const drawSoftgels = bottleOf('softgels');

/** A dispenser of daily sachets, one of them open before it. */
export const drawSupplementSachets: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const height = vary.between(380, 430);
  const y = 686 - height;
  const pills = ['#ffb03a', '#f3ede0', '#5fb36a', '#c96a2a', '#e2574c'];
  const first = vary.whole(0, 4);
  const sachet = (x: number, top: number, degrees: number) =>
    turn(
      degrees,
      x + 70,
      top + 100,
      rect(x, top, 140, 200, 6, sheet.slant('#ffffff', ['#f1f4f7', 0.5], '#d3dbe3')),
      rect(x, top, 140, 22, 4, color.base),
      rect(x, top + 178, 140, 22, 4, color.base),
      repeat(5, (pill) =>
        ellipse(
          x + 40 + (pill % 3) * 30,
          top + 76 + Math.floor(pill / 3) * 44,
          17,
          12,
          shadesOf(pills[(pill + first) % 5] ?? '#ffb03a').base,
        ),
      ),
      rect(x + 36, top + 146, 68, 9, 4, '#c3cad4'),
    );
  return (
    sheet.shadow(400, 690, 290, 22) +
    rect(150, y, 250, height, 6, sheet.slant(color.bright, [color.base, 0.5], color.dim)) +
    path(`M400 ${y}l60 24v${height - 24}h-60Z`, color.dark) +
    path(`M150 ${y}l50-30h250l10 54-60-24Z`, color.lit) +
    printedLabel(275, y + 110, 66, color.on, vary.variant) +
    rect(180, y + 210, 190, 130, 20, color.deep) +
    sachet(204, y + 180, 0) +
    sachet(470, 486, vary.between(6, 16)) +
    ellipse(500, 672, 19, 13, '#ffb03a') +
    ellipse(548, 680, 19, 12, '#5fb36a')
  );
};
