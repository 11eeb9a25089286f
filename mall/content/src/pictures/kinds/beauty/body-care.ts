import type { DrawProduct } from '../../art.ts';
import { inventedMark, printedLabel } from '../../marks/invented-mark.ts';
import { shadesOf } from '../../svg/shades.ts';
import { circle, ellipse, line, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { pumpBottle, tube } from '../parts/care-parts.ts';

const pumps = ['#fbfaf7', '#2b2f38', '#d8b878'] as const;

/** A pump bottle in foam, a shower puff beside it. */
export const drawBodyWash: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const width = vary.between(220, 254);
  const top = vary.between(250, 290);
  const net = shadesOf(vary.pick(['#f4a9b8', '#9fd3ee', '#c9b7ee', '#bfe3c8'] as const));
  const x = 330 - width / 2;
  const ruffle =
    circle(580, 588, 100, sheet.ball(net)) +
    repeat(26, (fold) => {
      const angle = fold * 2.4;
      const reach = 18.5 * Math.sqrt(fold);
      return path(`M${580 + Math.cos(angle) * reach - 22} ${588 + Math.sin(angle) * reach}q11-26 22-8t22 4`, 'none', {
        stroke: fold % 2 ? net.bright : net.dark,
        'stroke-width': 6,
        'stroke-linecap': 'round',
      });
    });
  return (
    sheet.shadow(420, 690, 280, 22) +
    line('M580 470q-20-80 20-120t30 70', net.dark, 9) +
    ruffle +
    pumpBottle(art, x, top, width, color, shadesOf(vary.pick(pumps))) +
    rect(x + 24, top + 110, width - 48, 200, 10, '#ffffff', { opacity: '0.9' }) +
    repeat(5, (bubble) =>
      circle(x + 66 + bubble * 26, top + 152 + (bubble % 2) * 20, 10 + (bubble % 3) * 5, color.lit, {
        stroke: color.base,
        'stroke-width': 3,
      }),
    ) +
    printedLabel(330, top + 238, 36, '#3a404c', vary.variant) +
    repeat(11, (bubble) =>
      circle(210 + ((bubble * 61) % 440), 676 - ((bubble * 29) % 34), 14 + (bubble % 3) * 8, '#ffffff', {
        opacity: '0.85',
        stroke: '#cfe3f0',
        'stroke-width': 2,
      }),
    )
  );
};

/** A pump bottle of lotion with a swirl of it. */
export const drawBodyLotion: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const width = vary.between(240, 280);
  const top = vary.between(290, 330);
  const x = 330 - width / 2;
  return (
    sheet.shadow(420, 690, 270, 22) +
    pumpBottle(art, x, top, width, color, shadesOf(vary.pick(pumps)), 90) +
    circle(330, top + 170, 74, '#ffffff', { opacity: '0.92' }) +
    path(`M330 ${top + 122}q36 52 36 74a36 36 0 0 1-72 0q0-22 36-74Z`, color.base) +
    printedLabel(330, top + 290, 34, color.on, vary.variant) +
    path(
      'M480 686q-26-30 20-44-10-34 46-40-6-34 34-44 2 34 36 38 44 8 30 46 44 14 16 44Z',
      sheet.slant('#ffffff', ['#fffaf2', 0.4], '#e3d8c6'),
    ) +
    line('M506 650q60 24 130-6M548 612q36 18 66-4', '#d9ccb6', 6)
  );
};

/** A tube of hair treatment with a comb. */
export const drawHairTreatment: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const width = vary.between(210, 250);
  const top = vary.between(140, 190);
  const horn = shadesOf(vary.pick(['#8a5f3c', '#c99763', '#3a3f4a'] as const));
  return (
    sheet.shadow(410, 690, 250, 20) +
    tube(art, 330 - width / 2, top, width, color, color.on) +
    repeat(3, (lock) => line(`M${290 + lock * 40} ${top + 70}q-50 70 0 130t-6 60`, color.on, 9, { opacity: '0.75' })) +
    turn(
      12,
      580,
      500,
      rect(540, 230, 44, 450, 20, sheet.across(horn.bright, horn.dark)),
      repeat(15, (tooth) => rect(576, 266 + tooth * 26, 92, 13, 5, sheet.down(horn.bright, horn.dim))),
    )
  );
};

/** Bars of soap on a slatted dish. */
export const drawSoap: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const second = shadesOf(vary.pick(['#f3ead9', '#bfd3a8', '#e9c8b8', '#8d9a7a'] as const));
  const wide = vary.between(256, 290);
  const bar = (x: number, y: number, shades: typeof color) =>
    rect(x, y + 28, wide, 92, 26, shades.dark) +
    rect(x, y, wide, 104, 30, sheet.slant(shades.bright, [shades.base, 0.5], shades.dim)) +
    rect(x + 22, y + 18, wide - 44, 66, 20, 'none', { stroke: shades.dark, 'stroke-width': 4, opacity: '0.5' }) +
    inventedMark(x + wide / 2, y + 50, 44, shades.dark, vary.variant);
  const wood = shadesOf('#c99763');
  return (
    sheet.shadow(400, 690, 310, 20) +
    rect(120, 634, 560, 22, 8, sheet.down(wood.bright, wood.dim)) +
    repeat(9, (slat) => rect(136 + slat * 60, 612, 40, 26, 6, sheet.down(wood.lit, wood.dark))) +
    rect(150, 652, 60, 36, 6, wood.dark) +
    rect(590, 652, 60, 36, 6, wood.dark) +
    bar(408, 506, second) +
    bar(128, 510, color) +
    bar(270, 396, color) +
    repeat(9, (bubble) =>
      circle(470 + ((bubble * 47) % 160), 420 - ((bubble * 31) % 90), 9 + (bubble % 4) * 6, '#ffffff', {
        opacity: '0.8',
        stroke: '#cfe3f0',
        'stroke-width': 2,
      }),
    ) +
    line('M300 400q60-14 130-6', '#ffffff', 8, { opacity: '0.5' })
  );
};

/** A round tin of solid perfume, open, its balm to see. */
export const drawSolidPerfume: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const r = vary.between(170, 196);
  const wax = vary.pick(['#f7edd2', '#f3dfc9', '#efe7dc'] as const);
  const petals = vary.whole(5, 7);
  return (
    sheet.shadow(400, 690, 300, 22) +
    turn(
      -14,
      500,
      420,
      ellipse(520, 400, r, r * 0.96, color.dark),
      ellipse(510, 394, r, r * 0.96, sheet.slant(color.bright, [color.base, 0.5], color.dim)),
      ellipse(510, 394, r - 22, r * 0.96 - 22, 'none', { stroke: '#e6c675', 'stroke-width': 5 }),
      repeat(petals, (petal) =>
        turn((petal * 360) / petals, 510, 394, ellipse(510, 340, 22, 48, '#e6c675', { opacity: '0.9' })),
      ),
      circle(510, 394, 20, '#fff6dd'),
    ) +
    path(`M${320 - r - 20} 560v50q0 76 ${r + 20} 76t${r + 20}-76v-50Z`, sheet.cylinder(color)) +
    ellipse(320, 560, r + 20, 74, sheet.metal()) +
    ellipse(320, 560, r + 4, 62, sheet.glow(0.4, 0.3, 0.9, '#ffffff', [wax, 0.5], '#d9c79f')) +
    path('M250 552q60-36 140-10', 'none', {
      stroke: '#ffffff',
      'stroke-width': 11,
      'stroke-linecap': 'round',
      opacity: '0.9',
    }) +
    inventedMark(320, 646, 36, color.on, vary.variant)
  );
};

/** A bottle of scent with its reeds. */
export const drawDiffuser: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const width = vary.between(230, 280);
  const height = vary.between(240, 280);
  const reeds = vary.whole(5, 7);
  const spread = vary.between(0.26, 0.34);
  const x = 400 - width / 2;
  const y = 686 - height;
  const round = vary.chance() ? 40 : 18;
  const flower = vary.chance();
  const stick = (index: number) => {
    const lean = (index - (reeds - 1) / 2) * spread;
    return line(
      `M${400 - lean * 90} ${y + height * 0.7}L${400 + lean * 320} ${y - 280 + Math.abs(lean) * 120}`,
      index % 2 ? '#8a5f3c' : '#c99763',
      9,
    );
  };
  return (
    sheet.shadow(400, 690, 190, 20) +
    repeat(reeds, stick) +
    (flower
      ? [-0.5, 0.1, 0.6]
          .map((at) => circle(400 + at * 230, y - 250 + Math.abs(at) * 80, 30, sheet.ball(shadesOf('#fbf3e6'))))
          .join('')
      : '') +
    rect(x, y, width, height, round, sheet.across('#c3d2de', ['#ffffff', 0.25], ['#e9f1f6', 0.6], '#a8bccc'), {
      opacity: '0.72',
    }) +
    path(
      `M${x + 16} ${y + height * 0.34}h${width - 32}v${height * 0.56}q0 12-14 12H${x + 30}q-14 0-14-12Z`,
      sheet.across(color.dark, [color.lit, 0.3], color.dim),
      { opacity: '0.85' },
    ) +
    rect(400 - width * 0.24, y - 48, width * 0.48, 60, 10, sheet.across('#8c6a26', ['#f6e3b0', 0.35], '#9a7529')) +
    rect(400 - width * 0.26, y + height * 0.42, width * 0.52, height * 0.38, 4, '#ffffff', { opacity: '0.94' }) +
    printedLabel(400, y + height * 0.56, 36, '#3a404c', vary.variant) +
    rect(x + 16, y + 30, 12, height - 70, 6, '#ffffff', { opacity: '0.8' })
  );
};

/** A trigger spray with its mist. */
export const drawRoomSpray: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const width = vary.between(220, 256);
  const top = vary.between(330, 370);
  const trigger = shadesOf(vary.pick(['#fbfaf7', '#2b2f38', '#c99763'] as const));
  const x = 440 - width / 2;
  return (
    sheet.shadow(430, 690, 180, 20) +
    repeat(26, (drop) =>
      circle(
        250 - ((drop * 37) % 170),
        200 + ((drop * 53) % 150) * (0.4 + ((drop * 37) % 170) / 220) - 30,
        5 + (drop % 3) * 3,
        '#bcdcf0',
        {
          opacity: '0.85',
        },
      ),
    ) +
    rect(406, top - 60, 68, 70, 8, sheet.cylinder(trigger)) +
    path(
      `M300 ${top - 170}h170q60 0 60 64v50h-150q-10-50-40-60h-40Z`,
      sheet.down(trigger.bright, [trigger.base, 0.4], trigger.dark),
    ) +
    rect(270, top - 166, 36, 44, 8, trigger.dark) +
    path(`M352 ${top - 110}q-40 40-30 120l28 6q0-70 40-112Z`, sheet.slant(trigger.base, trigger.deep)) +
    path(
      `M${x} ${top + 90}q0-70 ${width / 2 - 36}-90h72q${width / 2 - 36} 20 ${width / 2 - 36} 90v${556 - top}q0 40-40 40H${x + 40}q-40 0-40-40Z`,
      sheet.cylinder(color),
    ) +
    rect(x + 28, top + 120, width - 56, 160, 8, '#ffffff', { opacity: '0.92' }) +
    path(`M426 ${top + 196}q-10-50 34-60 20 44-20 64Z`, '#6fae7a') +
    printedLabel(440, top + 232, 30, '#3a404c', vary.variant) +
    rect(x + 20, top + 80, 11, 220, 5, '#ffffff', { opacity: '0.45' })
  );
};
