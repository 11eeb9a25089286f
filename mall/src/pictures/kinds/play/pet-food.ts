import type { DrawProduct } from '../../art.ts';
import { inventedMark, printedLabel } from '../../marks/invented-mark.ts';
import { circle, ellipse, group, line, path, rect, repeat } from '../../svg/shapes.ts';
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
export const drawPetFood: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const dog = vary.chance();
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
    path('M460 588h240l28 84q4 16-14 16H446q-18 0-14-16Z', sheet.cylinder(style === 1 ? shadesOf('#dfe3e9') : color)) +
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
