import type { Art, DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { tone } from '../../svg/color.ts';
import { circle, ellipse, line, path, rect, repeat, turn } from '../../svg/shapes.ts';

/** A dimpled ball of its dye. */
const ball = ({ sheet }: Art, x: number, y: number, r: number, dye: string, dimples = 12) =>
  circle(x, y, r, sheet.glow(0.36, 0.3, 0.8, '#ffffff', [tone(dye, -0.03), 0.6], tone(dye, -0.26))) +
  repeat(dimples, (dimple) =>
    circle(
      x + (Math.cos(dimple * 2.4) * r * 0.86 * Math.sqrt(dimple)) / Math.sqrt(dimples),
      y + (Math.sin(dimple * 2.4) * r * 0.86 * Math.sqrt(dimple)) / Math.sqrt(dimples),
      (r * 0.27) / Math.sqrt(dimples / 12) / 3.2,
      tone(dye, -0.16),
    ),
  );

const dyes = ['#ffffff', '#ffffff', '#ffe14d', '#ff9a5c'] as const;

/** A shaft with its grip, from a head's neck at (400, 590) upward. */
const shaft = ({ sheet, color }: Art) =>
  rect(388, 20, 22, 250, 9, sheet.across('#14161b', '#4b5361', '#14161b')) +
  repeat(9, (ring) => rect(388, 40 + ring * 24, 22, 4, 1, color.base)) +
  path('M391 260h16l-3 330h-10Z', sheet.across('#7d8796', '#f4f6f9', '#8d97a5')) +
  rect(389, 560, 20, 34, 4, color.base);

/** A ball on its tee. */
const teed = (art: Art, x: number) => {
  const tee = art.vary.pick(['#e2574c', '#d9a873', '#3b82d0'] as const);
  return (
    line(`M${x} 690V650`, tee, 9) +
    path(`M${x - 20} 650h40l-14 14h-12Z`, tee) +
    ball(art, x, 612, 44, art.vary.pick(dyes))
  );
};

/** A driver with a ball on its tee. */
export const drawGolfClub: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  return (
    sheet.shadow(310, 672, 220, 24) +
    turn(vary.between(19, 28), 400, 400, shaft(art)) +
    path(
      'M346 560q6 60-20 100-40 28-130 26-96-6-96-70 10-70 110-86 90-8 136 30Z',
      sheet.glow(0.35, 0.2, 1, color.bright, [color.base, 0.5], color.deep),
    ) +
    path(
      'M104 630q4 54 92 56 88 2 130-26l6-14q-60 24-140 18-70-6-88-34Z',
      sheet.across('#aab3bf', '#f4f6f9', '#6d7683'),
    ) +
    path('M150 580q40-30 110-26', 'none', {
      stroke: '#ffffff',
      'stroke-width': 9,
      'stroke-linecap': 'round',
      opacity: '0.5',
    }) +
    inventedMark(214, 606, 46, color.on, vary.variant) +
    teed(art, 560)
  );
};

/** A set of irons, fanned, their blades down. */
export const drawIrons: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const count = vary.whole(5, 7);
  const spread = vary.between(5.4, 6.2);
  const iron = (index: number) =>
    turn(
      (index - (count - 1) / 2) * -spread,
      400,
      -260,
      rect(391, 70, 19, 190, 8, sheet.across('#14161b', '#4b5361', '#14161b')),
      repeat(6, (ring) => rect(391, 90 + ring * 26, 19, 4, 1, color.base)),
      rect(396, 256, 9, 300, 3, sheet.across('#7d8796', '#f4f6f9', '#8d97a5')),
      rect(393, 540, 15, 34, 3, color.base),
      path(
        'M392 566l16 4 4 60q0 26-24 34l-84 18q-30 0-28-30 2-20 30-34Z',
        sheet.slant('#ffffff', ['#cfd5de', 0.4], '#6d7683'),
      ),
      repeat(4, (groove) => line(`M${304 + groove * 5} ${648 + groove * 7}l78-26`, '#8d97a5', 3)),
      circle(396, 640, 9, color.base),
    );
  return sheet.shadow(390, 690, 330, 20) + repeat(count, iron);
};

/** A putter before the cup and its flag. */
export const drawPutter: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const isMallet = vary.chance();
  const lean = vary.between(9, 14);
  const flag = vary.pick(['#e2574c', '#f2b632', '#3b82d0'] as const);
  return (
    ellipse(420, 660, 340, 52, sheet.slant('#a9cf8a', '#7fb06a')) +
    ellipse(640, 650, 46, 13, '#2b2f38') +
    line('M640 650V230', '#e8ebf0', 11) +
    path('M646 236l96 34-96 36Z', flag) +
    turn(
      lean,
      300,
      650,
      rect(290, 60, 26, 210, 10, sheet.across('#14161b', '#4b5361', '#14161b')),
      repeat(7, (ring) => rect(290, 84 + ring * 26, 26, 4, 1, color.base)),
      path('M297 266h12l-2 356h-8Z', sheet.across('#7d8796', '#f4f6f9', '#8d97a5')),
    ) +
    (isMallet
      ? path(
          'M180 610h230q16 0 14 20-10 50-128 52-120-2-130-52-2-20 14-20Z',
          sheet.slant(color.bright, [color.base, 0.5], color.dark),
        ) +
        rect(180, 606, 232, 20, 8, sheet.down('#f4f6f9', '#8d97a5')) +
        rect(286, 626, 20, 44, 4, '#ffffff')
      : path(
          'M170 616q4-12 24-12h206q20 0 20 14v34q0 14-18 14H196q-26 0-26-20Z',
          sheet.slant('#f4f6f9', ['#c3cad4', 0.4], '#6d7683'),
        ) +
        rect(206, 620, 180, 26, 8, color.base) +
        rect(290, 606, 10, 20, 2, color.deep)) +
    inventedMark(isMallet ? 240 : 350, isMallet ? 648 : 633, 24, color.on, vary.variant) +
    ball(art, 500, 640, 34, vary.pick(dyes))
  );
};

/** A sleeve of balls in its box, and more in front. */
export const drawGolfBalls: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const dye = vary.pick(dyes);
  const wide = vary.between(500, 540);
  const x = 400 - wide / 2;
  return (
    sheet.shadow(410, 690, 320, 22) +
    path(`M${x} 300l60-70h${wide - 20}l-40 70Z`, color.lit) +
    path(`M${x + wide} 300l40-70v250l-40 60Z`, color.deep) +
    rect(x, 300, wide, 240, 8, sheet.slant(color.bright, [color.base, 0.5], color.dim)) +
    rect(x + 30, 330, wide - 60, 130, 12, color.deep) +
    repeat(3, (index) => ball(art, x + 96 + index * ((wide - 192) / 2), 396, 60, dye, 16)) +
    inventedMark(x + 60, 500, 36, color.on, vary.variant) +
    rect(x + 96, 488, 160, 12, 5, color.on) +
    rect(x + 96, 510, 100, 9, 4, color.on, { opacity: '0.6' }) +
    ball(art, 250, 596, 90, dye, 26) +
    ball(art, 436, 600, 88, dye, 26) +
    ball(art, 612, 610, 78, dye, 24)
  );
};

/** A laser rangefinder: eyepiece, lens and the flag that it finds. */
export const drawRangefinder: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const deep = vary.between(240, 280);
  const lens = vary.between(84, 96);
  const dark = sheet.slant('#5b6472', ['#2b2f38', 0.5], '#16181d');
  const x = 190;
  const y = 650 - deep;
  return (
    sheet.shadow(410, 690, 290, 22) +
    rect(x, y, 410, deep, 56, sheet.slant(color.bright, [color.base, 0.45], color.dark)) +
    path(`M${x} ${y + deep * 0.5}h410v${deep * 0.5 - 56}q0 56-56 56H${x + 56}q-56 0-56-56Z`, dark) +
    repeat(6, (rib) => rect(x + 60 + rib * 34, y + deep * 0.6, 16, deep * 0.3, 8, '#16181d')) +
    rect(x + 60, y - 22, 90, 36, 14, '#2b2f38') +
    rect(x + 180, y - 16, 60, 28, 12, color.deep) +
    rect(x - 44, y + 34, 70, deep - 90, 26, sheet.across('#16181d', '#5b6472', '#22252d')) +
    circle(560, y + deep * 0.46, lens + 22, '#16181d') +
    circle(560, y + deep * 0.46, lens + 10, sheet.metal()) +
    circle(560, y + deep * 0.46, lens, sheet.glow(0.4, 0.35, 0.8, '#9a6fd0', ['#3a2f6a', 0.5], '#10131c')) +
    path(`M556 ${y + deep * 0.46 + 50}v-96`, 'none', { stroke: '#ffffff', 'stroke-width': 6 }) +
    path(`M560 ${y + deep * 0.46 - 44}l36 14-36 14Z`, '#ff5a4d') +
    circle(556, y + deep * 0.46 - 10, 46, 'none', {
      stroke: '#ff5a4d',
      'stroke-width': 4,
      'stroke-dasharray': '16 10',
    }) +
    ellipse(526, y + deep * 0.46 - 34, 20, 12, '#ffffff', {
      opacity: '0.6',
      transform: `rotate(-36 526 ${Math.round(y + deep * 0.46 - 34)})`,
    }) +
    line(`M${x + 20} ${y + deep - 40}q-110 60-70 90t60-20`, '#2b2f38', 11) +
    inventedMark(x + 200, y + deep * 0.28, 50, color.on, vary.variant)
  );
};

/** A bag of clubs. */
export const drawGolfBag: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const clubs = vary.whole(5, 7);
  const step = 180 / clubs;
  const wide = vary.between(200, 228);
  const head = (x: number, y: number, kind: number) =>
    [
      path(`M${x - 10} ${y + 30}q-80-70-30-96 70-20 110 20 14 40-16 76Z`, sheet.ball(color)),
      path(`M${x - 6} ${y + 30}l-60-70q-10-26 20-34l56 50Z`, sheet.slant('#f7f9fb', '#8d97a5')),
      circle(x, y - 14, 40, sheet.ball(color)),
    ][kind] ?? '';
  return (
    sheet.shadow(410, 690, 190, 22) +
    line('M300 400L220 690', '#3a404c', 13) +
    repeat(
      clubs,
      (club) =>
        line(`M${330 + club * step * 0.8} 300L${296 + club * step * 1.3} ${160 - (club % 2) * 30}`, '#aab3bf', 9) +
        head(296 + club * step * 1.3, 150 - (club % 2) * 30, club % 3),
    ) +
    path(`M${400 - wide / 2} 270h${wide}l26 380q2 38-40 38H${414 - wide / 2}q-42 0-40-38Z`, sheet.cylinder(color)) +
    ellipse(400, 272, wide / 2 + 2, 24, '#22252d') +
    rect(392 - wide / 2, 300, wide + 16, 26, 8, color.dark) +
    rect(320, 440, 130, 170, 26, color.lit, { stroke: color.dark, 'stroke-width': 3 }) +
    line('M336 470h98', '#c9d0da', 4, { 'stroke-dasharray': '5 5' }) +
    inventedMark(385, 540, 50, color.on, vary.variant) +
    line(`M${400 + wide / 2} 320q90 120 10 260`, '#2b2f38', 17) +
    ball(art, 610, 668, 22, vary.pick(dyes))
  );
};
