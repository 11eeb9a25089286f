import type { Art, DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { shadesOf } from '../../svg/shades.ts';
import { ellipse, group, line, path, rect, repeat, turn } from '../../svg/shapes.ts';

/** A butcher's tray under film, seen from above, with a label of the product's color; what lies in it spans 150..650 by 270..600. */
function butcherTray(art: Art, meat: string): string {
  const { sheet, color, vary } = art;
  const tray = shadesOf(vary.pick(['#2b2f38', '#f4f5f7', '#e6d3b4'] as const));
  const clip = sheet.clip(rect(132, 236, 536, 384, 40, '#000'));
  return (
    sheet.shadow(404, 668, 330, 40) +
    rect(92, 206, 616, 460, 66, tray.deep) +
    rect(92, 196, 616, 456, 66, sheet.slant(tray.bright, [tray.base, 0.5], tray.dim)) +
    rect(128, 232, 544, 392, 42, tray.dark) +
    group({ 'clip-path': clip }, rect(128, 232, 544, 392, 0, sheet.slant(tray.dark, tray.dim)), meat) +
    path('M120 214Q300 240 330 210L180 640q-60 0-66-60V280q0-50 6-66Z', '#ffffff', { opacity: '0.16' }) +
    path('M420 206h90L330 648h-70Z', '#ffffff', { opacity: '0.12' }) +
    rect(448, 520, 226, 110, 10, '#ffffff') +
    rect(448, 520, 226, 34, 10, color.base) +
    inventedMark(478, 592, 44, color.base, vary.variant) +
    rect(512, 572, 130, 11, 5, '#8a92a0') +
    rect(512, 594, 90, 9, 4, '#c3cad4')
  );
}

/** A leaf of perilla, as it comes with meat. */
const perilla = (art: Art, x: number, y: number, degrees: number) =>
  turn(
    degrees,
    x,
    y,
    path(`M${x} ${y}q-70-60-20-140l20-26 20 26q50 80-20 140Z`, art.sheet.slant('#7fb85e', '#3f7a3d')),
    line(`M${x} ${y + 6}V${y - 130}`, '#2f5f2d', 4),
  );

/** Thin shavings of beef in folds. */
export const drawBulgogi: DrawProduct = (art) => {
  const { vary, sheet } = art;
  const beef = shadesOf(vary.pick(['#b9433f', '#a83c3c', '#c24e46'] as const));
  const shift = vary.between(0, 60);
  const fold = (x: number, y: number, index: number) =>
    turn(
      ((index * 37) % 50) - 25,
      x,
      y,
      path(
        `M${x - 80} ${y + 16}q-10-56 40-50 20-30 60-10 50-20 66 20 30 40-20 52-60 24-146-12Z`,
        sheet.slant(beef.bright, [beef.base, 0.5], beef.dark),
      ),
      path(`M${x - 66} ${y + 4}q40-40 70-14t66-8M${x - 50} ${y + 20}q50-24 110 0`, 'none', {
        stroke: '#f7dcd5',
        'stroke-width': 6,
        opacity: '0.85',
        'stroke-linecap': 'round',
      }),
    );
  return butcherTray(
    art,
    perilla(art, 210, 400, -40) +
      repeat(20, (index) => fold(170 + ((index * 118 + shift) % 480), 290 + Math.floor(index / 4) * 70, index)) +
      repeat(6, (ring) =>
        ellipse(260 + ((ring * 97) % 300), 320 + ((ring * 71) % 220), 22, 14, 'none', {
          stroke: '#e9efd8',
          'stroke-width': 8,
        }),
      ) +
      repeat(12, (chive) =>
        line(`M${200 + ((chive * 83) % 380)} ${300 + ((chive * 57) % 240)}l${14 - (chive % 3) * 12} 24`, '#5d9a4a', 8),
      ),
  );
};

/** Slabs of belly, pink and white in layers. */
export const drawPorkBelly: DrawProduct = (art) => {
  const { vary, sheet } = art;
  const pork = shadesOf(vary.pick(['#e59a94', '#dd8d8a', '#eaa59c'] as const));
  const count = vary.whole(4, 5);
  const high = 350 / count;
  const slab = (y: number, index: number) => {
    const wave = (at: number) => `M150 ${y + high * at}q80-${10 + (index % 2) * 10} 166 4t166-6 166 2`;
    const layer = (at: number, fill: string, width: number) =>
      path(wave(at), 'none', { stroke: fill, 'stroke-width': width });
    return (
      rect(150, y + 8, 504, high - 8, 20, pork.deep, { opacity: '0.5' }) +
      rect(150, y, 500, high - 8, 20, sheet.down('#fff3ee', '#f2d9d0')) +
      layer(0.3, pork.base, high * 0.24) +
      layer(0.6, pork.dim, high * 0.2) +
      layer(0.78, '#fff3ee', high * 0.08) +
      layer(0.3, pork.bright, 4) +
      rect(150, y, 500, high * 0.1, 8, '#f6e2c8')
    );
  };
  return butcherTray(
    art,
    repeat(count, (index) => slab(256 + index * high, index)),
  );
};

/** Ribs cut across, three bones to a strip. */
export const drawRibs: DrawProduct = (art) => {
  const { vary, sheet } = art;
  const beef = shadesOf(vary.pick(['#9c3a34', '#a8443a', '#8a3430'] as const));
  const sway = vary.between(-7, 7);
  const strip = (y: number, index: number) =>
    turn(
      index % 2 ? sway : -sway,
      400,
      y + 40,
      path(
        `M146 ${y + 44}q6-46 60-40 100 12 190-4 120-14 196 4 60 4 56 44t-70 38q-160 10-360 4-70-4-72-46Z`,
        sheet.down(beef.bright, [beef.base, 0.5], beef.dark),
      ),
      line(`M180 ${y + 66}q110-26 220-4t210-4`, '#f3d6cc', 7, { opacity: '0.8' }),
      [236, 400, 560]
        .map(
          (x) =>
            ellipse(x, y + 30, 46, 26, '#cbb79a') +
            ellipse(x, y + 27, 42, 22, sheet.glow(0.4, 0.35, 0.7, '#fff6e6', ['#efdcbc', 0.6], '#d0b58a')) +
            ellipse(x, y + 27, 20, 9, '#c99a78'),
        )
        .join(''),
      repeat(9, (seed) => ellipse(196 + seed * 52, y + 58 + (seed % 3) * 8, 5, 3, '#fbe9c0')),
    );
  return butcherTray(
    art,
    repeat(4, (index) => strip(254 + index * 88, index)),
  );
};

/** Slices of smoked duck, each with its rim of skin. */
export const drawSmokedDuck: DrawProduct = (art) => {
  const { vary, sheet } = art;
  const duck = shadesOf(vary.pick(['#c9705e', '#bf6657', '#d17c66'] as const));
  const step = vary.between(62, 72);
  const slice = (x: number, y: number) =>
    path(`M${x - 70} ${y}q0-66 70-66t70 66q0 56-70 60t-70-60Z`, '#8a4d22') +
    path(`M${x - 64} ${y + 4}q0-56 66-56t62 54q0 50-64 54t-64-52Z`, '#f0d4a8') +
    path(
      `M${x - 54} ${y + 10}q4-44 56-44t54 44q0 42-56 44t-54-44Z`,
      sheet.slant(duck.bright, [duck.base, 0.5], duck.dim),
    ) +
    line(`M${x - 34} ${y + 12}q34-20 66 0M${x - 24} ${y + 28}q24-12 46 0`, duck.dark, 3, { opacity: '0.6' });
  return butcherTray(
    art,
    repeat(3, (row) => repeat(8, (index) => slice(154 + index * step, 310 + row * 112))) +
      repeat(5, (herb) =>
        turn(herb * 33, 220 + herb * 90, 270, path(`M${220 + herb * 90} 270q20-14 40 0-20 14-40 0Z`, '#5d9a4a')),
      ),
  );
};

/** Chicken breasts, each sealed in its own pack. */
export const drawChickenBreast: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const count = vary.whole(3, 4);
  const meat = shadesOf(vary.pick(['#f2cdb4', '#eebfa2', '#f6d6c2'] as const));
  const lean = vary.between(2, 3.4);
  const pack = (x: number, index: number) =>
    turn(
      (index - (count - 1) / 2) * lean,
      400,
      1300,
      rect(x - 124, 170, 248, 500, 14, sheet.slant('#ffffff', ['#eef3f7', 0.5], '#cfd9e2')),
      rect(x - 124, 170, 248, 40, 8, color.dim),
      rect(x - 124, 640, 248, 30, 8, color.dim),
      repeat(12, (crimp) => rect(x - 116 + crimp * 20, 176, 4, 28, 1, color.dark, { opacity: '0.5' })),
      path(
        `M${x - 10} 300q86-26 96 74 6 110-64 190-50 40-84-10-40-90-26-170 14-64 78-84Z`,
        sheet.glow(0.36, 0.28, 0.9, meat.bright, [meat.base, 0.5], meat.dark),
      ),
      line(`M${x - 44} 400q40-50 100-52M${x - 50} 460q50-56 120-50M${x - 40} 520q40-44 90-40`, '#b9733f', 9, {
        opacity: '0.65',
      }),
      path(`M${x + 54} 566q26-34 62-14-16 40-62 14Z`, '#5d9a4a'),
      inventedMark(x, 252, 40, color.base, vary.variant),
      rect(x - 100, 230, 14, 380, 7, '#ffffff', { opacity: '0.6' }),
    );
  return sheet.shadow(400, 690, 310, 22) + repeat(count, (index) => pack(400 + (index - (count - 1) / 2) * 96, index));
};
