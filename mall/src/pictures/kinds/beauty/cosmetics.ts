import type { DrawProduct } from '../../art.ts';
import { inventedMark, printedLabel } from '../../marks/invented-mark.ts';
import { ellipse, path, rect } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

/** An upright highlight. */
const gloss = (x: number, y: number, h: number) => rect(x, y, 12, h, 6, '#ffffff', { opacity: '0.5' });

/** A serum, a cream jar and a toner: two of the three, or all. */
export const drawCosmetics: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const capShades = vary.pick([shadesOf('#fbfaf7'), shadesOf('#d8b878'), shadesOf('#2b2f38'), color] as const);
  const cap = sheet.cylinder(capShades);
  const body = sheet.cylinder(color);
  const maker = vary.whole(0, 7);
  const toner = (x: number, height: number) =>
    rect(x + 40, 676 - height - 90, 90, 96, 14, cap) +
    rect(x, 686 - height, 170, height, 32, body) +
    gloss(x + 22, 716 - height, height - 70) +
    printedLabel(x + 85, 686 - height * 0.58, 46, color.on, maker);
  const serum = (x: number, height: number) =>
    rect(x + 48, 574 - height, 44, 74, 22, sheet.across('#3a404c', '#7d8796', '#22262e')) +
    rect(x + 36, 634 - height, 68, 50, 6, cap) +
    path(`M${x} ${686 - height + 30}q0-30 40-44h60q40 14 40 44v${height - 54}q0 24-24 24H${x + 24}q-24 0-24-24Z`, body, {
      opacity: '0.92',
    }) +
    gloss(x + 18, 726 - height, height - 80) +
    rect(x + 26, 700 - height * 0.62, 88, height * 0.42, 6, '#ffffff', { opacity: '0.88' }) +
    printedLabel(x + 70, 700 - height * 0.48, 34, '#3a404c', maker);
  const jar = (x: number, width: number) =>
    rect(x, 560, width, 126, 30, body) +
    rect(x - 4, 496, width + 8, 76, 16, cap) +
    ellipse(x + width / 2, 498, width / 2 - 8, 9, capShades.bright) +
    gloss(x + 22, 588, 70) +
    inventedMark(x + width / 2, 630, 40, color.on, maker);
  const box = (x: number, height: number) =>
    rect(x, 686 - height, 150, height, 3, sheet.slant(color.lit, color.dim)) +
    path(`M${x + 150} ${686 - height}l30 12v${height - 12}h-30Z`, color.dark) +
    printedLabel(x + 75, 690 - height * 0.66, 48, color.on, maker);
  return (
    sheet.shadow(400, 690, 280, 22) +
    ([
      toner(180, 400) + serum(360, 260) + jar(470, 200),
      box(210, 440) + toner(390, 340) + jar(260, 170),
      serum(200, 320) + serum(356, 240) + jar(470, 190),
    ][style] ?? '')
  );
};
