import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, ellipse, line, path, rect, repeat, turn } from '../../svg/shapes.ts';

/** A slim steel flask, its cup filled beside it. */
export const drawThermos: DrawProduct = ({ vary, sheet, color }) => {
  const width = vary.between(170, 190);
  const height = vary.between(430, 460);
  const x = 350 - width / 2;
  const y = 684 - height;
  const hasBand = vary.chance();
  const hasLoop = vary.chance(0.5);
  return (
    sheet.shadow(400, 690, 210, 18) +
    (hasLoop ? line(`M${x + 50} ${y - 86}q${width / 2 - 50}-60 ${width - 100} 0`, '#4b5361', 13) : '') +
    rect(x + 22, y - 90, width - 44, 82, 20, sheet.across('#8d97a5', '#f4f6f9', '#8d97a5')) +
    rect(x + 22, y - 34, width - 44, 8, 2, '#8d97a5') +
    rect(x + 28, y - 12, width - 56, 20, 4, '#4b5361') +
    path(
      `M${x} ${y + 44}q0-40 30-40h${width - 60}q30 0 30 40v${height - 68}q0 24-24 24H${x + 24}q-24 0-24-24Z`,
      sheet.cylinder(color),
    ) +
    (hasBand
      ? rect(x, y + height - 70, width, 26, 0, sheet.metal())
      : rect(x, y + 120, width, 96, 0, color.deep, { opacity: '0.85' })) +
    inventedMark(350, y + 168, 46, hasBand ? color.on : '#ffffff', vary.variant) +
    rect(x + width * 0.2, y + 40, 13, height * 0.72, 6, '#ffffff', { opacity: '0.35' }) +
    path('M498 560h132l-12 118q-2 10-12 10h-84q-10 0-12-10Z', sheet.across('#8d97a5', ['#f4f6f9', 0.3], '#8d97a5')) +
    ellipse(564, 560, 66, 13, '#c9d1da') +
    ellipse(564, 562, 56, 10, '#7a4727') +
    line('M548 532q-14-20 0-36t0-34M582 532q-14-20 0-36t0-34', '#b9c4d0', 8, { opacity: '0.7' })
  );
};

/** Short and wide-mouthed, its lid a bowl; a spoon and porridge beside. */
export const drawFoodJar: DrawProduct = ({ vary, sheet, color }) => {
  const width = vary.between(256, 280);
  const height = vary.between(280, 306);
  const x = 330 - width / 2;
  const y = 684 - height;
  const porridge = vary.pick<readonly [light: string, deep: string]>([
    ['#fdf6e0', '#ecd9a8'],
    ['#f6d27a', '#e0a23a'],
    ['#e5eed2', '#a9c184'],
  ]);
  return (
    sheet.shadow(400, 690, 270, 20) +
    path(`M${x + 10} ${y}q0-90 ${width / 2 - 10}-92t${width / 2 - 10} 92Z`, sheet.cylinder(color)) +
    rect(x + width / 2 - 34, y - 108, 68, 24, 12, sheet.metal()) +
    rect(x - 2, y - 8, width + 4, 28, 8, sheet.metal()) +
    rect(x, y + 18, width, height - 18, 40, sheet.cylinder(color)) +
    rect(x, y + height - 62, width, 18, 0, color.deep, { opacity: '0.5' }) +
    inventedMark(330, y + height * 0.48, 52, color.on, vary.variant) +
    rect(x + width * 0.16, y + 44, 14, height - 110, 7, '#ffffff', { opacity: '0.4' }) +
    line(`M${x + 8} ${y + 26}q-70 40-40 130`, color.dark, 16) +
    turn(18, 640, 520, rect(632, 420, 16, 170, 8, sheet.metal()), ellipse(640, 604, 24, 34, sheet.metal())) +
    path('M484 590h192q-4 82-60 96h-72q-56-14-60-96Z', sheet.across('#cfd5de', ['#ffffff', 0.28], '#b3bdc9')) +
    ellipse(580, 590, 97, 22, '#e9edf2') +
    ellipse(580, 592, 86, 17, sheet.glow(0.4, 0.3, 0.9, porridge[0], porridge[1])) +
    repeat(6, (bit) => circle(536 + ((bit * 37) % 88), 588 + ((bit * 11) % 12), 4, bit % 2 ? '#e0762f' : '#6fa35a')) +
    line('M560 556q-14-20 0-36t0-34M600 556q-14-20 0-36t0-34', '#b9c4d0', 8, { opacity: '0.6' })
  );
};

/** Clear, with marks for the hours, a loop and a spout. */
export const drawWaterBottle: DrawProduct = ({ vary, sheet, color }) => {
  const width = vary.between(220, 248);
  const height = vary.between(410, 440);
  const x = 400 - width / 2;
  const y = 684 - height;
  const level = vary.between(0.5, 0.86);
  const body = `M${x + 40} ${y}h${width - 80}q40 16 40 66v${height - 96}q0 30-30 30H${x + 30}q-30 0-30-30v-${height - 96}q0-50 40-66Z`;
  const water = y + height - (height - 40) * level;
  return (
    sheet.shadow(400, 690, width * 0.7, 18) +
    path(body, sheet.across('#a9c6dc', ['#f8fcff', 0.22], ['#dcecf6', 0.6], '#90b0c8')) +
    path(
      `M${x + 8} ${water}h${width - 16}v${684 - water - 38}q0 26-26 26H${x + 34}q-26 0-26-26Z`,
      sheet.across('#6bb2e6', ['#b9e0fa', 0.25], '#4f9bd8'),
      { opacity: '0.75' },
    ) +
    ellipse(400, water, width / 2 - 8, 11, '#e2f3fd') +
    repeat(7, (hour) =>
      rect(x + width - 74, y + 100 + hour * ((height - 150) / 6), hour % 2 ? 28 : 46, 6, 3, color.base),
    ) +
    repeat(6, (bubble) =>
      circle(
        x + 46 + ((bubble * 53) % 90),
        water + 40 + ((bubble * 61) % Math.max(40, Math.round(600 - water))),
        4 + (bubble % 3) * 2,
        '#ffffff',
        { opacity: '0.7' },
      ),
    ) +
    line(`M${x + 60} ${y - 48}q-86-70-6-104 70-20 96 30`, color.dark, 18) +
    rect(x + 34, y - 56, width - 68, 68, 18, sheet.cylinder(color)) +
    repeat(8, (rib) => rect(x + 50 + rib * ((width - 108) / 7), y - 40, 5, 44, 2, color.dark, { opacity: '0.5' })) +
    path(`M372 ${y - 56}q-4-60 10-72h40q16 10 10 72Z`, sheet.across('#cbd9e6', ['#ffffff', 0.3], '#a9bccd')) +
    rect(x + 22, y + 76, 14, height - 150, 7, '#ffffff', { opacity: '0.7' }) +
    inventedMark(x + 86, y + height * 0.42, 42, color.deep, vary.variant)
  );
};
