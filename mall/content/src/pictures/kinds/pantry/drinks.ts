import type { Art, DrawProduct } from '../../art.ts';
import { printedLabel } from '../../marks/invented-mark.ts';
import { shadesOf } from '../../svg/shades.ts';
import { circle, ellipse, group, line, move, path, rect, repeat, scaleAround, turn } from '../../svg/shapes.ts';
import { box } from '../parts/care-parts.ts';
import { fruit } from '../parts/gift-parts.ts';

const lime = '#8fc24a';

/** Bottles of sparkling water, and a glass of it full of bubbles. */
export const drawSparklingWater: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const count = vary.whole(2, 3);
  const glass = sheet.across('#8fc9a0', ['#eefbf2', 0.25], ['#c3e8d2', 0.6], '#79b892');
  const bottle = (x: number) =>
    rect(x + 44, 110, 52, 40, 6, sheet.cylinder(color)) +
    path(`M${x + 48} 146h44q0 90 48 150v360q0 30-28 30H${x + 28}q-28 0-28-30V296q48-60 48-150Z`, glass, {
      opacity: '0.94',
    }) +
    rect(x, 390, 140, 150, 0, sheet.across(color.dark, [color.lit, 0.3], color.dim)) +
    printedLabel(x + 70, 440, 46, color.on, vary.variant) +
    repeat(4, (bubble) =>
      circle(x + 34 + bubble * 24, 510 - (bubble % 2) * 14, 7 + (bubble % 3) * 2, color.on, { opacity: '0.9' }),
    ) +
    repeat(7, (bubble) =>
      circle(x + 24 + ((bubble * 37) % 96), 330 + ((bubble * 53) % 330) * (bubble % 2 ? 0.18 : 1), 5, '#ffffff', {
        opacity: '0.85',
      }),
    ) +
    rect(x + 16, 320, 11, 330, 5, '#ffffff', { opacity: '0.55' });
  return (
    sheet.shadow(410, 690, 300, 22) +
    repeat(count, (index) => bottle((count === 3 ? 96 : 150) + index * 146)) +
    path('M552 400h160l-18 268q-2 18-20 18h-84q-18 0-20-18Z', '#e3f0f7', { opacity: '0.8' }) +
    path('M558 456h148l-14 206q-2 14-16 14h-88q-14 0-16-14Z', sheet.across('#a9d6ea', ['#f4fbff', 0.3], '#9cc9de'), {
      opacity: '0.9',
    }) +
    ellipse(632, 456, 74, 12, '#e6f6fd') +
    repeat(22, (bubble) =>
      circle(580 + ((bubble * 41) % 104), 474 + ((bubble * 67) % 190), 4 + (bubble % 3) * 2, '#ffffff', {
        opacity: '0.9',
      }),
    ) +
    ellipse(632, 400, 80, 13, 'none', { stroke: '#b4cddd', 'stroke-width': 5 }) +
    circle(700, 396, 48, lime) +
    circle(700, 396, 39, '#fffbe6') +
    repeat(6, (part) => turn(part * 60, 700, 396, path('M700 390l-14-26q14-8 28 0Z', lime)))
  );
};

/** Drink pouches before their box, which shows what they are pressed from. */
function pouches(art: Art, shown: string, drink: string): string {
  const { vary, sheet, color } = art;
  const height = vary.between(300, 350);
  const y = 650 - height;
  const front = shadesOf(drink);
  const pouchAt = (x: number, lean: number) =>
    turn(
      lean,
      x + 74,
      690,
      path(
        `M${x} 410h148q10 130 4 262-2 16-20 16H${x + 16}q-18 0-20-16-6-132 4-262Z`,
        sheet.across(front.dark, [front.bright, 0.25], [front.base, 0.6], front.dark),
      ),
      rect(x - 2, 400, 152, 26, 4, front.dim),
      repeat(9, (crimp) => rect(x + 6 + crimp * 16, 403, 3, 20, 1, front.deep, { opacity: '0.5' })),
      path(`M${x + 120} 400l30 26v-26Z`, '#f6f7f9'),
      rect(x + 16, 450, 116, 176, 10, '#ffffff', { opacity: '0.94' }),
      move(x + 74, 522, scaleAround(0.5, 0, 0, shown)),
      printedLabel(x + 74, 592, 24, color.dark, vary.variant),
      rect(x + 14, 440, 9, 210, 4, '#ffffff', { opacity: '0.45' }),
    );
  return (
    sheet.shadow(400, 690, 310, 22) +
    box(art, 130, y, 430, height + 24, color, 60) +
    rect(160, y + 30, 370, 190, 12, color.bright, { opacity: '0.5' }) +
    move(345, y + 122, scaleAround(0.92, 0, 0, shown)) +
    pouchAt(190, -3) +
    pouchAt(370, 2) +
    pouchAt(540, vary.between(4, 10))
  );
}

/** Apple juice in pouches. */
export const drawAppleJuice: DrawProduct = (art) => {
  const skin = shadesOf(art.vary.pick(['#d8383a', '#c9302f', '#e0483f'] as const));
  return pouches(art, fruit(art, 0, 10, 84, skin, 0), '#e9b44a');
};

/** Pear juice with bellflower root in pouches. */
export const drawPearJuice: DrawProduct = (art) => {
  const skin = shadesOf(art.vary.pick(['#d9a75a', '#cf9c4f', '#e0b46a'] as const));
  const root =
    path('M70 70q14-90 30-110 18 14 20 40-6 60-34 110 10 20-6 30-18-30-10-70Z', '#efe2c4', {
      stroke: '#c9b078',
      'stroke-width': 4,
    }) + path('M92-44q-20-30 0-50 24 14 8 50Z', '#7fb85e');
  return pouches(art, fruit(art, -30, 10, 78, skin, 2) + root, '#d9c08a');
};

/** A dark tonic in pouches, poured out in a bowl. */
export const drawTonic: DrawProduct = (art) => {
  const { vary } = art;
  const steam = vary.whole(2, 3);
  const bowl =
    repeat(steam, (wisp) => line(`M${(wisp - (steam - 1) / 2) * 44} -34q-18-20 0-40t0-30`, '#c9b8a4', 9)) +
    path('M-94-4h188q-6 84-60 90h-68q-54-6-60-90Z', art.sheet.cylinder(shadesOf('#f1e9da'))) +
    ellipse(0, -4, 94, 22, '#f8f3e8') +
    ellipse(0, -2, 80, 16, '#3b2012');
  return pouches(art, bowl, vary.pick(['#6b3f2a', '#5a3422', '#7a4a2e'] as const));
};

/** Ginseng for children in pouches with a smiling root. */
export const drawKidsGinseng: DrawProduct = (art) => {
  const { vary } = art;
  const cheek = vary.pick(['#f59a8e', '#f2b090', '#ee8f9c'] as const);
  const root =
    line('M-20 70q-20 30-44 34M0 76q0 24-10 40M20 70q24 30 46 30', '#d9b07a', 13) +
    path('M-40-40q40-30 80 0 26 60 0 104-40 40-80 0-26-44 0-104Z', art.sheet.ball(shadesOf('#e6c48e'))) +
    path('M0-50q-40-50-60-34 4 34 60 34ZM0-50q40-50 60-34-4 34-60 34ZM-4-50q-10-40 4-60 14 20 4 60Z', '#5d9a4a') +
    circle(-20, 2, 8, '#22252d') +
    circle(20, 2, 8, '#22252d') +
    circle(-34, 22, 10, cheek) +
    circle(34, 22, 10, cheek) +
    path('M-14 22q14 18 28 0', 'none', { stroke: '#22252d', 'stroke-width': 6, 'stroke-linecap': 'round' });
  return pouches(art, root, vary.pick(['#f4c542', '#6fb7e8', '#f08a75'] as const));
};

type Citrus = readonly [rind: string, flesh: string, syrup: string];

/** Slices in syrup in their jar, a spoon of it beside. */
const syrupOf = ([rind, flesh, syrup]: Citrus): DrawProduct => {
  const slice = (cx: number, cy: number, r: number) =>
    circle(cx, cy, r, rind) +
    circle(cx, cy, r * 0.84, '#fffbe8') +
    repeat(8, (part) =>
      turn(
        part * 45,
        cx,
        cy,
        path(`M${cx} ${cy - r * 0.1}l-${r * 0.24}-${r * 0.56}q${r * 0.24}-${r * 0.2} ${r * 0.48} 0Z`, flesh),
      ),
    );
  const shades = shadesOf(syrup);
  return (art) => {
    const { vary, sheet, color } = art;
    const width = vary.between(300, 340);
    const top = vary.between(250, 290);
    const x = 330 - width / 2;
    const clip = sheet.clip(rect(x, top, width, 686 - top, 46, '#000'));
    return (
      sheet.shadow(410, 690, 290, 22) +
      rect(x + 24, top - 76, width - 48, 84, 16, sheet.cylinder(color)) +
      repeat(14, (rib) =>
        rect(x + 38 + rib * ((width - 80) / 13), top - 66, 4, 64, 2, color.dark, { opacity: '0.4' }),
      ) +
      rect(x, top, width, 686 - top, 46, sheet.across(shades.dark, [shades.bright, 0.25], [syrup, 0.6], shades.dark), {
        opacity: '0.95',
      }) +
      group(
        { 'clip-path': clip },
        slice(x + 80, top + 70, 66),
        slice(x + 220, top + 110, 70),
        slice(x + 70, 610, 70),
        slice(x + 210, 590, 66),
        slice(x + 310, 640, 60),
        slice(x + 300, top + 30, 56),
      ) +
      rect(x + width * 0.16, top + 150, width * 0.68, 130, 8, '#fffaf0') +
      printedLabel(330, top + 196, 46, color.dark, vary.variant) +
      rect(x + 18, top + 40, 14, 520 - top, 7, '#ffffff', { opacity: '0.55' }) +
      slice(600, 626, 60) +
      turn(
        -14,
        600,
        676,
        rect(520, 670, 190, 13, 6, sheet.metal()),
        ellipse(530, 676, 46, 18, sheet.metal()),
        ellipse(530, 674, 38, 13, syrup),
      )
    );
  };
};

export const drawLemonSyrup = syrupOf(['#f4cf2f', '#fbeea0', '#f2d25a']);
export const drawGrapefruitSyrup = syrupOf(['#ef7f4a', '#f7a48a', '#f0955a']);
