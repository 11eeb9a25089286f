import type { DrawProduct } from '../../art.ts';
import { inventedMark, printedLabel } from '../../marks/invented-mark.ts';
import { shadesOf } from '../../svg/shades.ts';
import { circle, ellipse, line, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { box } from '../parts/care-parts.ts';

const caps = ['#fbfaf7', '#d8b878', '#2b2f38'] as const;

/** An open jar of cream with its lid leaning on it. */
export const drawCream: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const cap = shadesOf(vary.pick(caps));
  const width = vary.between(350, 410);
  const height = vary.between(176, 220);
  const x = 340 - width / 2;
  const y = 686 - height;
  return (
    sheet.shadow(400, 690, 290, 24) +
    rect(x, y, width, height, 44, sheet.cylinder(color)) +
    rect(x + 22, y + 40, 14, height - 90, 7, '#ffffff', { opacity: '0.5' }) +
    printedLabel(340, y + height * 0.48, 50, color.on, vary.variant) +
    rect(x + 14, y - 44, width - 28, 60, 10, sheet.cylinder(shadesOf('#fbfaf7'))) +
    ellipse(340, y - 44, width / 2 - 14, 44, '#f4f1ea') +
    ellipse(340, y - 46, width / 2 - 30, 36, sheet.glow(0.4, 0.3, 0.8, '#ffffff', ['#fff9ee', 0.6], '#eadfcb')) +
    path(`M270 ${y - 50}q40-70 96-50 50 22 0 50-40 20-96 0Z`, sheet.slant('#ffffff', '#efe4d0')) +
    line(`M300 ${y - 62}q36-34 66-14`, '#e0d2b8', 5) +
    turn(
      -62,
      610,
      590,
      rect(610 - width * 0.36, 552, width * 0.72, 92, 18, sheet.cylinder(cap)),
      ellipse(610, 552, width * 0.36, 26, sheet.slant(cap.bright, cap.dim)),
      inventedMark(610, 552, 30, cap.on, vary.variant),
    )
  );
};

/** One tall bottle of toner with cotton pads. */
export const drawToner: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const cap = shadesOf(vary.pick(caps));
  const width = vary.between(196, 230);
  const height = vary.between(410, 450);
  const x = 350 - width / 2;
  const y = 686 - height;
  const pad = (dx: number, py: number) =>
    rect(dx - 84, py, 168, 30, 15, sheet.down('#ffffff', '#d9dde3')) +
    ellipse(dx, py + 2, 84, 20, '#ffffff', { stroke: '#e3e7ed', 'stroke-width': 3 });
  return (
    sheet.shadow(420, 690, 240, 20) +
    rect(350 - width * 0.2, y - 106, width * 0.4, 120, 12, sheet.cylinder(cap)) +
    rect(x, y, width, height, 40, sheet.cylinder(color), { opacity: '0.94' }) +
    rect(x + 10, y + 70, width - 20, height - 86, 32, '#ffffff', { opacity: '0.16' }) +
    rect(x + 28, y + height * 0.36, width - 56, height * 0.38, 6, '#ffffff', { opacity: '0.9' }) +
    printedLabel(350, y + height * 0.5, 46, '#3a404c', vary.variant) +
    rect(x + 20, y + 40, 13, height - 100, 6, '#ffffff', { opacity: '0.55' }) +
    pad(560, 656) +
    pad(566, 630) +
    pad(554, 604) +
    path('M540 520q30-54 30-54t30 54a31 31 0 1 1-60 0Z', '#9fd3ee', { opacity: '0.9' }) +
    ellipse(560, 534, 7, 12, '#ffffff', { opacity: '0.8' })
  );
};

/** A dropper bottle of serum, the pipette out beside it. */
export const drawSerum: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const cap = shadesOf(vary.pick(['#2b2f38', '#d8b878', '#fbfaf7'] as const));
  const width = vary.between(230, 270);
  const height = vary.between(270, 320);
  const x = 360 - width / 2;
  const y = 686 - height;
  return (
    sheet.shadow(400, 690, 230, 20) +
    path(`M330 ${y - 92}h60v96h-60Z`, sheet.across('#c9d8e4', '#ffffff', '#a8bccc')) +
    rect(318, y - 84, 84, 26, 5, '#dfe6ec') +
    rect(x, y, width, height, 44, sheet.across(color.dark, [color.bright, 0.25], [color.lit, 0.6], color.dark), {
      opacity: '0.92',
    }) +
    path(`M${x + 14} ${y + 70}h${width - 28}v${height - 130}q0 44-44 44h-${width - 116}q-44 0-44-44Z`, color.base, {
      opacity: '0.55',
    }) +
    rect(x + 44, y + height * 0.34, width - 88, height * 0.44, 6, '#ffffff', { opacity: '0.92' }) +
    printedLabel(360, y + height * 0.5, 44, '#3a404c', vary.variant) +
    rect(x + 20, y + 36, 13, height - 90, 6, '#ffffff', { opacity: '0.6' }) +
    turn(
      24,
      590,
      420,
      rect(558, 200, 64, 120, 32, sheet.across('#3a404c', '#8d97a5', '#22262e')),
      rect(546, 300, 88, 62, 8, sheet.cylinder(cap)),
      path('M574 360h32l-6 180-10 34-10-34Z', '#e6f1f8', { stroke: '#b4c7d6', 'stroke-width': 3 }),
      path('M578 450h24l-4 90-8 28-8-28Z', color.base),
    ) +
    path('M524 606q20-36 20-36t20 36a21 21 0 1 1-40 0Z', color.base)
  );
};

/** A mask for a face with its openings. */
const face = (x: number, y: number, s: number, fill: string, hole: string) =>
  path(
    `M${x - 130 * s} ${y - 110 * s}Q${x - 120 * s} ${y - 176 * s} ${x} ${y - 180 * s}T${x + 130 * s} ${y - 110 * s}Q${x + 136 * s} ${y + 60 * s} ${x + 60 * s} ${y + 150 * s} ${x} ${y + 186 * s} ${x - 60 * s} ${y + 150 * s} ${x - 136 * s} ${y + 60 * s} ${x - 130 * s} ${y - 110 * s}Z`,
    fill,
  ) +
  ellipse(x - 54 * s, y - 46 * s, 34 * s, 17 * s, hole) +
  ellipse(x + 54 * s, y - 46 * s, 34 * s, 17 * s, hole) +
  line(`M${x} ${y - 20 * s}q${-22 * s} ${50 * s} 0 ${56 * s}`, hole, 7 * s) +
  ellipse(x, y + 86 * s, 40 * s, 16 * s, hole);

/** A sachet with a face on it, and the sheet mask before it. */
export const drawSheetMask: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const count = vary.whole(2, 3);
  const lean = vary.between(5, 9);
  const leaf = vary.pick(['#7fb56a', '#e58aa0', '#f2b632', '#86b4d3'] as const);
  const sachet = (x: number, degrees: number) =>
    turn(
      degrees,
      x + 150,
      660,
      rect(x, 170, 300, 500, 10, sheet.slant(color.bright, [color.base, 0.5], color.dim)),
      rect(x, 170, 300, 34, 6, color.dim),
      repeat(16, (crimp) => rect(x + 6 + crimp * 18.4, 174, 4, 26, 1, color.dark, { opacity: '0.4' })),
      face(x + 150, 400, 0.6, '#ffffff', color.lit),
      circle(x + 232, 300, 22, leaf),
      circle(x + 62, 500, 15, leaf),
      printedLabel(x + 150, 570, 44, color.on, vary.variant),
    );
  return (
    sheet.shadow(400, 690, 290, 22) +
    repeat(count, (index) => sachet(130 + index * 34, -lean + index * lean)) +
    face(580, 496, 1, sheet.slant('#ffffff', ['#fbfdff', 0.4], '#d7e2ea'), '#d5dee6') +
    line('M452 400q-30 90 44 190', '#ffffff', 10, { opacity: '0.9' })
  );
};

/** A gift box of two bottles, one tall and one short, in their beds. */
export const drawCosmetics: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const cap = shadesOf(vary.pick(caps));
  const gold = sheet.slant('#f9e7b6', ['#d9b15a', 0.5], '#96702a');
  const height = vary.between(320, 366);
  const bottle = (x: number, width: number, tall: number) =>
    rect(x + width * 0.26, 590 - tall, width * 0.48, 92, 12, sheet.cylinder(cap)) +
    rect(x, 666 - tall, width, tall, 30, sheet.cylinder(color)) +
    rect(x + 18, 694 - tall, 11, tall - 60, 5, '#ffffff', { opacity: '0.5' }) +
    printedLabel(x + width / 2, 660 - tall * 0.52, 40, color.on, vary.variant);
  return (
    sheet.shadow(400, 690, 310, 22) +
    box(art, 140, 150, 480, 536, color) +
    rect(166, 176, 428, 484, 8, sheet.down('#f2ebde', '#fffaf0')) +
    rect(166, 176, 428, 40, 8, '#d9cdb6', { opacity: '0.7' }) +
    bottle(206, 164, height) +
    bottle(412, 150, height - 90) +
    path('M140 560q240 60 480 0v126H140Z', sheet.down(color.lit, color.dark)) +
    rect(352, 580, 56, 106, 0, gold) +
    path('M380 620q-60-60-96-20 0 46 96 30ZM380 620q60-60 96-20 0 46-96 30Z', gold) +
    circle(380, 624, 16, '#96702a') +
    inventedMark(540, 640, 34, color.on, vary.variant)
  );
};
