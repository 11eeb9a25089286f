import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { shadesOf } from '../../svg/shades.ts';
import { circle, ellipse, group, line, path, rect, repeat, turn } from '../../svg/shapes.ts';

/** A bar braced in a door frame. */
export const drawPullUpBar: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const y = vary.between(250, 290);
  const foam = vary.between(90, 120);
  const wood = shadesOf(vary.pick(['#e9e2d6', '#c99763', '#f4f1ea'] as const));
  const steel = sheet.down('#f4f6f9', ['#aab3bf', 0.5], '#5b6472');
  return (
    sheet.shadow(400, 690, 300, 16) +
    rect(96, 110, 608, 576, 6, sheet.slant(wood.lit, wood.dim)) +
    rect(156, 170, 488, 516, 0, sheet.down('#dfe6ec', '#f4f7f9')) +
    path('M156 170h488v14H172v502h-16Z', wood.dark, { opacity: '0.55' }) +
    rect(152, y - 8, 496, 36, 10, steel) +
    repeat(3, (ring) => rect(330 + ring * 60, y - 10, 16, 40, 4, '#8d97a5')) +
    rect(214, y - 16, foam, 52, 24, sheet.down(color.bright, [color.base, 0.4], color.dark)) +
    rect(586 - foam, y - 16, foam, 52, 24, sheet.down(color.bright, [color.base, 0.4], color.dark)) +
    repeat(
      6,
      (groove) =>
        rect(228 + groove * (foam / 7), y - 16, 4, 52, 2, color.deep, { opacity: '0.5' }) +
        rect(600 - foam + groove * (foam / 7), y - 16, 4, 52, 2, color.deep, { opacity: '0.5' }),
    ) +
    rect(148, y - 44, 34, 108, 10, sheet.across('#4b5361', '#22252d')) +
    rect(618, y - 44, 34, 108, 10, sheet.across('#4b5361', '#22252d')) +
    rect(148, y - 26, 12, 72, 4, color.base) +
    rect(640, y - 26, 12, 72, 4, color.base) +
    inventedMark(400, y + 10, 24, '#3a404c', vary.variant)
  );
};

/** A step with its risers and a ribbed top. */
export const drawStepBox: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const risers = vary.whole(1, 3);
  const ribs = vary.whole(6, 8);
  const y = 616 - risers * 62;
  const riser = (x: number, level: number) => {
    const top = 626 - level * 62;
    return (
      path(
        `M${x} ${top}h190l14 58q0 6-8 6H${x - 6}q-8 0-8-6Z`,
        sheet.across(level % 2 ? '#5b6472' : '#3a404c', '#22252d'),
      ) + rect(x + 40, top + 18, 110, 26, 12, '#14161b')
    );
  };
  return (
    sheet.shadow(400, 690, 320, 20) +
    repeat(risers, (level) => riser(130, level) + riser(480, level)) +
    path(`M80 ${y + 4}L150 ${y - 110}h500l70 114Z`, sheet.slant(color.bright, [color.base, 0.5], color.dim)) +
    repeat(ribs, (rib) =>
      line(`M${146 - rib * 6 + 8} ${y - 96 + rib * (96 / ribs)}H${654 + rib * 6 - 8}`, color.dark, 6, {
        opacity: '0.55',
      }),
    ) +
    path(`M80 ${y + 4}h640v44q0 18-18 18H98q-18 0-18-18Z`, sheet.down(color.lit, color.dark)) +
    rect(80, y + 20, 640, 8, 0, color.on, { opacity: '0.5' }) +
    inventedMark(400, y + 46, 28, color.on, vary.variant)
  );
};

/** Loops and tubes of rubber, from light to strong, with handles. */
export const drawExerciseBands: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const all = ['#f4c542', '#e2574c', '#3fa66b', '#3b82d0', '#7a55a3'];
  const first = vary.whole(0, 4);
  const count = 4;
  const loop = (index: number) => {
    const shades = index === 0 ? color : shadesOf(all[(index + first) % all.length] ?? '#f4c542');
    const y = 290 + index * 92;
    const thick = 20 + index * 6;
    return turn(
      index % 2 ? 5 : -4,
      280,
      y + 40,
      rect(132, y + 5, 300, 92, 46, 'none', { stroke: shades.deep, 'stroke-width': thick }),
      rect(130, y, 300, 92, 46, 'none', {
        stroke: sheet.slant(shades.bright, [shades.base, 0.5], shades.dark),
        'stroke-width': thick,
      }),
      line(`M190 ${y - 2}h160`, shades.bright, 5, { opacity: '0.7' }),
      inventedMark(280, y + 93, 16, shades.on, vary.variant),
    );
  };
  const handle = (x: number, y: number) =>
    path(`M${x - 52} ${y + 70}L${x} ${y}l52 70`, 'none', {
      stroke: '#22252d',
      'stroke-width': 15,
      'stroke-linejoin': 'round',
    }) +
    rect(x - 66, y + 60, 132, 38, 18, sheet.down('#5b6472', '#16181d')) +
    circle(x, y, 13, sheet.metal());
  const tube = 'M500 540C420 300 560 180 620 280S560 420 660 540';
  return (
    sheet.shadow(400, 690, 310, 22) +
    line(tube, color.deep, 26) +
    line(tube, color.base, 19) +
    line(tube, color.bright, 6) +
    handle(500, 556) +
    handle(660, 556) +
    repeat(count, loop)
  );
};

/** A ribbed cylinder to roll on. */
export const drawFoamRoller: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const length = vary.between(380, 440);
  const r = vary.between(120, 136);
  const rows = vary.whole(4, 5);
  const knobs = vary.chance();
  const x = 200;
  const cy = 686 - r;
  return (
    sheet.shadow(400, 690, 330, 22) +
    turn(
      -8,
      400,
      640,
      path(
        `M${x} ${cy - r}h${length}a${r * 0.5} ${r} 0 0 1 0 ${r * 2}H${x}Z`,
        sheet.down(color.lit, [color.bright, 0.2], [color.base, 0.5], color.dark),
      ),
      repeat(rows, (row) => {
        const y = cy - r + r * 2 * ((row + 0.5) / rows);
        const squash = Math.max(0.35, 1 - Math.abs(row + 0.5 - rows / 2) / rows);
        return repeat(6, (column) =>
          knobs && column % 2
            ? ellipse(x + 74 + column * (length / 6.4), y, 22, 22 * squash, color.bright, {
                stroke: color.dark,
                'stroke-width': 4,
              })
            : rect(x + 44 + column * (length / 6.4), y - 19 * squash, 50, 38 * squash, 10, color.lit, {
                stroke: color.dark,
                'stroke-width': 4,
              }),
        );
      }),
      ellipse(x, cy, r * 0.52, r, color.dark),
      ellipse(x, cy, r * 0.49, r * 0.95, sheet.slant(color.lit, color.dim)),
      ellipse(x, cy, r * 0.34, r * 0.66, '#22252d'),
      ellipse(x + 5, cy, r * 0.28, r * 0.58, sheet.across('#16181d', '#4b5361')),
    ) +
    inventedMark(x + length - 20, cy + 4, 30, color.on, vary.variant)
  );
};

/** A ring with two cushioned grips. */
export const drawPilatesRing: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const r = vary.between(200, 226);
  const grip = shadesOf(vary.pick(['#2b2f38', '#f2efe8', '#8e9092'] as const));
  const cy = 686 - r - 20;
  const pad = (x: number) =>
    rect(x - 30, cy - 80, 60, 160, 28, sheet.across(grip.dim, grip.bright, grip.dark)) +
    repeat(5, (rib) => line(`M${x - 16} ${cy - 48 + rib * 24}h32`, grip.dark, 5));
  return (
    sheet.shadow(400, 690, r * 0.8, 20) +
    circle(400, cy, r, 'none', { stroke: color.deep, 'stroke-width': 42 }) +
    circle(400, cy, r, 'none', {
      stroke: sheet.slant(color.bright, [color.base, 0.5], color.dark),
      'stroke-width': 34,
    }) +
    path(`M${400 - r * 0.78} ${cy - r * 0.62}A${r} ${r} 0 0 1 ${400 + r * 0.1} ${cy - r}`, 'none', {
      stroke: '#ffffff',
      'stroke-width': 9,
      'stroke-linecap': 'round',
      opacity: '0.5',
    }) +
    pad(400 - r) +
    pad(400 + r) +
    inventedMark(400, cy + r, 26, color.on, vary.variant)
  );
};

/** A big ball for exercise with rings, and its pump. */
export const drawGymBall: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const r = vary.between(230, 254);
  const rings = vary.whole(4, 6);
  const cy = 688 - r;
  return (
    sheet.shadow(400, 690, r * 0.9, 24) +
    circle(370, cy, r, sheet.ball(color)) +
    group(
      { opacity: '0.6' },
      repeat(rings, (ring) => {
        const y = cy - r * 0.62 + (ring * r * 1.24) / (rings - 1);
        const half = Math.sqrt(r * r - (y - cy) * (y - cy));
        return path(`M${370 - half} ${y}q${half} ${half * 0.24} ${half * 2} 0`, 'none', {
          stroke: ring % 2 ? color.dark : color.bright,
          'stroke-width': 7,
        });
      }),
    ) +
    ellipse(370 - r * 0.4, cy - r * 0.5, r * 0.2, r * 0.12, '#ffffff', {
      opacity: '0.55',
      transform: `rotate(-36 ${Math.round(370 - r * 0.4)} ${Math.round(cy - r * 0.5)})`,
    }) +
    inventedMark(390, cy + 20, 74, color.on, vary.variant) +
    rect(640, 480, 64, 170, 12, sheet.across('#4b5361', '#8d97a5', '#22252d')) +
    rect(664, 400, 16, 90, 5, sheet.metal()) +
    rect(622, 386, 100, 24, 12, '#22252d') +
    rect(620, 650, 104, 36, 8, '#2b2f38') +
    rect(648, 520, 48, 60, 8, color.base)
  );
};
