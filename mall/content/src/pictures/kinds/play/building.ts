import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { shadesOf } from '../../svg/shades.ts';
import { circle, group, line, path, rect, repeat, turn } from '../../svg/shapes.ts';

const hues = ['#e2574c', '#f2b632', '#3fa66b', '#3b82d0', '#9b7fc4', '#ef8b3c'];

/** Clear tiles with magnets in their rims, standing as a castle. */
export const drawMagnetTiles: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const first = vary.whole(0, 5);
  const towers = vary.chance();
  const tint = (index: number) => (index % 3 === 0 ? color.base : (hues[(index + first) % 6] ?? '#e2574c'));
  const pane = (d: string, index: number) =>
    path(d, tint(index), { opacity: '0.62' }) +
    path(d, 'none', { stroke: tint(index), 'stroke-width': 11, 'stroke-linejoin': 'round' }) +
    path(d, 'none', { stroke: '#ffffff', 'stroke-width': 3, opacity: '0.7', 'stroke-linejoin': 'round' });
  const square = (x: number, y: number, index: number) =>
    pane(`M${x} ${y}h120v120h-120Z`, index) +
    [
      [12, 12],
      [108, 12],
      [12, 108],
      [108, 108],
    ]
      .map(([dx, dy]) => circle(x + (dx ?? 0), y + (dy ?? 0), 6, '#e8ebf0'))
      .join('') +
    line(`M${x + 30} ${y + 78}l48-48`, '#ffffff', 6, { opacity: '0.6' });
  const roof = (x: number, y: number, index: number) => pane(`M${x} ${y}l60-110 60 110Z`, index);
  const high = vary.between(-10, 10);
  return (
    sheet.shadow(400, 690, 300, 20) +
    group(
      { transform: `translate(0 ${Math.round(high * 0.2)})` },
      square(100, 556, 1) +
        square(224, 556, 2) +
        square(348, 556, 0) +
        square(472, 556, 4) +
        square(596, 556, 5) +
        square(100, 432, 3) +
        square(348, 432, 2) +
        square(596, 432, 1) +
        (towers ? square(224, 432, 5) + square(472, 432, 3) : '') +
        square(348, 308, 4) +
        roof(100, 426, 2) +
        roof(348, 302, 1) +
        roof(596, 426, 0) +
        (towers ? '' : roof(224, 550, 4) + roof(472, 550, 1)),
    ) +
    rect(386, 610, 44, 66, 6, '#ffffff', { opacity: '0.8' }) +
    inventedMark(408, 370, 34, '#ffffff', vary.variant)
  );
};

/** Wooden blocks of many shapes piled to a gate. */
export const drawWoodBlocks: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const pale = shadesOf(vary.pick(['#e3c490', '#d9b278', '#eed3a6'] as const));
  const painted = [color, shadesOf('#f2b632'), shadesOf('#e2574c'), shadesOf('#5bb7a8')];
  const shift = vary.whole(0, 3);
  const nudge = vary.between(-10, 10);
  const pick = (index: number) => painted[(index + shift) % 4] ?? color;
  const block = (x: number, y: number, w: number, h: number, shades: typeof color) =>
    path(`M${x + w} ${y}l20-14v${h}l-20 14Z`, shades.dark) +
    path(`M${x} ${y}l20-14h${w}l-20 14Z`, shades.bright) +
    rect(x, y, w, h, 3, sheet.slant(shades.lit, [shades.base, 0.5], shades.dim)) +
    line(`M${x + 10} ${y + h * 0.4}q${w * 0.4}-10 ${w - 20} 0`, shades.dark, 2, { opacity: '0.4' });
  const arch = (x: number, y: number, shades: typeof color) =>
    path(`M${x + 220} ${y}l20-14v110l-20 14Z`, shades.dark) +
    path(`M${x} ${y}l20-14h220l-20 14Z`, shades.bright) +
    path(`M${x} ${y}h220v110h-50q0-60-60-60t-60 60H${x}Z`, sheet.slant(shades.lit, [shades.base, 0.5], shades.dim));
  const roof = (x: number, y: number, shades: typeof color) =>
    path(`M${x + 120} ${y}l20-14-60-90-20 14Z`, shades.dark) +
    path(`M${x} ${y}l60-90 60 90Z`, sheet.slant(shades.lit, shades.dim));
  return (
    sheet.shadow(400, 690, 310, 20) +
    block(110, 566, 120, 120, pick(0)) +
    block(560, 566, 120, 120, pick(2)) +
    block(250, 516, 70, 170, pale) +
    block(470, 516, 70, 170, pale) +
    arch(286 + nudge * 0.4, 406, pick(1)) +
    block(110, 486, 120, 80, pale) +
    block(570, 446, 80, 120, pick(3)) +
    roof(110, 472, pick(2)) +
    block(346 + nudge, 316, 100, 90, pale) +
    roof(336 + nudge, 302, pick(0)) +
    circle(610, 400, 44, sheet.ball(pick(1))) +
    rect(360, 630, 70, 56, 28, sheet.across(pale.lit, pale.dark)) +
    inventedMark(170, 626, 44, pick(0).on, vary.variant) +
    inventedMark(620, 626, 44, pick(2).on, vary.variant + 1)
  );
};

/** The tab of a piece, across a seam or down it. */
const knob = (x: number, y: number, side: 'across' | 'down') =>
  side === 'across' ? `M${x} ${y}v26q-22-8-22 14t22 14v26` : `M${x} ${y}h26q-8-22 14-22t14 22h26`;

/** A piece not laid yet. */
const loose = (x: number, y: number, degrees: number, fill: string) =>
  turn(
    degrees,
    x,
    y,
    path(
      `M${x - 40} ${y - 40}h26q-8-24 14-24t14 24h26v26q24-8 24 14t-24 14v26H${x - 40}v-26q22 8 22-14t-22-14Z`,
      '#8d97a5',
      {
        transform: 'translate(4 6)',
      },
    ),
    path(`M${x - 40} ${y - 40}h26q-8-24 14-24t14 24h26v26q24-8 24 14t-24 14v26H${x - 40}v-26q22 8 22-14t-22-14Z`, fill),
  );

/** A jigsaw of a landscape, some pieces still to lay, with its box. */
export const drawPuzzle: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const sun = vary.between(300, 520);
  const peak = vary.between(300, 350);
  const sky = vary.pick<readonly [string, string]>([
    ['#bfe0f5', '#f4e6c8'],
    ['#f6c9a8', '#f9e8c8'],
    ['#3a4a7a', '#7a6aa8'],
  ]);
  const size = 80;
  const missing = new Set([3 + vary.whole(0, 1), 11, 17]);
  const picture = sheet.clip(rect(110, 270, 480, 320, 6, '#000'));
  const seams =
    repeat(5, (column) =>
      repeat(4, (row) =>
        line(knob(190 + column * size, 270 + row * size, 'across'), '#5b6272', 3, { opacity: '0.55' }),
      ),
    ) +
    repeat(3, (row) =>
      repeat(6, (column) =>
        line(knob(110 + column * size, 350 + row * size, 'down'), '#5b6272', 3, { opacity: '0.55' }),
      ),
    );
  return (
    sheet.shadow(400, 650, 320, 40) +
    rect(470, 150, 240, 200, 10, sheet.slant(color.bright, [color.base, 0.5], color.dim)) +
    path('M710 150l24 14v200l-24-14Z', color.dark) +
    inventedMark(590, 230, 80, color.on, vary.variant) +
    rect(530, 296, 120, 13, 6, color.on) +
    rect(102, 264, 496, 336, 10, color.deep) +
    group(
      { 'clip-path': picture },
      rect(110, 270, 480, 320, 0, sheet.down(...sky)) +
        circle(sun, 360, 44, '#fff3b0') +
        path(`M100 520L${peak - 90} 380 ${peak} 460 ${peak + 90} 350 600 540v60H100Z`, '#7a9a8a') +
        path('M100 560q120-60 250-10t250-30v90H100Z', '#5d9a4a') +
        path('M330 600q-10-60 40-90-30 50 30 90Z', '#8fd0e8'),
      [...missing]
        .map((cell) => rect(110 + (cell % 6) * size, 270 + Math.floor(cell / 6) * size, size, size, 0, '#f1ece0'))
        .join(''),
    ) +
    seams +
    loose(640, 470, 14, '#7a9a8a') +
    loose(668, 600, -22, '#5d9a4a') +
    loose(520, 640, 32, sky[0])
  );
};
