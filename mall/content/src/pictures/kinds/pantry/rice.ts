import type { DrawProduct } from '../../art.ts';
import { inventedMark, printedLabel } from '../../marks/invented-mark.ts';
import { circle, ellipse, line, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';
import { pouch } from '../parts/pouch.ts';

/** An ear of rice, bowed by its angle. */
const ear = (x: number, y: number, degrees: number) =>
  turn(
    degrees,
    x,
    y,
    line(`M${x} ${y}v-150`, '#b98a2e', 4) +
      repeat(10, (grain) =>
        ellipse(x + (grain % 2 ? 9 : -9), y - 60 - Math.floor(grain / 2) * 21, 7, 13, '#e3b04a', {
          transform: `rotate(${grain % 2 ? 28 : -28} ${x + (grain % 2 ? 9 : -9)} ${y - 60 - Math.floor(grain / 2) * 21})`,
        }),
      ) +
      ellipse(x, y - 168, 6, 13, '#e3b04a'),
  );

/** A heap of cooked grain in its colors. */
const grains = (x: number, y: number, w: number, tints: readonly string[]) =>
  repeat(30, (grain) =>
    ellipse(
      x + ((grain * 37) % w) - w / 2,
      y - ((grain * 17) % 30) * (1 - Math.abs(((grain * 37) % w) - w / 2) / (w / 2)),
      8,
      4,
      tints[grain % tints.length] ?? '#ffffff',
      { transform: `rotate(${(grain * 47) % 180} ${Math.round(x + ((grain * 37) % w) - w / 2)} ${Math.round(y)})` },
    ),
  );

interface Grain {
  heap: string;
  tints: readonly string[];
  sack: string;
}

/** A sack of grain with a bowl of it. */
const sackOf =
  ({ heap, tints, sack: cloth }: Grain): DrawProduct =>
  (art) => {
    const { vary, sheet, color } = art;
    const style = vary.style(3);
    const maker = vary.whole(0, 7);
    const bowl = (x: number) =>
      ellipse(x, 586, 104, 20, '#d9d2c2') +
      path(`M${x - 98} 586q20-66 98-66t98 66Z`, heap) +
      grains(x, 572, 170, tints) +
      path(`M${x - 106} 584h212q-8 90-70 100h-72q-62-10-70-100Z`, sheet.cylinder(color)) +
      rect(x - 44, 676, 88, 12, 5, color.dark);
    const ears =
      style === 2
        ? inventedMark(336, 440, 90, color.base, maker + 2)
        : ear(336, 520, -24) + ear(336, 520, 0) + ear(336, 520, 24);
    const sack =
      style === 1
        ? path(
            'M220 250q-24-60 20-90 30 20 60 0 30 26 60 0 30 20 60 0 50 30 26 90l34 360q6 76-60 76H246q-66 0-60-76Z',
            sheet.across('#b89f7c', ['#f1e4cc', 0.25], ['#dcc9a6', 0.6], '#a38a64'),
          ) +
          line('M226 250q110 24 214 0', color.dark, 13) +
          circle(334, 470, 92, color.base) +
          printedLabel(334, 450, 60, color.on, maker)
        : pouch(art, 176, 140, 320, 546, shadesOf(cloth)) +
          path('M182 250q150 50 308 0l-2 96q-150 46-304 0Z', color.base) +
          printedLabel(336, 300, 34, color.on, maker) +
          ears +
          rect(260, 540, 152, 60, 8, color.dim) +
          inventedMark(336, 570, 34, color.on, maker + 1);
    return sheet.shadow(410, 690, 290, 22) + sack + bowl(560);
  };

export const drawRice = sackOf({ heap: '#fffdf7', tints: ['#e9e4d6', '#ffffff', '#ffffff'], sack: '#faf8f2' });
export const drawBrownRice = sackOf({ heap: '#d9bd8c', tints: ['#c9a66b', '#e3cfa0', '#b98f56'], sack: '#efe2c8' });
export const drawMixedGrains = sackOf({
  heap: '#b99a74',
  tints: ['#2f2a33', '#8a4a3a', '#e3b84a', '#f1e4c4', '#6f8f4e', '#7a4a5e'],
  sack: '#e6ddcb',
});

/** Cooked rice in sealed tubs, one open. */
export const drawInstantRice: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const stack = vary.whole(2, 3);
  const shift = vary.between(-18, 18);
  const tub = (x: number, y: number, open: boolean) =>
    path(
      `M${x - 160} ${y}h320l-36 84q-8 18-30 18h-188q-22 0-30-18Z`,
      sheet.across('#d3d9e0', ['#ffffff', 0.3], ['#f1f3f5', 0.6], '#c3cad4'),
    ) +
    ellipse(x, y, 164, 42, '#eef1f4') +
    (open
      ? ellipse(x, y + 2, 146, 34, '#f7f3e8') +
        path(`M${x - 130} ${y + 4}q40-44 130-44t130 44q-130 40-260 0Z`, '#fffdf7') +
        grains(x, y - 4, 220, ['#e9e4d6', '#ffffff', '#ffffff']) +
        path(`M${x + 40} ${y - 36}q110-70 150-30 10 40-46 66Z`, sheet.slant(color.bright, color.dim))
      : ellipse(x, y - 2, 152, 36, sheet.slant(color.bright, [color.base, 0.5], color.dim)) +
        ellipse(x, y - 2, 82, 20, '#ffffff', { opacity: '0.92' }) +
        inventedMark(x, y - 2, 30, color.dark, vary.variant));
  return (
    sheet.shadow(400, 690, 310, 22) +
    repeat(stack, (level) => tub(280 + (level % 2 ? shift : 0), 582 - level * 92, false)) +
    tub(540, 578, true)
  );
};

/** A heap of rolled oats. */
const flakes = (x: number, y: number, count: number, spread: number) =>
  repeat(count, (flake) =>
    ellipse(
      x + ((flake * 37) % spread) - spread / 2,
      y - ((flake * 17) % 34) * (1 - Math.abs(((flake * 37) % spread) - spread / 2) / (spread / 2)),
      13,
      8,
      ['#e3c590', '#d3ae70', '#f0dcb4'][flake % 3]!,
      {
        transform: `rotate(${(flake * 47) % 180} ${Math.round(x + ((flake * 37) % spread) - spread / 2)} ${Math.round(y)})`,
      },
    ),
  );

/** A bag of rolled oats with a bowl and spoon. */
export const drawOats: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const top = vary.between(140, 180);
  return (
    sheet.shadow(410, 690, 300, 22) +
    pouch(art, 160, top, 320, 686 - top, color) +
    printedLabel(320, top + 110, 62, color.on, vary.variant) +
    rect(212, top + 230, 216, 210, 20, '#fffaf0') +
    rect(226, top + 244, 188, 182, 14, '#d9b77c') +
    flakes(320, top + 400, 26, 170) +
    flakes(320, top + 350, 24, 170) +
    flakes(320, top + 300, 20, 170) +
    path('M470 590q20-60 100-60t100 60Z', '#e3c590') +
    flakes(570, 580, 34, 190) +
    path('M456 588h228q-8 90-72 98h-84q-64-8-72-98Z', sheet.cylinder(shadesOf('#f7f4ee'))) +
    turn(30, 640, 560, rect(632, 390, 15, 180, 7, sheet.metal()))
  );
};
