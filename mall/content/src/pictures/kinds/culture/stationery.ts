import type { Art, DrawProduct } from '../../art.ts';
import { inventedMark, printedLabel } from '../../marks/invented-mark.ts';
import { short } from '../../svg/element.ts';
import { shadesOf } from '../../svg/shades.ts';
import { circle, line, path, rect, repeat, turn } from '../../svg/shapes.ts';

/** A pencil standing on 690, sharpened above. */
const pencil = ({ sheet }: Art, x: number, y: number, h: number, hex: string, degrees: number) => {
  const s = shadesOf(hex);
  return turn(
    degrees,
    x,
    690,
    rect(x - 13, y, 26, h, 3, sheet.across(s.dark, [s.bright, 0.35], s.base)),
    path(`M${x - 13} ${y}l13-44 13 44Z`, '#f1d9b5'),
    path(`M${x - 5} ${y - 27}l5-17 5 17Z`, s.dark),
  );
};

/** Notebooks, one shut and one open on its lines, with a pencil. */
export const drawNotebook: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const ringed = vary.chance();
  const grid = vary.chance();
  const height = vary.between(440, 490);
  const y = 684 - height;
  return (
    sheet.shadow(400, 690, 310, 20) +
    turn(
      -6,
      300,
      690,
      rect(150, y + 8, 310, height, 14, '#d9d0bd'),
      rect(140, y, 310, height, 14, sheet.slant(color.bright, [color.base, 0.45], color.dim)),
      rect(140, y, 38, height, 14, color.dark, { opacity: '0.6' }),
      ringed
        ? repeat(9, (ring) => rect(124, y + 34 + ring * ((height - 68) / 8.6), 48, 13, 6, sheet.metal()))
        : rect(404, y, 15, height, 0, color.deep),
      rect(210, y + 80, 170, 110, 8, '#fbf7ee'),
      printedLabel(295, y + 124, 40, color.dark, vary.variant),
    ) +
    path('M400 440q80-40 160-10 80-34 160 4v230q-80-34-160 0-80-30-160 10Z', '#c9c0ad') +
    path('M400 430q80-40 160-6v234q-80-30-160 10Z', sheet.across('#ffffff', ['#fdfaf2', 0.7], '#dcd4c2')) +
    path('M560 424q80-36 160 6v234q-80-40-160-6Z', sheet.across('#d9d0bd', ['#ffffff', 0.3], '#fdfaf2')) +
    repeat(6, (row) =>
      path(`M420 ${474 + row * 30}q64-28 126-8M574 ${466 + row * 30}q64-20 128 10`, 'none', {
        stroke: '#9fb8d8',
        'stroke-width': 3,
      }),
    ) +
    (grid
      ? repeat(4, (column) =>
          line(`M${430 + column * 32} ${456 - column * 4}v186M${590 + column * 32} 446v190`, '#c3d2e6', 2),
        )
      : '') +
    pencil(art, 690, 420, 250, vary.pick(['#f2b632', '#e2574c', '#3fa66b'] as const), 34)
  );
};

/** A planner with tabs and an elastic, open on its month. */
export const drawPlanner: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const tabs = ['#f2b632', '#e58aa0', '#6fb7e8', '#7fb85e', '#9b7fc4'];
  const first = vary.whole(0, 4);
  const marked = vary.whole(6, 16);
  const top = vary.between(230, 270);
  return (
    sheet.shadow(400, 690, 340, 20) +
    rect(84, top - 14, 632, 690 - top, 20, sheet.slant(color.lit, color.dark)) +
    repeat(5, (tab) => rect(700, top + 20 + tab * 74, 38, 58, 10, tabs[(tab + first) % 5]!)) +
    rect(102, top, 298, 660 - top, 8, sheet.across('#ffffff', ['#fdfaf2', 0.8], '#d9d0bd')) +
    rect(400, top, 298, 660 - top, 8, sheet.across('#d9d0bd', ['#fdfaf2', 0.15], '#ffffff')) +
    rect(126, top + 26, 120, 20, 6, color.base) +
    rect(256, top + 30, 70, 12, 5, '#c3cad4') +
    repeat(
      28,
      (day) =>
        rect(124 + (day % 7) * 37, top + 66 + Math.floor(day / 7) * 66, 33, 60, 4, '#ffffff', {
          stroke: '#dcd6c8',
          'stroke-width': 2,
        }) +
        rect(
          128 + (day % 7) * 37,
          top + 70 + Math.floor(day / 7) * 66,
          11,
          7,
          3,
          day % 7 === 0 ? '#e2574c' : '#aab3bf',
        ),
    ) +
    [marked, marked + 5, marked + 8]
      .map((day, index) =>
        rect(126 + (day % 7) * 37, top + 94 + Math.floor(day / 7) * 66, 29, 20, 4, tabs[(index + first) % 5]!),
      )
      .join('') +
    repeat(
      7,
      (row) =>
        rect(430, top + 40 + row * 50, 18, 18, 4, '#ffffff', { stroke: color.base, 'stroke-width': 4 }) +
        line(`M466 ${top + 52 + row * 50}h${170 - (row % 3) * 40}`, '#b9c1cc', 6),
    ) +
    path(`M433 ${top + 48}l8 10 16-22M433 ${top + 148}l8 10 16-22`, 'none', {
      stroke: color.dark,
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }) +
    repeat(6, (ring) => rect(384, top + 30 + ring * 62, 32, 14, 7, sheet.metal())) +
    path(`M540 ${top - 14}h30v120l-15-18-15 18Z`, tabs[first]!) +
    inventedMark(640, 630, 30, color.base, vary.variant)
  );
};

/** Gel pens in a row, their caps on, out of the box. */
export const drawPens: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const inks = ['#22252d', '#3b82d0', '#e2574c', '#3fa66b', '#9b7fc4', '#ef8b3c', '#e58aa0'];
  const first = vary.whole(0, 6);
  const count = 5;
  const lean = vary.between(0.5, 1.3);
  const pen = (x: number, index: number) => {
    const ink = shadesOf(index === 0 ? color.base : (inks[(index + first) % 7] ?? '#22252d'));
    return turn(
      (index - (count - 1) / 2) * lean,
      400,
      1100,
      path(`M${x - 5} 150h10l5 40h-20Z`, '#aab3bf'),
      path(`M${x - 17} 190h34l4 50h-42Z`, sheet.across(ink.dim, ink.bright, ink.dark)),
      rect(x - 22, 238, 44, 330, 6, sheet.across('#cfd9e2', ['#ffffff', 0.3], ['#eef3f7', 0.6], '#b4c1cd')),
      rect(x - 7, 240, 14, 320, 4, ink.base),
      rect(x - 22, 260, 44, 84, 8, ink.base, { opacity: '0.85' }),
      repeat(4, (groove) => rect(x - 22, 270 + groove * 18, 44, 6, 2, ink.dark)),
      rect(x - 20, 560, 40, 90, 10, sheet.across(ink.dim, ink.bright, ink.dark)),
      rect(x + 12, 520, 13, 110, 6, ink.dark),
    );
  };
  return (
    sheet.shadow(400, 690, 300, 20) +
    repeat(count, (index) => pen(400 + (index - (count - 1) / 2) * 62, index)) +
    path(
      'M180 560h440l-14 110q-2 16-20 16H214q-18 0-20-16Z',
      sheet.across(color.dark, [color.lit, 0.25], [color.base, 0.6], color.dark),
      {
        opacity: '0.94',
      },
    ) +
    printedLabel(400, 612, 44, color.on, vary.variant)
  );
};

/** A fountain pen with its nib and a stroke of ink, a bottle behind. */
export const drawFountainPen: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const gold = sheet.slant('#f9e7b6', ['#d9b15a', 0.5], '#96702a');
  const ink = vary.pick(['#26406f', '#2b2f38', '#2f6b4a', '#7a2734'] as const);
  const lean = vary.between(50, 58);
  const barrel = sheet.across(color.dark, [color.bright, 0.25], [color.base, 0.55], color.deep);
  return (
    sheet.shadow(420, 690, 300, 20) +
    path(
      'M480 430h180q40 30 40 70v150q0 36-36 36H476q-36 0-36-36V500q0-40 40-70Z',
      sheet.across('#a9bfd0', ['#ffffff', 0.25], ['#dbe7ef', 0.6], '#8fa9bc'),
      { opacity: '0.9' },
    ) +
    path('M458 520h224v130q0 20-20 20H478q-20 0-20-20Z', ink) +
    rect(500, 380, 140, 56, 10, sheet.cylinder(shadesOf('#2b2f38'))) +
    rect(510, 540, 120, 90, 6, '#fbf7ee') +
    printedLabel(570, 572, 32, ink, vary.variant) +
    path('M90 650q60-50 100-6t90-10 90 14', 'none', { stroke: ink, 'stroke-width': 8, 'stroke-linecap': 'round' }) +
    turn(
      lean,
      330,
      420,
      path('M318 700l12 34 12-34 6-60h-36Z', gold),
      line('M330 716v-60', '#5c4413', 3),
      circle(330, 656, 6, '#5c4413'),
      path('M306 560h48l-6 84h-36Z', sheet.across('#14161b', '#5b6472', '#16181d')),
      rect(302, 548, 56, 15, 4, gold),
      path('M298 230h64q6 160-2 320h-60q-8-160-2-320Z', barrel),
      rect(296, 226, 68, 17, 4, gold),
      path('M300 110q0-30 30-30t30 30v118h-60Z', barrel),
      rect(352, 120, 13, 130, 6, gold),
      circle(358, 248, 9, gold),
      rect(310, 120, 8, 400, 4, '#ffffff', { opacity: '0.45' }),
    )
  );
};

/** Colored pencils in a row in their open tin. */
export const drawColoredPencils: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const inks = [
    '#d8383a',
    '#ef8b3c',
    '#f4c542',
    '#8fc24a',
    '#3fa66b',
    '#45b3b8',
    '#3b82d0',
    '#3f4f8f',
    '#7a55a3',
    '#e58aa0',
    '#8a5f3c',
    '#3a3f4a',
  ];
  const first = vary.whole(0, 11);
  const used = vary.between(0, 40);
  return (
    sheet.shadow(400, 690, 320, 22) +
    path('M110 240L150 110h500l40 130Z', sheet.down(color.lit, color.dark)) +
    rect(190, 136, 420, 80, 10, color.bright, { opacity: '0.5' }) +
    inventedMark(300, 176, 50, color.on, vary.variant) +
    rect(350, 166, 180, 16, 8, color.on) +
    rect(100, 236, 600, 450, 22, sheet.metal()) +
    rect(116, 252, 568, 418, 14, '#e3ddd0') +
    repeat(12, (index) => {
      const x = 143 + index * 46.8;
      const s = shadesOf(inks[(index + first) % 12] ?? '#d8383a');
      const top = 316 + (index % 3 === 1 ? used : 0);
      return (
        rect(x - 18, top, 36, 668 - top, 3, sheet.across(s.dark, [s.bright, 0.35], s.base)) +
        path(`M${short(x - 18)} ${short(top)}l18-50 18 50Z`, '#f1d9b5') +
        path(`M${short(x - 7)} ${short(top - 30)}l7-20 7 20Z`, s.base) +
        rect(x - 18, 620, 36, 9, 0, '#f6e3b0')
      );
    })
  );
};
