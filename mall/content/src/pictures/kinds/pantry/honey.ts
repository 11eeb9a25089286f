import type { Art, DrawProduct } from '../../art.ts';
import { printedLabel } from '../../marks/invented-mark.ts';
import { circle, ellipse, line, path, rect, repeat, turn } from '../../svg/shapes.ts';

type Amber = readonly [light: string, base: string, dark: string];

/** Jars of honey with a dipper, in one of its ambers. */
const honeyOf =
  (ambers: readonly [Amber, Amber]): DrawProduct =>
  (art) => {
    const { vary, sheet, color } = art;
    const style = vary.style(3);
    const maker = vary.whole(0, 7);
    const amber = vary.pick(ambers);
    const honey = sheet.across(amber[2], [amber[0], 0.25], [amber[1], 0.6], amber[2]);
    const jar = (x: number, w: number, h: number, hex = false) => {
      const y = 686 - h;
      const body = hex
        ? path(`M${x + 30} ${y}h${w - 60}l30 40v${h - 80}l-30 40H${x + 30}l-30-40v-${h - 80}Z`, honey)
        : rect(x, y, w, h, 46, honey);
      return (
        rect(x + 26, y - 68, w - 52, 76, 12, sheet.cylinder(color)) +
        repeat(12, (rib) => rect(x + 36 + rib * ((w - 76) / 11.4), y - 58, 4, 56, 2, color.dark, { opacity: '0.4' })) +
        body +
        rect(x + w * 0.1, y + 30, 13, h - 70, 6, '#ffffff', { opacity: '0.55' }) +
        rect(x + w * 0.2, y + h * 0.3, w * 0.6, h * 0.44, 8, '#fdf6e3') +
        repeat(3, (cell) =>
          path(`M${x + w / 2 - 40 + cell * 27} ${y + h * 0.38}l13 8v15l-13 8-13-8v-15Z`, amber[cell % 2 ? 0 : 1]),
        ) +
        printedLabel(x + w / 2, y + h * 0.54, 32, color.dark, maker)
      );
    };
    const dipper = turn(
      32,
      590,
      520,
      rect(582, 300, 15, 260, 7, sheet.across('#8a5f3c', '#d9a873', '#7a4f2f')) +
        repeat(5, (ring) =>
          rect(
            560 - (ring % 4 ? 6 : 0),
            540 + ring * 21,
            60 + (ring % 4 ? 12 : 0),
            14,
            7,
            sheet.across('#8a5f3c', '#e0b27a', '#7a4f2f'),
          ),
        ),
    );
    const puddle = ellipse(590, 680, 70, 12, amber[1], { opacity: '0.85' });
    return (
      sheet.shadow(400, 690, 270, 20) +
      ([
        jar(210, 280, 380) + puddle + dipper,
        jar(400, 210, 290, true) + jar(180, 240, 370, true),
        jar(170, 190, 280) + jar(440, 190, 280) + jar(300, 200, 340),
      ][style] ?? '')
    );
  };

export const drawHoney = honeyOf([
  ['#f9c14a', '#e08a12', '#9c5408'],
  ['#fbe08a', '#eab53a', '#b67d12'],
]);
export const drawChestnutHoney = honeyOf([
  ['#c97a35', '#8f4a14', '#552506'],
  ['#b5652e', '#7a3a12', '#451d05'],
]);

interface Spread {
  body: readonly [light: string, base: string, dark: string];
  lumps: string;
  shown: (x: number, y: number) => string;
}

/** A jar of something to spread, and a slice of toast with it. */
function spreadOf(art: Art, { body, lumps, shown }: Spread): string {
  const { vary, sheet, color } = art;
  const width = vary.between(270, 310);
  const top = vary.between(280, 320);
  const x = 300 - width / 2;
  return (
    sheet.shadow(410, 690, 290, 22) +
    rect(x + 16, top - 76, width - 32, 84, 14, sheet.cylinder(color)) +
    repeat(14, (rib) => rect(x + 30 + rib * ((width - 64) / 13), top - 66, 4, 64, 2, color.dark, { opacity: '0.4' })) +
    rect(x, top, width, 686 - top, 44, sheet.across(body[2], [body[0], 0.25], [body[1], 0.6], body[2])) +
    repeat(16, (lump) =>
      circle(x + 30 + ((lump * 61) % (width - 60)), top + 34 + ((lump * 47) % (620 - top)), 9 + (lump % 3) * 4, lumps, {
        opacity: '0.6',
      }),
    ) +
    rect(x + width * 0.12, top + 90, width * 0.76, 210, 10, '#fffaf0') +
    shown(300, top + 164) +
    printedLabel(300, top + 250, 30, color.dark, vary.variant) +
    rect(x + 18, top + 40, 13, 520 - top, 6, '#ffffff', { opacity: '0.5' }) +
    path(
      'M470 480q-30-70 50-80 60-30 120 0 80 10 50 80v184q0 22-22 22H492q-22 0-22-22Z',
      sheet.slant('#c98a4a', '#8f5a26'),
    ) +
    path(
      'M486 482q-20-56 44-64 50-22 100 0 64 8 44 64v170q0 18-18 18H504q-18 0-18-18Z',
      sheet.slant('#fbe9c6', '#ecc98a'),
    ) +
    path('M500 500q10-50 60-40 60-30 90 20 20 60-6 120-70 40-126 6-40-50-18-106Z', sheet.slant(body[0], body[1])) +
    repeat(7, (lump) => circle(530 + ((lump * 43) % 100), 490 + ((lump * 59) % 110), 9, lumps, { opacity: '0.8' })) +
    path('M530 486q40-16 84 0', 'none', {
      stroke: '#ffffff',
      'stroke-width': 9,
      'stroke-linecap': 'round',
      opacity: '0.6',
    })
  );
}

/** Strawberry jam. */
export const drawJam: DrawProduct = (art) => {
  const [light, base, dark, seed] = art.vary.pick<readonly [string, string, string, string]>([
    ['#ef5a5a', '#c9262f', '#8a1220', '#7a0f1a'],
    ['#e8505a', '#b81f30', '#7e0f20', '#6a0c18'],
    ['#f2685a', '#d13030', '#931820', '#801218'],
  ]);
  return spreadOf(art, {
    body: [light, base, dark],
    lumps: seed,
    shown: (x, y) =>
      path(`M${x} ${y + 46}q-56-40-48-76 10-26 48-14 38-12 48 14 8 36-48 76Z`, base) +
      path(`M${x} ${y - 44}l-30-12 14 16-22 10 38 6 38-6-22-10 14-16Z`, '#5d9a4a') +
      repeat(8, (dot) => ellipse(x - 28 + (dot % 4) * 18, y - 14 + Math.floor(dot / 4) * 22, 3, 5, '#ffe9a8')),
  });
};

/** A peanut in its shell. */
const shell = (x: number, y: number, degrees: number) =>
  turn(
    degrees,
    x,
    y,
    path(`M${x - 40} ${y}q0-30 26-28 14 10 28 0 30-4 30 28 0 30-28 28-16-10-30 0-26 2-26-28Z`, '#d9a85f', {
      stroke: '#a87a38',
      'stroke-width': 4,
    }),
    repeat(3, (mark) => line(`M${x - 26 + mark * 24} ${y - 12}v24`, '#a87a38', 3)),
  );

/** Peanut butter with peanuts on its label. */
export const drawPeanutButter: DrawProduct = (art) => {
  const crunchy = art.vary.chance();
  return (
    spreadOf(art, {
      body: ['#e3b27a', '#c48a4a', '#8f5f2c'],
      lumps: crunchy ? '#f0d3a0' : '#b57d40',
      shown: (x, y) => shell(x - 24, y, -24) + shell(x + 30, y + 6, 20),
    }) +
    shell(440, 664, 12) +
    shell(396, 672, -30)
  );
};

/** Honey in sticks, out of their box. */
export const drawHoneySticks: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const height = vary.between(250, 300);
  const y = 686 - height;
  const stick = (x: number, top: number, degrees: number) =>
    turn(
      degrees,
      x,
      686,
      rect(x - 20, top, 40, 260, 5, sheet.across('#c77c18', ['#fbd76a', 0.3], ['#eda52a', 0.6], '#b56a10')),
      rect(x - 20, top, 40, 22, 3, '#fff3d0'),
      repeat(3, (cell) => path(`M${x} ${top + 56 + cell * 46}l15 9v18l-15 9-15-9v-18Z`, '#fff3d0', { opacity: '0.9' })),
    );
  return (
    sheet.shadow(400, 690, 300, 22) +
    repeat(8, (index) => stick(190 + index * 44, y - 110 + (index % 3) * 18, -7 + index * 2)) +
    rect(140, y, 430, height, 8, sheet.slant(color.lit, [color.base, 0.5], color.dim)) +
    path(`M570 ${y}l44 18v${height - 18}h-44Z`, color.dark) +
    repeat(9, (cell) =>
      path(
        `M${206 + (cell % 5) * 66 + (cell > 4 ? 33 : 0)} ${y + 40 + (cell > 4 ? 58 : 0)}l30 17v35l-30 17-30-17v-35Z`,
        '#fbd76a',
        {
          opacity: cell % 2 ? '0.9' : '0.55',
        },
      ),
    ) +
    printedLabel(355, y + height * 0.74, 40, color.on, vary.variant) +
    turn(
      78,
      640,
      640,
      rect(620, 500, 40, 220, 5, sheet.across('#c77c18', ['#fbd76a', 0.3], '#b56a10')),
      rect(620, 500, 40, 20, 3, '#fff3d0'),
    )
  );
};
