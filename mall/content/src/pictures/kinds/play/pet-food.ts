import type { DrawProduct } from '../../art.ts';
import { inventedMark, printedLabel } from '../../marks/invented-mark.ts';
import { circle, ellipse, group, line, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';
import { pouch } from '../parts/pouch.ts';

const face = (x: number, y: number, s: number, dog: boolean, fur: string, dark: string) =>
  group(
    { transform: `translate(${x} ${y}) scale(${s})` },
    dog
      ? path('M-70-50q-50 0-54 80 10 30 40 10ZM70-50q50 0 54 80-10 30-40 10Z', dark)
      : path('M-76-20l-6-84 62 38ZM76-20l6-84-62 38Z', fur),
    circle(0, 0, 84, fur),
    dog ? ellipse(0, 30, 42, 36, '#fff6ea') : '',
    circle(-32, -14, 10, '#22252d'),
    circle(32, -14, 10, '#22252d'),
    circle(-29, -17, 3.5, '#fff'),
    circle(35, -17, 3.5, '#fff'),
    path('M-13 14h26l-13 15Z', '#3a2a26'),
    line('M0 29q-16 22-30 8M0 29q16 22 30 8', '#3a2a26', 4.5),
    dog ? '' : line('M-50 24l-44-8M-50 34l-42 8M50 24l44-8M50 34l42 8', dark, 3.5),
  );

/** A bag of kibble with a friendly face, and a full bowl. */
const kibbleFor =
  (animal: 'dog' | 'cat'): DrawProduct =>
  (art) => {
    const { vary, sheet, color } = art;
    const style = vary.style(3);
    const dog = animal === 'dog';
    const fur = vary.pick(['#e9b77a', '#f3ead9', '#8d6a4f', '#c9ccd3'] as const);
    const maker = vary.whole(0, 7);
    const kibble = repeat(18, (piece) =>
      circle(
        490 + ((piece * 41) % 180),
        582 - ((piece * 13) % 34) * (1 - Math.abs(((piece * 41) % 180) - 90) / 100),
        13,
        piece % 3 ? '#a8683a' : '#c98a52',
      ),
    );
    const bowl =
      kibble +
      path(
        'M460 588h240l28 84q4 16-14 16H446q-18 0-14-16Z',
        sheet.cylinder(style === 1 ? shadesOf('#dfe3e9') : color),
      ) +
      ellipse(580, 588, 122, 12, 'none', { stroke: color.bright, 'stroke-width': 7 }) +
      group(
        { transform: 'translate(580 640)' },
        circle(0, 8, 15, '#ffffff'),
        circle(-17, -9, 7, '#ffffff'),
        circle(0, -16, 7, '#ffffff'),
        circle(17, -9, 7, '#ffffff'),
      );
    const cans =
      style === 2
        ? repeat(
            2,
            (can) =>
              rect(480, 460 - can * 110, 180, 106, 12, sheet.cylinder(can ? color : shadesOf('#f2e9d8'))) +
              ellipse(570, 462 - can * 110, 88, 12, '#e3e7ed') +
              inventedMark(570, 514 - can * 110, 44, can ? color.on : '#8a5f3c', maker),
          )
        : '';
    return (
      sheet.shadow(410, 690, 300, 22) +
      pouch(art, 140, 140, 320, 546, color) +
      circle(300, 430, 124, color.bright, { opacity: '0.9' }) +
      face(300, 438, 1.05, dog, fur, dog ? '#6b4a33' : '#5b6270') +
      printedLabel(300, 244, 52, color.on, maker) +
      rect(210, 592, 180, 42, 21, '#ffffff', { opacity: '0.92' }) +
      repeat(3, (bone) => rect(232 + bone * 48, 608, 36, 10, 5, color.dark)) +
      cans +
      bowl
    );
  };

export const drawDogFood = kibbleFor('dog');
export const drawCatFood = kibbleFor('cat');

/** Treats: bones and jerky out of their pouch. */
export const drawPetTreats: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const dog = vary.chance();
  const top = vary.between(170, 210);
  const bone = (x: number, y: number, degrees: number, hex: string) => {
    const shades = shadesOf(hex);
    return turn(
      degrees,
      x,
      y,
      rect(x - 54, y - 15, 108, 32, 12, sheet.down(shades.bright, shades.dark)),
      circle(x - 56, y - 16, 21, shades.lit),
      circle(x - 56, y + 18, 21, shades.base),
      circle(x + 56, y - 16, 21, shades.lit),
      circle(x + 56, y + 18, 21, shades.base),
      rect(x - 40, y - 10, 80, 8, 4, shades.bright),
    );
  };
  const jerky = (x: number, y: number, degrees: number) =>
    turn(
      degrees,
      x,
      y,
      path(
        `M${x - 80} ${y - 14}q40-16 80-4t80-6q14 20-2 34-40 10-80 2t-78 6q-16-20 0-32Z`,
        sheet.down('#b5623a', '#6f3018'),
      ),
      line(`M${x - 56} ${y}q56-12 112-2`, '#d98f64', 4),
    );
  return (
    sheet.shadow(420, 690, 300, 22) +
    pouch(art, 140, top, 300, 686 - top, color) +
    circle(290, top + 250, 112, color.bright, { opacity: '0.9' }) +
    face(290, top + 258, 0.92, dog, '#e9b77a', dog ? '#6b4a33' : '#5b6270') +
    printedLabel(290, top + 96, 48, color.on, vary.variant) +
    bone(290, 640, -6, '#f3e3c4') +
    jerky(566, 660, -6) +
    jerky(610, 620, 16) +
    bone(540, 584, 20, '#e3b07a') +
    bone(640, 560, -30, '#f3e3c4') +
    jerky(566, 530, -20)
  );
};

/** Cat litter: its bag, and a tray of it with a scoop. */
export const drawCatLitter: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const grain = vary.pick<readonly [string, string]>([
    ['#d9d2c2', '#b9af9a'],
    ['#c9d8b8', '#9fb488'],
    ['#cfd5dc', '#a3adb8'],
  ]);
  const top = vary.between(150, 190);
  const tray = shadesOf(vary.pick(['#f4f5f7', '#4a4c50', '#a8bfd6'] as const));
  return (
    sheet.shadow(420, 690, 320, 22) +
    pouch(art, 110, top, 270, 686 - top, color) +
    circle(245, top + 230, 96, color.bright, { opacity: '0.9' }) +
    face(245, top + 238, 0.8, false, vary.pick(['#f3ead9', '#c9ccd3', '#e9b77a'] as const), '#5b6270') +
    printedLabel(245, top + 90, 44, color.on, vary.variant) +
    repeat(16, (speck) => circle(170 + ((speck * 53) % 150), top + 380 + ((speck * 37) % 90), 7, grain[speck % 2]!)) +
    path('M330 530h400l-30 140q-4 16-22 16H382q-18 0-22-16Z', sheet.across(tray.dim, [tray.bright, 0.3], tray.dark)) +
    path('M352 534q60-60 180-50t176 50Z', grain[0]) +
    repeat(60, (speck) =>
      circle(
        376 + ((speck * 67) % 310),
        528 - ((speck * 29) % 34) * (1 - Math.abs(((speck * 67) % 310) - 155) / 190),
        7,
        speck % 2 ? grain[1] : '#ffffff',
      ),
    ) +
    rect(322, 520, 416, 26, 12, sheet.down(tray.bright, tray.dim)) +
    turn(
      -34,
      620,
      460,
      rect(608, 250, 30, 150, 14, color.dark),
      path('M560 396h126v90q0 20-20 20h-86q-20 0-20-20Z', sheet.slant(color.lit, color.dim)),
      repeat(4, (slot) => rect(578 + slot * 26, 420, 10, 66, 5, color.deep)),
    )
  );
};

/** The print of a paw. */
const paw = (x: number, y: number, s: number, fill: string) =>
  group(
    { transform: `translate(${x} ${y}) scale(${s})` },
    path('M0-4q34 0 40 34 2 26-22 24-10-6-18-6t-18 6q-24 2-22-24 6-34 40-34Z', fill),
    ellipse(-44, -14, 13, 18, fill),
    ellipse(-17, -36, 13, 20, fill),
    ellipse(17, -36, 13, 20, fill),
    ellipse(44, -14, 13, 18, fill),
  );

/** Training pads: the pack, and one laid out with a paw on it. */
export const drawPetPads: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const top = vary.between(190, 230);
  const rim = vary.between(24, 34);
  return (
    sheet.shadow(400, 690, 330, 26) +
    path(
      `M150 ${top + 20}q140-20 280 0l10 ${500 - top}q-140 26-300 0Z`,
      sheet.across(color.dark, [color.lit, 0.2], [color.base, 0.6], color.dark),
    ) +
    path(`M150 ${top + 20}q140-20 280 0v90q-140 16-280 0Z`, '#ffffff', { opacity: '0.9' }) +
    printedLabel(290, top + 52, 40, color.dark, vary.variant) +
    circle(290, top + 210, 76, '#ffffff', { opacity: '0.92' }) +
    paw(290, top + 218, 1.1, color.base) +
    path('M80 670L210 500h470l60 170q2 18-18 18H98q-24 0-18-18Z', color.base) +
    path(
      `M${80 + rim * 1.6} ${676 - rim * 0.5}L${222 + rim * 0.6} ${512 + rim * 0.2}h${446 - rim}l${52 - rim * 0.4} ${158 - rim * 0.5}Z`,
      sheet.slant('#ffffff', '#e6ecf1'),
    ) +
    repeat(4, (row) =>
      repeat(7, (column) => rect(250 + column * 56 - row * 20, 530 + row * 34, 26, 12, 6, '#dbe5ee')),
    ) +
    paw(470, 600, 0.9, color.lit)
  );
};
