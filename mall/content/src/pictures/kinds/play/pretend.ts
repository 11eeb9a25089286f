import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { shadesOf } from '../../svg/shades.ts';
import { circle, ellipse, line, path, rect, repeat, turn } from '../../svg/shapes.ts';

/** A child's kitchen: hob, oven, tap, with pots and a wooden egg. */
export const drawPlayKitchen: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const second = shadesOf(vary.pick(['#f2b632', '#e2574c', '#6fb7e8', '#a6d6c5'] as const));
  const tall = vary.between(0, 30);
  const white = shadesOf('#fbfaf7');
  const y = 420 - tall * 0.4;
  return (
    sheet.shadow(400, 690, 280, 20) +
    rect(150, 130 - tall, 500, 170, 18, sheet.slant(white.bright, white.dim)) +
    path(`M140 ${130 - tall}q260-46 520 0v22H140Z`, sheet.down(color.lit, color.dim)) +
    rect(190, 186 - tall, 420, 12, 5, second.base) +
    [230, 310, 390]
      .map(
        (x, index) =>
          line(`M${x} ${196 - tall}v26`, '#8d97a5', 5) +
          (index === 0
            ? circle(x, 250 - tall, 26, second.base)
            : rect(x - 13, 222 - tall, 26, 54, 10, index === 1 ? color.base : '#c99763')),
      )
      .join('') +
    rect(470, 214 - tall, 60, 60, 10, '#e2574c') +
    circle(570, 246 - tall, 28, '#f2b632') +
    rect(120, y, 560, 270 + tall * 0.4, 16, sheet.slant(white.bright, [white.base, 0.5], white.dim)) +
    path(`M110 ${y}l26-44h528l26 44v16H110Z`, sheet.down(second.lit, second.dim)) +
    ellipse(240, y - 22, 62, 13, '#3a404c') +
    ellipse(380, y - 22, 54, 12, '#3a404c') +
    path(`M180 ${y - 92}h120v58q0 14-60 14t-60-14Z`, sheet.cylinder(color)) +
    ellipse(240, y - 92, 60, 12, color.bright) +
    rect(296, y - 84, 60, 13, 6, color.dark) +
    ellipse(386, y - 30, 56, 14, '#22252d') +
    ellipse(386, y - 34, 40, 9, '#ffffff') +
    circle(390, y - 36, 10, '#f7a928') +
    ellipse(570, y - 20, 78, 16, '#aab3bf') +
    line(`M600 ${y - 26}v-60q0-34-34-34t-34 34`, sheet.metal(), 13) +
    rect(150, y + 44, 250, 206, 16, color.base) +
    rect(176, y + 96, 198, 126, 12, '#2b2f38') +
    rect(186, y + 106, 178, 106, 8, sheet.slant('#5b6472', '#22252d')) +
    rect(200, y + 62, 150, 14, 7, '#f4f6f9') +
    path(`M230 ${y + 190}q46-50 92 0Z`, '#d9a86a') +
    repeat(
      4,
      (knob) =>
        circle(440 + knob * 60, y + 46, 19, second.base) + line(`M${440 + knob * 60} ${y + 46}v-14`, '#ffffff', 5),
    ) +
    rect(430, y + 90, 220, 160, 14, white.lit, { stroke: white.dark, 'stroke-width': 3 }) +
    rect(600, y + 140, 14, 60, 7, '#aab3bf') +
    inventedMark(516, y + 168, 50, color.base, vary.variant)
  );
};

/** A play arch for a baby with things to bat at, on its mat. */
export const drawBabyGym: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const wood = shadesOf('#d9b278');
  const drop = vary.between(-16, 22);
  const hues = ['#f2b632', '#e58aa0', '#6fb7e8', '#7fb85e'];
  const first = vary.whole(0, 3);
  const hue = (index: number) => shadesOf(hues[(index + first) % 4] ?? '#f2b632');
  return (
    sheet.shadow(400, 680, 330, 26) +
    path('M70 640L170 540h460l100 100q6 40-40 40H110q-46 0-40-40Z', sheet.down(color.lit, color.dim)) +
    path('M100 640l86-84h428l86 84Z', sheet.down(color.bright, color.base)) +
    repeat(6, (dot) => circle(220 + dot * 74, 596 + (dot % 2) * 24, 13, hue(dot).lit)) +
    line('M260 250L180 600M260 250L330 560', wood.dark, 24) +
    line('M260 250L180 600M260 250L330 560', wood.base, 17) +
    line('M540 250L470 560M540 250L620 600', wood.dark, 24) +
    line('M540 250L470 560M540 250L620 600', wood.base, 17) +
    line('M220 240h360', wood.deep, 30) +
    line('M220 238h360', sheet.down(wood.bright, wood.dim), 24) +
    line(`M300 250V${350 + drop}M400 250V${380 + drop}M500 250V${350 + drop}`, '#c3b49a', 6) +
    circle(300, 376 + drop, 36, 'none', { stroke: hue(0).base, 'stroke-width': 19 }) +
    path(`M400 ${376 + drop}l16 34 38 4-28 26 8 38-34-20-34 20 8-38-28-26 38-4Z`, hue(1).base) +
    circle(500, 378 + drop, 40, sheet.ball(hue(2))) +
    circle(486, 372 + drop, 5, '#22252d') +
    circle(514, 372 + drop, 5, '#22252d') +
    line(`M490 ${392 + drop}q10 9 20 0`, '#22252d', 4) +
    ellipse(620, 636, 58, 26, hue(3).base) +
    circle(662, 612, 26, sheet.ball(hue(3))) +
    circle(670, 606, 4, '#22252d') +
    inventedMark(180, 646, 34, color.on, vary.variant)
  );
};

/** A board with its path, a pawn of each color, dice and cards before the box. */
export const drawBoardGame: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const hues = ['#e2574c', '#f2b632', '#3b82d0', '#3fa66b'];
  const turnOf = vary.between(-9, 3);
  const lit = vary.whole(0, 3);
  const pawn = (x: number, y: number, hue: string) => {
    const shades = shadesOf(hue);
    return (
      ellipse(x, y + 50, 36, 12, shades.deep) +
      path(
        `M${x - 34} ${y + 48}q24-30 20-76h28q-4 46 20 76-34 14-68 0Z`,
        sheet.across(shades.lit, shades.base, shades.dark),
      ) +
      circle(x, y - 40, 27, sheet.ball(shades))
    );
  };
  const die = (x: number, y: number, degrees: number) =>
    turn(
      degrees,
      x,
      y,
      rect(x - 36, y - 36, 72, 72, 14, sheet.slant('#ffffff', '#d9dee5')),
      [
        [-18, -18],
        [18, -18],
        [0, 0],
        [-18, 18],
        [18, 18],
      ]
        .map(([dx, dy]) => circle(x + (dx ?? 0), y + (dy ?? 0), 7, '#e2574c'))
        .join(''),
    );
  return (
    sheet.shadow(400, 690, 330, 22) +
    rect(130, 120, 380, 270, 10, sheet.slant(color.bright, [color.base, 0.5], color.dim)) +
    path('M510 120l40 20v262h-40Z', color.dark) +
    circle(320, 240, 84, '#ffffff', { opacity: '0.92' }) +
    repeat(4, (part) => circle(284 + (part % 2) * 72, 206 + Math.floor(part / 2) * 70, 26, hues[part]!)) +
    inventedMark(320, 354, 34, color.on, vary.variant) +
    path('M70 660L180 400h460l110 260q2 20-20 20H90q-22 0-20-20Z', color.deep) +
    path('M70 650L180 392h460l110 258Z', '#f6ecd6') +
    path('M120 626l84-204h412l86 204Z', 'none', { stroke: color.base, 'stroke-width': 34 }) +
    repeat(
      7,
      (cell) =>
        rect(190 + cell * 62, 408, 42, 22, 5, hues[(cell + lit) % 4]!) +
        rect(136 + cell * 78, 612, 56, 28, 6, hues[(cell + lit + 1) % 4]!),
    ) +
    [0, 1, 2]
      .map(
        (cell) =>
          rect(176 - cell * 24, 454 + cell * 50, 40, 26, 5, hues[(cell + 2) % 4]!) +
          rect(604 + cell * 22, 454 + cell * 50, 40, 26, 5, hues[(cell + 3) % 4]!),
      )
      .join('') +
    turn(
      turnOf,
      400,
      520,
      rect(318, 470, 80, 110, 8, '#ffffff', { stroke: '#c9b99d', 'stroke-width': 3 }),
      circle(358, 524, 22, color.base),
      rect(410, 476, 80, 110, 8, color.base),
      inventedMark(450, 530, 34, color.on, vary.variant),
    ) +
    pawn(246, 560, hues[0]!) +
    pawn(560, 500, hues[1]!) +
    pawn(318, 430, hues[2]!) +
    pawn(610, 590, hues[3]!) +
    die(508, 606, 14) +
    die(430, 634, -20)
  );
};

/** A water pistol with its tank full and a squirt. */
export const drawWaterGun: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const second = shadesOf(vary.pick(['#f2b632', '#db6b35', '#3fa66b', '#e58aa0'] as const));
  const length = vary.between(0, 36);
  const tank = vary.between(0, 26);
  return (
    sheet.shadow(420, 690, 280, 20) +
    line('M196 330Q110 310 40 360', '#9fd3ee', 13, { 'stroke-dasharray': '30 16' }) +
    repeat(6, (drop) =>
      circle(40 + drop * 24, 380 + ((drop * 37) % 50), 7 + (drop % 3) * 3, '#9fd3ee', { opacity: '0.9' }),
    ) +
    rect(196 - length * 0.4, 312, 120, 38, 12, second.base) +
    rect(184 - length * 0.4, 304, 30, 54, 10, second.dark) +
    path(
      'M290 280h330q60 0 70 50l10 60q0 24-26 24H310q-30 0-30-30v-80q0-24 10-24Z',
      sheet.down(color.bright, [color.base, 0.45], color.dark),
    ) +
    path('M560 400h110l34 240q4 40-34 40h-60q-26 0-30-30Z', sheet.across(second.lit, second.base, second.dark)) +
    repeat(4, (groove) => line(`M${596 + groove * 4} ${470 + groove * 44}h80`, second.deep, 7)) +
    path('M470 410q-14 70 20 80t70-60', 'none', { stroke: color.dark, 'stroke-width': 20, 'stroke-linecap': 'round' }) +
    rect(508, 410, 22, 54, 10, '#2b2f38') +
    rect(318, 420, 130, 60, 24, second.base) +
    repeat(4, (groove) => rect(338 + groove * 26, 430, 9, 40, 4, second.dark)) +
    rect(300, 404, 180, 20, 8, '#3a404c') +
    path(`M410 ${150 - tank}q80-20 160 0l16 ${130 + tank}H394Z`, '#cfe9f6', { opacity: '0.85' }) +
    path(`M404 ${206 - tank * 0.4}q40-14 88 0t84 0l10 76H394Z`, '#6fc0ea', { opacity: '0.85' }) +
    rect(440, 116 - tank, 100, 44, 12, second.base) +
    path('M310 300h270', 'none', { stroke: '#ffffff', 'stroke-width': 9, 'stroke-linecap': 'round', opacity: '0.45' }) +
    inventedMark(640, 344, 44, color.on, vary.variant) +
    circle(360, 346, 19, second.base) +
    circle(410, 346, 13, second.lit)
  );
};
