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

/** A heap of cooked rice. */
const grains = (x: number, y: number, w: number) =>
  repeat(30, (grain) =>
    ellipse(
      x + ((grain * 37) % w) - w / 2,
      y - ((grain * 17) % 30) * (1 - Math.abs(((grain * 37) % w) - w / 2) / (w / 2)),
      8,
      4,
      grain % 3 ? '#ffffff' : '#e9e4d6',
      { transform: `rotate(${(grain * 47) % 180} ${Math.round(x + ((grain * 37) % w) - w / 2)} ${Math.round(y)})` },
    ),
  );

/** A sack of rice with a bowl. */
export const drawRice: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const maker = vary.whole(0, 7);
  const bowl = (x: number) =>
    ellipse(x, 586, 104, 20, '#d9d2c2') +
    path(`M${x - 98} 586q20-66 98-66t98 66Z`, '#fffdf7') +
    grains(x, 572, 170) +
    path(`M${x - 106} 584h212q-8 90-70 100h-72q-62-10-70-100Z`, sheet.cylinder(color)) +
    rect(x - 44, 676, 88, 12, 5, color.dark);
  const ears = style === 2 ? inventedMark(336, 440, 90, color.base, maker + 2) : ear(336, 520, -24) + ear(336, 520, 0) + ear(336, 520, 24);
  const sack =
    style === 1
      ? path(
          'M220 250q-24-60 20-90 30 20 60 0 30 26 60 0 30 20 60 0 50 30 26 90l34 360q6 76-60 76H246q-66 0-60-76Z',
          sheet.across('#b89f7c', ['#f1e4cc', 0.25], ['#dcc9a6', 0.6], '#a38a64'),
        ) +
        line('M226 250q110 24 214 0', color.dark, 13) +
        circle(334, 470, 92, color.base) +
        printedLabel(334, 450, 60, color.on, maker)
      : pouch(art, 176, 140, 320, 546, shadesOf('#faf8f2')) +
        path('M182 250q150 50 308 0l-2 96q-150 46-304 0Z', color.base) +
        printedLabel(336, 300, 34, color.on, maker) +
        ears +
        rect(260, 540, 152, 60, 8, color.dim) +
        inventedMark(336, 570, 34, color.on, maker + 1);
  return sheet.shadow(410, 690, 290, 22) + sack + bowl(560);
};
