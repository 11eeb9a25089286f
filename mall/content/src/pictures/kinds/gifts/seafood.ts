import type { Art, DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { shadesOf, type Shades } from '../../svg/shades.ts';
import { circle, ellipse, group, line, move, path, rect, repeat, scaleAround, turn } from '../../svg/shapes.ts';
import { openTray, ribbonBow } from '../parts/gift-parts.ts';

/** Crushed ice on the floor of a tray. */
const ice = repeat(34, (cube) =>
  rect(140 + ((cube * 97) % 500), 318 + ((cube * 59) % 236), 44, 34, 8, cube % 2 ? '#ffffff' : '#dff0fb', {
    opacity: '0.85',
    transform: `rotate(${(cube * 31) % 60} ${162 + ((cube * 97) % 500)} ${335 + ((cube * 59) % 236)})`,
  }),
);

/** A lidded crate of the sea with what it holds. */
function crate(art: Art, box: Shades, inside: string): string {
  const { sheet, color, vary } = art;
  return (
    sheet.shadow(400, 690, 320, 22) +
    path('M150 300V150q0-16 16-16h468q16 0 16 16v150Z', sheet.down(color.base, color.dim)) +
    path('M166 262q60-44 118 0t118 0 118 0 118 0v34H166Z', color.lit, { opacity: '0.7' }) +
    inventedMark(400, 200, 56, color.on, vary.whole(0, 7)) +
    openTray(art, box, 296, inside)
  );
}

/** Mackerel, gutted and blue of back, on ice. */
export const drawMackerel: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const silver = sheet.down('#3f5f7c', ['#7d93a8', 0.3], ['#e6eef4', 0.55], '#b7c5d1');
  const size = vary.between(0.92, 1.02);
  const bars = vary.whole(7, 9);
  const fish = (y: number, s: number) =>
    group(
      { transform: `translate(400 ${y}) scale(${s.toFixed(2)})` },
      path('M-230 0Q-120-70 60-50 150-34 190-6l56-44q14 50 0 92l-56-34Q120 50-20 54-150 54-230 0Z', silver),
      repeat(bars, (bar) => line(`M${-120 + (bar * 270) / bars} -46q14 12 0 24t10 22`, '#24384c', 7)),
      circle(-180, -8, 14, '#f4f7fa'),
      circle(-180, -8, 9, '#16181d'),
      line('M-136-34q20 34 0 66', '#6b8196', 5),
      path('M-30-54q40-30 84 2Z', '#4d657c'),
    );
  return crate(art, color, ice + fish(380, 0.86 * size) + fish(458, 0.96 * size) + fish(538, 1.02 * size));
};

/** Yellow croakers tied in a row with straw. */
export const drawDriedCroaker: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const count = vary.whole(5, 6);
  const gold = sheet.across('#b08a4a', ['#f3e2b0', 0.35], ['#d9b76a', 0.65], '#94713a');
  const step = 500 / count;
  const fish = (x: number, y: number) =>
    group(
      { transform: `translate(${x} ${y})` },
      path(
        'M0-186q34 26 40 90 12 90-8 170l-8 40 34 50q-30 16-58 2-28 14-58-2l34-50-8-40q-20-80-8-170 6-64 40-90Z',
        gold,
      ),
      path('M-6-150q-30 70-14 210', 'none', { stroke: '#8a6a30', 'stroke-width': 4, opacity: '0.5' }),
      repeat(4, (row) =>
        path(`M-30 ${-60 + row * 34}q30 16 60 0`, 'none', { stroke: '#a98443', 'stroke-width': 3, opacity: '0.7' }),
      ),
      circle(12, -136, 9, '#fffbe8'),
      circle(13, -136, 5, '#16181d'),
      path('M-36-112q30 20 72 0', 'none', { stroke: '#8a6a30', 'stroke-width': 4 }),
      path('M38-40q26 30 6 70Z', '#d9a64a'),
    );
  return (
    sheet.shadow(400, 690, 320, 22) +
    path('M150 230V124q0-14 14-14h472q14 0 14 14v106Z', sheet.down(color.base, color.dim)) +
    rect(164, 124, 472, 92, 6, 'none', { stroke: '#d8b25a', 'stroke-width': 4 }) +
    inventedMark(400, 170, 54, '#e6c675', vary.variant) +
    openTray(
      art,
      shadesOf('#c9a06a'),
      226,
      path('M140 240h520l64 350H76Z', '#e9d8b4') +
        repeat(count, (index) => fish(400 + (index - (count - 1) / 2) * step, 428)) +
        repeat(
          2,
          (cord) =>
            path(`M120 ${346 + cord * 150}q280 20 560 0`, 'none', { stroke: '#b8892f', 'stroke-width': 17 }) +
            path(`M120 ${343 + cord * 150}q280 20 560 0`, 'none', {
              stroke: '#ecc873',
              'stroke-width': 7,
              'stroke-dasharray': '13 6',
            }),
        ),
    ) +
    ribbonBow(art, 400, 616, color, 0.6)
  );
};

/** Sheets of roasted laver out of their packs. */
export const drawLaver: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const count = vary.whole(3, 4);
  const lean = vary.between(4, 7);
  const pack = (index: number) =>
    turn(
      (index - count / 2) * lean * 0.6,
      260,
      690,
      rect(120 + index * 22, 170, 300, 500, 12, sheet.slant(color.bright, [color.base, 0.5], color.dim)),
      rect(120 + index * 22, 170, 300, 34, 6, color.dim),
      rect(156 + index * 22, 330, 228, 250, 10, '#10261c'),
      repeat(7, (grain) =>
        line(`M${170 + index * 22} ${350 + grain * 34}h200`, '#2f5a45', 3, {
          opacity: '0.8',
          'stroke-dasharray': `${20 + grain * 6} 9`,
        }),
      ),
      inventedMark(270 + index * 22, 264, 60, color.on, vary.variant),
    );
  const leafOf = (x: number, y: number, degrees: number) =>
    turn(
      degrees,
      x,
      y,
      path(`M${x - 110} ${y - 90}l212-8 10 92-4 96-214 4-8-94Z`, sheet.slant('#3a6b50', ['#1f4433', 0.5], '#0f2a1f')),
      repeat(9, (speck) =>
        circle(x - 84 + ((speck * 53) % 170), y - 66 + ((speck * 37) % 140), 4, speck % 2 ? '#5f9472' : '#f1ead0', {
          opacity: '0.75',
        }),
      ),
    );
  return (
    sheet.shadow(410, 690, 310, 22) +
    repeat(count, pack) +
    path('M470 640h250q-10 46-60 46H530q-50 0-60-46Z', sheet.cylinder(shadesOf('#f7f4ee'))) +
    leafOf(590, 580, -10) +
    leafOf(600, 560, 4) +
    leafOf(586, 540, 12)
  );
};

/** Abalone, shells and meat, on ice. */
export const drawAbalone: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const size = vary.between(0.94, 1.06);
  const one = (x: number, y: number, s: number, open: boolean, degrees: number) =>
    turn(
      degrees,
      x,
      y,
      ellipse(x, y + 6 * s, 84 * s, 58 * s, '#222b33'),
      ellipse(
        x,
        y,
        84 * s,
        58 * s,
        open
          ? sheet.slant('#e6f0ee', ['#b9c9dd', 0.4], '#d9bfd3')
          : sheet.glow(0.4, 0.25, 0.9, '#8a8f7a', ['#5a6a5c', 0.5], '#2f3a36'),
      ),
      open
        ? ellipse(x, y, 64 * s, 42 * s, sheet.glow(0.4, 0.3, 0.8, '#fff3da', ['#ead2a0', 0.55], '#b58d52')) +
            ellipse(x, y, 66 * s, 44 * s, 'none', {
              stroke: '#4a4238',
              'stroke-width': 9 * s,
              'stroke-dasharray': `${13 * s} ${5 * s}`,
            }) +
            ellipse(x - 12 * s, y - 6 * s, 36 * s, 22 * s, '#fbe9c4', { opacity: '0.8' })
        : repeat(4, (ring) =>
            ellipse(x + 16 * s, y + 6 * s, (70 - ring * 16) * s, (46 - ring * 11) * s, 'none', {
              stroke: '#9aa892',
              'stroke-width': 4 * s,
              opacity: '0.55',
            }),
          ) +
            repeat(5, (hole) =>
              circle(x - 58 * s + hole * 20 * s, y - 26 * s - Math.sin(hole * 0.8) * 14 * s, 5 * s, '#10161a'),
            ),
    );
  return crate(
    art,
    color,
    ice +
      one(226, 364, 0.86 * size, false, -12) +
      one(402, 356, 0.86 * size, true, 8) +
      one(574, 366, 0.86 * size, false, 14) +
      one(196, 458, 0.98 * size, true, 10) +
      one(400, 456, 0.98 * size, false, -8) +
      one(604, 458, 0.98 * size, true, -12) +
      one(236, 552, 1.06 * size, false, 6) +
      one(430, 554, 1.06 * size, true, -6) +
      one(620, 548, 1 * size, false, 10),
  );
};

/** Dried anchovies, small and silver, heaped in their box. */
export const drawAnchovies: DrawProduct = (art) => {
  const { vary, sheet } = art;
  const shift = vary.whole(0, 60);
  const silver = sheet.down('#7f8f9c', ['#eef3f6', 0.5], '#a9b6c0');
  const one = (x: number, y: number, degrees: number) =>
    turn(
      degrees,
      x,
      y,
      path(`M${x - 62} ${y}q32-24 86-11l36-14-8 25 8 25-36-12q-54 11-86-13Z`, silver),
      circle(x - 44, y - 2, 6, '#16181d'),
    );
  return crate(
    art,
    shadesOf('#d9b98a'),
    rect(90, 300, 620, 290, 0, '#b9a98c') +
      repeat(46, (index) => one(140 + ((index * 89 + shift) % 520), 340 + ((index * 47) % 214), (index * 67) % 180)),
  );
};

/** Peeled shrimps in a bag and in a bowl. */
export const drawShrimp: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const pink = shadesOf(vary.pick(['#f2a48c', '#ee9680', '#f5b09a'] as const));
  const top = vary.between(150, 190);
  const one = (x: number, y: number, s: number, degrees: number) =>
    turn(
      degrees,
      x,
      y,
      scaleAround(
        s,
        x,
        y,
        move(
          x,
          y,
          line('M-46 34C-66-40 4-72 40-36 58-16 56 6 44 24', pink.dim, 38),
          line('M-46 34C-66-40 4-72 40-36 58-16 56 6 44 24', pink.base, 32),
          line('M-48 26C-58-36 4-62 36-32', pink.bright, 12),
          line('M-66 4l34-10M-52-30l28 18M-16-54l10 30M28-52l-12 28M58-22l-30 12', pink.dark, 5),
          path('M40 18l28 14-12 12 4 22-22-8-18 10 2-36Z', pink.dark),
        ),
      ),
    );
  return (
    sheet.shadow(420, 690, 300, 22) +
    path(
      `M150 ${top + 20}h290q14 260-4 470 6 20-14 22H168q-20-2-14-22-18-210-4-470Z`,
      sheet.across(color.dark, [color.lit, 0.2], [color.base, 0.6], color.dark),
    ) +
    rect(146, top, 298, 40, 6, color.dim) +
    repeat(16, (crimp) => rect(154 + crimp * 18, top + 6, 4, 28, 1, color.dark, { opacity: '0.5' })) +
    inventedMark(295, top + 100, 64, color.on, vary.variant) +
    ellipse(295, 520, 118, 108, '#ffffff', { opacity: '0.92' }) +
    one(256, 490, 0.86, -10) +
    one(336, 500, 0.86, 30) +
    one(290, 572, 0.86, 80) +
    one(516, 540, 1, -14) +
    one(604, 530, 1, 10) +
    one(676, 548, 0.96, 40) +
    one(560, 500, 1, 24) +
    one(640, 494, 0.94, -20) +
    path('M450 576h290q-8 100-80 110h-130q-72-10-80-110Z', sheet.cylinder(shadesOf('#f7f4ee')))
  );
};
