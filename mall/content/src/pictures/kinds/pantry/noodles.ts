import type { Art, DrawProduct } from '../../art.ts';
import { printedLabel } from '../../marks/invented-mark.ts';
import { shadesOf, type Shades } from '../../svg/shades.ts';
import { ellipse, group, line, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { servedBowl } from '../parts/bowl.ts';
import { pouch } from '../parts/pouch.ts';

/** Strands lying in a bowl two hundred wide to each side. */
const strands = (light: string, dark: string) =>
  repeat(9, (strand) =>
    path(`M-150 ${(strand - 4) * 9}q38-30 75 0t75 0 75 0 75 0`, 'none', {
      stroke: strand % 2 ? light : dark,
      'stroke-width': 10,
      'stroke-linecap': 'round',
    }),
  );

const halfEgg = (x: number, y: number) => ellipse(x, y, 44, 24, '#ffffff') + ellipse(x + 2, y, 24, 15, '#f7a928');

interface Meal {
  bowl: Shades;
  broth: readonly [string, string];
  topping: string;
}

/** A bag with its dish in a window, and the dish served beside it. */
function mealOf(art: Art, { bowl, broth, topping }: Meal): string {
  const { vary, sheet, color } = art;
  const lean = vary.between(-7, -2);
  const reach = vary.between(176, 196);
  return (
    sheet.shadow(420, 690, 310, 22) +
    turn(
      lean,
      290,
      690,
      pouch(art, 130, 140, 320, 540, color),
      printedLabel(290, 250, 62, color.on, vary.variant),
      ellipse(290, 500, 130, 96, '#ffffff', { opacity: '0.92' }),
      ellipse(290, 502, 116, 84, sheet.glow(0.4, 0.4, 0.7, ...broth)),
      group({ transform: 'translate(290 500) scale(.56 .78)' }, topping),
    ) +
    servedBowl(art, 530, 540, Math.round(reach), bowl, broth, topping)
  );
}

const chopsticks = turn(24, 600, 400, rect(592, 220, 11, 320, 5, '#a8623a'), rect(614, 226, 11, 320, 5, '#8a4d2c'));

/** Cut noodles in clear broth with squash and clams. */
export const drawNoodles: DrawProduct = (art) =>
  mealOf(art, {
    bowl: shadesOf(art.vary.pick(['#2f3440', '#e9e4d8', '#5a4636'] as const)),
    broth: ['#f3e3b8', '#c9a86a'],
    topping:
      strands('#fff3d0', '#f0dcae') +
      ellipse(-60, -14, 34, 15, '#8fc06a') +
      ellipse(-60, -15, 22, 9, '#dcedc0') +
      ellipse(60, 18, 34, 15, '#8fc06a') +
      ellipse(60, 17, 22, 9, '#dcedc0') +
      path('M-10 24q30-46 64-6-22 30-64 6Z', '#4d5a66') +
      path('M-4 26q26-20 54-6', 'none', { stroke: '#c9d3dc', 'stroke-width': 5 }) +
      path('M40-30q34-34 60 4-26 22-60-4Z', '#5b6874') +
      line('M-110 6l30 14M-100 22l34-4M-20-30l36 10', '#e2774c', 9),
  }) + (art.vary.chance() ? chopsticks : '');

/** Noodles in red sauce with egg, cucumber and seaweed. */
export const drawSpicyNoodles: DrawProduct = (art) =>
  mealOf(art, {
    bowl: shadesOf(art.vary.pick(['#f4f1ea', '#2f3440', '#cfd9c8'] as const)),
    broth: ['#e5532d', '#a9281a'],
    topping:
      strands('#ef7a48', '#d9512c') +
      repeat(7, (slice) => line(`M${-116 + slice * 12} -6l30 34`, slice % 2 ? '#8fc06a' : '#5d9a4a', 9)) +
      repeat(6, (slice) => line(`M${66 + slice * 12} 30l-24-36`, slice % 2 ? '#f4f1ea' : '#e3e7d8', 8)) +
      halfEgg(4, -14) +
      repeat(9, (seed) => ellipse(-70 + seed * 18, 32 - (seed % 3) * 12, 5, 3, '#fbe9c0')),
  }) + (art.vary.chance() ? chopsticks : '');

/** Dark noodles in an iced bowl of steel with pear, egg and radish. */
export const drawColdNoodles: DrawProduct = (art) =>
  mealOf(art, {
    bowl: shadesOf(art.vary.pick(['#c9d0d8', '#bcc6cf', '#d9d3c0'] as const)),
    broth: ['#f1e9d6', '#cdbf9c'],
    topping:
      [-120, 116, -30]
        .map((x, index) =>
          rect(x - 26, [-18, 6, 34][index]!, 50, 32, 8, '#ffffff', {
            opacity: '0.85',
            stroke: '#bcd8ea',
            'stroke-width': 3,
          }),
        )
        .join('') +
      ellipse(0, -8, 92, 44, '#7a5f48') +
      repeat(6, (coil) =>
        ellipse(0, -12, 84 - coil * 13, 38 - coil * 6, 'none', {
          stroke: coil % 2 ? '#a98a68' : '#6b4f3a',
          'stroke-width': 7,
        }),
      ) +
      path('M-60-22q34-40 84-18-30 34-84 18Z', '#fdf6e3') +
      line('M-56-22q40 8 76-14', '#e3d3a8', 4) +
      halfEgg(44, -22) +
      line('M-40 14l60 8M-34 26l54 2', '#f2b8bf', 10) +
      line('M40 22l40-18M46 32l40-14', '#8fc06a', 8),
  });

/** A rice cake in its sauce. */
const cake = (x: number, y: number, degrees: number) =>
  turn(
    degrees,
    x,
    y,
    rect(x - 48, y - 14, 96, 32, 16, '#9a2a18'),
    rect(x - 48, y - 18, 96, 32, 16, '#f6dcc6'),
    rect(x - 44, y - 8, 88, 20, 10, '#e5633d', { opacity: '0.85' }),
    rect(x - 36, y - 15, 50, 6, 3, '#ffffff', { opacity: '0.7' }),
  );

/** Rice cakes in red sauce with fish cake and scallion. */
export const drawRiceCakes: DrawProduct = (art) => {
  const shift = art.vary.whole(0, 3);
  return mealOf(art, {
    bowl: shadesOf(art.vary.pick(['#2f3440', '#f4f1ea', '#3f7a5a'] as const)),
    broth: ['#e24a24', '#a5240f'],
    topping:
      cake(-90, -6, 20) +
      cake(-30, -26, -14) +
      cake(52, -22, 30) +
      cake(106, 4, -24) +
      cake(-60, 26, -8) +
      cake(14, 8, 12) +
      cake(64, 30, -16) +
      path('M-130 14l56-20 14 26-54 22Z', '#e9c07c') +
      path(`M${-6 + shift * 12} 26l52-18 12 24-50 20Z`, '#e0b06a') +
      repeat(7, (ring) =>
        ellipse(-100 + ring * 34, -10 + (ring % 3) * 18, 11, 6, 'none', { stroke: '#7fb85e', 'stroke-width': 6 }),
      ),
  });
};

/** Napa kimchi, a head in its jar and cut pieces on a dish. */
export const drawKimchi: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const width = vary.between(320, 360);
  const top = vary.between(250, 290);
  const x = 320 - width / 2;
  const leaf = (px: number, py: number, degrees: number, s = 1) =>
    turn(
      degrees,
      px,
      py,
      path(
        `M${px - 70 * s} ${py}q${10 * s}-${44 * s} ${60 * s}-${40 * s} ${50 * s}-${20 * s} ${80 * s} ${16 * s} ${10 * s} ${40 * s}-${50 * s} ${48 * s}-${70 * s} ${8 * s}-${90 * s}-${24 * s}Z`,
        sheet.slant('#ef7a4a', ['#d9482a', 0.5], '#9e2413'),
      ),
      path(`M${px - 60 * s} ${py + 4 * s}q${50 * s}-${26 * s} ${112 * s}-${10 * s}`, 'none', {
        stroke: '#fbe6c4',
        'stroke-width': 13 * s,
        'stroke-linecap': 'round',
      }),
      path(`M${px + 20 * s} ${py - 30 * s}q${40 * s}-${4 * s} ${48 * s} ${26 * s}`, 'none', {
        stroke: '#8aa84f',
        'stroke-width': 10 * s,
        'stroke-linecap': 'round',
      }),
    );
  return (
    sheet.shadow(410, 690, 310, 22) +
    rect(x + 12, top - 76, width - 24, 92, 18, sheet.cylinder(color)) +
    rect(x, top, width, 686 - top, 46, sheet.across('#b5331c', ['#ef7a4a', 0.25], ['#d9482a', 0.6], '#9e2413'), {
      opacity: '0.95',
    }) +
    leaf(x + 110, top + 70, -20, 0.9) +
    leaf(x + 240, top + 60, 12, 0.9) +
    leaf(x + 100, 640, 8, 0.9) +
    leaf(x + 244, 640, -14, 0.9) +
    rect(x, top + 120, width, 200, 0, '#fffaf0') +
    rect(x, top + 120, width, 16, 0, color.base) +
    printedLabel(320, top + 196, 60, color.dark, vary.variant) +
    rect(x + 18, top + 30, 14, 540 - top, 7, '#ffffff', { opacity: '0.5' }) +
    ellipse(600, 660, 140, 30, '#cfd5dd') +
    ellipse(600, 650, 140, 32, sheet.slant('#ffffff', '#e3e0d8')) +
    leaf(560, 630, 10) +
    leaf(648, 626, -12) +
    leaf(604, 596, 4) +
    repeat(7, (seed) => ellipse(540 + seed * 20, 600 + (seed % 3) * 18, 5, 3, '#fbe9c0'))
  );
};

/** Dumplings in a bamboo steamer before their bag. */
export const drawDumplings: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const count = vary.whole(4, 5);
  const lean = vary.between(-6, -2);
  const one = (x: number, y: number, s: number) =>
    group(
      { transform: `translate(${Math.round(x)} ${Math.round(y)}) scale(${s.toFixed(2)})` },
      path(
        'M-72 24q-8-70 72-72 80 2 72 72-72 30-144 0Z',
        sheet.glow(0.36, 0.25, 0.9, '#ffffff', ['#f8efdc', 0.5], '#d2bf9a'),
      ),
      path(
        'M-74 20q-6-44 20-60 30-26 54-8 26-18 54 8 26 16 20 60-8-30-22-34-6-18-24-12-14-16-28-2-14-14-28 2-18-6-24 12-14 4-22 34Z',
        '#fffaf0',
        { stroke: '#d9c8a4', 'stroke-width': 4 },
      ),
      ellipse(-20, 6, 22, 8, '#ffffff', { opacity: '0.8' }),
    );
  const bamboo = shadesOf('#d9b278');
  return (
    sheet.shadow(410, 690, 320, 22) +
    turn(
      lean,
      270,
      690,
      pouch(art, 120, 120, 300, 500, color),
      printedLabel(270, 230, 60, color.on, vary.variant),
      ellipse(270, 440, 116, 92, '#ffffff', { opacity: '0.92' }),
      one(236, 440, 0.72),
      one(310, 470, 0.72),
    ) +
    path(
      'M210 560h490v66q0 60-245 60T210 626Z',
      sheet.across(bamboo.dark, [bamboo.bright, 0.25], [bamboo.base, 0.6], bamboo.dark),
    ) +
    path('M210 600q245 56 490 0v14q-245 56-490 0Z', '#a97c44') +
    ellipse(455, 560, 245, 62, bamboo.dim) +
    ellipse(455, 562, 226, 52, '#b98d52') +
    repeat(8, (slat) => line(`M${260 + slat * 56} 530v64`, '#8f6838', 4)) +
    repeat(count, (index) => one(455 + (index - (count - 1) / 2) * (380 / count), 540 - (index % 2) * 8, 0.82)) +
    repeat(count - 1, (index) => one(455 + (index - (count - 2) / 2) * (380 / count), 580, 0.86)) +
    repeat(3, (wisp) =>
      path(`M${370 + wisp * 90} 460q-26-34 0-66t0-66`, 'none', {
        stroke: '#ffffff',
        'stroke-width': 13,
        'stroke-linecap': 'round',
        opacity: '0.6',
      }),
    )
  );
};
