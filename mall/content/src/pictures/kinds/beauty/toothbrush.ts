import type { DrawProduct } from '../../art.ts';
import { inventedMark, printedLabel } from '../../marks/invented-mark.ts';
import { shadesOf } from '../../svg/shades.ts';
import { circle, ellipse, line, path, rect, repeat, turn } from '../../svg/shapes.ts';

/** Manual brushes in a glass. */
export const drawToothbrush: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const sway = vary.between(-9, 9);
  const others = vary.pick<readonly [string, string]>([
    ['#f2b632', '#5bb7a8'],
    ['#e58aa0', '#3b82d0'],
    ['#8a5f3c', '#c99763'],
  ]);
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
  return (
    sheet.shadow(400, 690, 140, 18) +
    manual(340, color.base, -9 + sway * 0.4) +
    manual(400 + sway, others[0], 1) +
    manual(460, others[1], 11 + sway * 0.4) +
    path('M284 440h232l-24 220q-2 26-34 26H342q-32 0-34-26Z', sheet.across('#cfe0ec', ['#ffffff', 0.25], '#a9bfd0'), {
      opacity: '0.86',
    }) +
    ellipse(400, 440, 116, 16, 'none', { stroke: '#ffffff', 'stroke-width': 7 }) +
    inventedMark(400, 570, 50, color.base, vary.variant)
  );
};

/** A brush with a motor, upright on its charger, a spare head beside it. */
export const drawElectricToothbrush: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const top = vary.between(96, 130);
  const heads = vary.whole(1, 2);
  const base = shadesOf(vary.pick(['#f4f5f7', '#2b2f38', '#e6ddcf'] as const));
  const head = (x: number, y: number, s: number) =>
    rect(x - 9 * s, y + 60 * s, 18 * s, 130 * s, 7 * s, sheet.across('#d9dee5', '#ffffff', '#b7bfca')) +
    rect(x - 26 * s, y, 52 * s, 84 * s, 22 * s, sheet.across('#e3e7ed', '#ffffff', '#c3cad4')) +
    repeat(4, (tuft) =>
      rect(x + (tuft * 11 - 21) * s, y - 14 * s, 9 * s, 40 * s, 3, tuft % 2 ? color.base : color.bright),
    );
  return (
    sheet.shadow(400, 690, 190, 18) +
    head(350, top, 1.1) +
    path(`M314 ${top + 230}q0-34 36-34t36 34l16 ${420 - top}h-104Z`, sheet.cylinder(color)) +
    circle(350, top + 320, 19, color.dark) +
    circle(350, top + 317, 15, color.bright) +
    repeat(4, (light) => rect(345, top + 366 + light * 26, 10, 14, 5, light ? '#c3cad4' : '#58e0a4')) +
    inventedMark(350, top + 500, 34, color.on, vary.variant) +
    path('M270 690q0-48 40-48h80q40 0 40 48Z', sheet.across(base.dim, base.bright, base.dark)) +
    repeat(heads, (spare) => head(508 + spare * 96, 500, 0.98)) +
    repeat(heads, (spare) => rect(484 + spare * 96, 658, 48, 30, 8, sheet.cylinder(base)))
  );
};

/** Spare heads for such a brush, in their blister card. */
export const drawBrushHeads: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const count = 4;
  const step = 380 / count;
  const tilt = vary.between(-4, 4);
  return (
    sheet.shadow(400, 690, 240, 20) +
    turn(
      tilt,
      400,
      688,
      rect(190, 110, 420, 574, 24, sheet.slant(color.bright, [color.base, 0.5], color.dim)),
      ellipse(400, 150, 44, 13, '#eef1f5'),
      inventedMark(400, 214, 60, color.on, vary.variant),
      rect(214, 276, 372, 376, 30, sheet.slant('#ffffff', ['#eef3f7', 0.5], '#d5dee6')),
      repeat(count, (index) => {
        const x = 400 + (index - (count - 1) / 2) * step;
        const ring = ['#ff8fa3', '#7fb8e6', '#ffd166', '#7fd8a8'][index % 4]!;
        return (
          rect(x - 34, 296, 68, 336, 30, '#ffffff', { opacity: '0.7', stroke: '#cfd9e2', 'stroke-width': 3 }) +
          rect(x - 10, 390, 20, 190, 8, sheet.across('#d9dee5', '#ffffff', '#b7bfca')) +
          rect(x - 24, 324, 48, 86, 22, sheet.across('#e3e7ed', '#ffffff', '#c3cad4')) +
          repeat(5, (tuft) => rect(x - 22 + tuft * 9, 330, 8, 72, 3, tuft % 2 ? color.base : color.bright)) +
          rect(x - 15, 560, 30, 18, 4, ring)
        );
      }),
    )
  );
};

/** A tube of toothpaste with a ribbon of paste on a brush. */
export const drawToothpaste: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const length = vary.between(470, 530);
  const girth = vary.between(150, 178);
  const stripe = vary.pick(['#7fd8c8', '#e2574c', '#7fb8e6'] as const);
  const x = 700 - length;
  const y = 420;
  return (
    sheet.shadow(400, 690, 320, 22) +
    turn(
      -7,
      400,
      460,
      rect(x - 66, y - 38, 76, 76, 12, sheet.down('#ffffff', ['#e3e7ed', 0.5], '#aab3bf')),
      repeat(6, (rib) => rect(x - 60 + rib * 11, y - 36, 4, 72, 2, '#c3cad4')),
      path(
        `M${x} ${y - 44}q50-10 90-${girth / 2 - 30}L690 ${y - girth / 2}v${girth}L${x + 90} ${y + girth / 2 + 14}q-40-10-90-46Z`,
        sheet.down(color.bright, [color.base, 0.4], color.dark),
      ),
      rect(680, y - girth / 2 - 8, 36, girth + 22, 4, sheet.across(color.base, color.dark)),
      path(`M${x + 110} ${y + 26}q100-50 190-6t170-20v28q-80 46-170 20t-190 6Z`, stripe, { opacity: '0.85' }),
      path(`M${x + 150} ${y - 34}q30-22 56 0 8 34-16 72-12-30-24 0-24-40-16-72Z`, '#ffffff'),
      rect(x + 234, y - 32, 150, 18, 8, color.on),
      inventedMark(640, y - 24, 40, color.on, vary.variant),
    ) +
    turn(
      -3,
      400,
      640,
      rect(110, 640, 420, 26, 13, sheet.down(color.bright, color.dark)),
      rect(500, 634, 180, 34, 15, sheet.down(color.lit, color.dim)),
      repeat(10, (tuft) => rect(524 + tuft * 15, 598, 13, 40, 3, tuft % 2 ? color.base : color.bright)),
      line('M530 588q22-20 46 0t46 0 44-6', '#ffffff', 30),
      line('M530 588q22-20 46 0t46 0 44-6', stripe, 9),
    )
  );
};

/** A water flosser: its tank, its handle and the jet. */
export const drawWaterFlosser: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const width = vary.between(150, 176);
  const tank = vary.between(190, 240);
  const x = 420 - width / 2;
  return (
    sheet.shadow(420, 690, 160, 18) +
    line('M352 116q-90 6-170 60', '#9fd3ee', 11, { 'stroke-dasharray': '26 12' }) +
    repeat(8, (drop) =>
      circle(186 - (drop % 3) * 22, 180 + drop * 13, 6 + (drop % 3) * 3, '#9fd3ee', { opacity: '0.85' }),
    ) +
    line('M420 300V176Q420 124 356 116', sheet.across('#c3cad4', '#ffffff', '#aab3bf'), 19) +
    rect(392, 262, 56, 40, 10, sheet.cylinder(color)) +
    path(`M${x} ${686 - tank - 8}V350q0-60 ${width / 2}-60t${width / 2} 60v${336 - tank - 8}Z`, sheet.cylinder(color)) +
    circle(420, 370, 25, color.dark) +
    circle(420, 367, 21, sheet.ball(color)) +
    rect(402, 418, 36, 13, 6, color.on) +
    repeat(3, (mode) => circle(402 + mode * 18, 448, 5, mode ? color.deep : '#7fe0c8')) +
    rect(x, 686 - tank, width, tank, 26, sheet.across('#bcd8ea', ['#f4fbff', 0.25], ['#d9ecf7', 0.6], '#9dc4dd')) +
    path(
      `M${x + 8} ${686 - tank * 0.62}q${width / 4}-16 ${width / 2 - 8} 0t${width / 2 - 8} 0V668q0 12-14 12H${x + 22}q-14 0-14-12Z`,
      '#7fc1e6',
      { opacity: '0.75' },
    ) +
    repeat(4, (mark) => line(`M${x + width - 40} ${676 - tank * (0.16 + mark * 0.17)}h24`, '#5b90b4', 4)) +
    inventedMark(420, 676 - tank * 0.3, 34, '#ffffff', vary.variant) +
    line('M590 684v-80', sheet.metal(), 15) +
    line('M590 604q0-26-20-32', sheet.metal(), 11) +
    rect(572, 640, 36, 46, 8, color.base)
  );
};

/** A bottle of mouthwash with its measuring cap filled. */
export const drawMouthwash: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const width = vary.between(230, 270);
  const top = vary.between(216, 260);
  const liquid = shadesOf(vary.pick(['#4fc3c9', '#7fd8a8', '#6fa8ee', '#8fd0e8'] as const));
  const x = 350 - width / 2;
  return (
    sheet.shadow(410, 690, 240, 20) +
    rect(300, top - 110, 100, 124, 12, sheet.cylinder(color)) +
    repeat(9, (rib) => rect(308 + rib * 10.4, top - 96, 4, 96, 2, color.dark, { opacity: '0.4' })) +
    path(
      `M${x} ${top + 70}q0-60 60-70h${width - 120}q60 10 60 70v${576 - top}q0 40-40 40H${x + 40}q-40 0-40-40Z`,
      sheet.across(liquid.dark, [liquid.bright, 0.25], [liquid.lit, 0.6], liquid.dark),
      { opacity: '0.93' },
    ) +
    path(`M${x + 6} ${top + 62}q${width / 4}-14 ${width / 2 - 6} 0t${width / 2 - 6} 0`, 'none', {
      stroke: '#ffffff',
      'stroke-width': 6,
      opacity: '0.6',
    }) +
    rect(x, top + 150, width, 210, 0, color.base) +
    path(`M350 ${top + 176}q-26-22-48 0-12 36 12 74 12-26 36-26t36 26q24-38 12-74-22-22-48 0Z`, '#ffffff') +
    printedLabel(350, top + 300, 32, color.on, vary.variant) +
    rect(x + 20, top + 60, 13, 380, 6, '#ffffff', { opacity: '0.5' }) +
    path('M530 566h130l-14 106q-2 14-16 14h-70q-14 0-16-14Z', '#ffffff', { opacity: '0.75' }) +
    path('M538 610h114l-9 62q-2 10-14 10h-68q-12 0-14-10Z', liquid.base, { opacity: '0.85' }) +
    ellipse(595, 566, 65, 11, 'none', { stroke: '#b4c7d6', 'stroke-width': 5 }) +
    ellipse(595, 610, 57, 9, liquid.lit)
  );
};
