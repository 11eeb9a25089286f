import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { tone } from '../../svg/color.ts';
import { circle, ellipse, line, path, rect, repeat, turn } from '../../svg/shapes.ts';

/** A driver, an iron, a bag of clubs. */
export const drawGolfClub: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const shaft = sheet.across('#7d8796', '#f4f6f9', '#8d97a5');
  const lean = vary.between(19, 28);
  const dye = vary.pick(['#ffffff', '#ffffff', '#ffe14d', '#ff9a5c'] as const);
  const tee = vary.pick(['#e2574c', '#d9a873', '#3b82d0'] as const);
  const ball = (x: number, y: number, r: number) =>
    circle(x, y, r, sheet.glow(0.36, 0.3, 0.8, '#ffffff', [tone(dye, -0.03), 0.6], tone(dye, -0.26))) +
    repeat(12, (dimple) =>
      circle(
        x + Math.cos(dimple * 2.4) * r * 0.21 * Math.sqrt(dimple),
        y + Math.sin(dimple * 2.4) * r * 0.21 * Math.sqrt(dimple),
        r * 0.08,
        tone(dye, -0.16),
      ),
    );
  const clubHead = (x: number, y: number, kind: number) =>
    [
      path(`M${x - 10} ${y + 30}q-80-70-30-96 70-20 110 20 14 40-16 76Z`, sheet.ball(color)),
      path(`M${x - 6} ${y + 30}l-60-70q-10-26 20-34l56 50Z`, sheet.slant('#f7f9fb', '#8d97a5')),
      circle(x, y - 14, 40, sheet.ball(color)),
    ][kind] ?? '';
  if (style === 2) {
    const clubs = repeat(
      6,
      (club) =>
        line(`M${330 + club * 28} 300L${300 + club * 40} ${160 - (club % 2) * 30}`, '#aab3bf', 9) +
        clubHead(300 + club * 40, 150 - (club % 2) * 30, club % 3),
    );
    return (
      sheet.shadow(410, 690, 190, 22) +
      line('M300 400L220 690', '#3a404c', 13) +
      clubs +
      path('M296 270h208l30 380q2 38-40 38H310q-42 0-40-38Z', sheet.cylinder(color)) +
      ellipse(400, 272, 106, 24, '#22252d') +
      rect(284, 300, 232, 26, 8, color.dark) +
      rect(320, 440, 130, 170, 26, color.lit, { stroke: color.dark, 'stroke-width': 3 }) +
      line('M336 470h98', '#c9d0da', 4, { 'stroke-dasharray': '5 5' }) +
      inventedMark(385, 540, 50, color.on, vary.variant) +
      line('M510 320q90 120 10 260', '#2b2f38', 17) +
      ball(610, 668, 22)
    );
  }
  const iron = style === 1;
  return (
    sheet.shadow(310, 672, 220, 24) +
    turn(
      lean,
      400,
      400,
      rect(388, 20, 22, 250, 9, sheet.across('#14161b', '#4b5361', '#14161b')),
      repeat(9, (ring) => rect(388, 40 + ring * 24, 22, 4, 1, color.base)),
      path('M391 260h16l-3 330h-10Z', shaft),
      rect(389, 560, 20, 34, 4, color.base),
    ) +
    (iron
      ? path('M330 560l-14 60q-4 20-26 34l-110 34q-40 6-40-34 0-30 40-46l110-50Z', sheet.slant('#ffffff', ['#cfd5de', 0.4], '#6d7683')) +
        repeat(6, (groove) => line(`M${176 + groove * 4} ${628 + groove * 8}l${96 - groove * 4}-${42 - groove}`, '#8d97a5', 3)) +
        circle(286, 606, 12, color.base)
      : path(
          'M346 560q6 60-20 100-40 28-130 26-96-6-96-70 10-70 110-86 90-8 136 30Z',
          sheet.glow(0.35, 0.2, 1, color.bright, [color.base, 0.5], color.deep),
        ) +
        path('M104 630q4 54 92 56 88 2 130-26l6-14q-60 24-140 18-70-6-88-34Z', sheet.across('#aab3bf', '#f4f6f9', '#6d7683')) +
        path('M150 580q40-30 110-26', 'none', { stroke: '#ffffff', 'stroke-width': 9, 'stroke-linecap': 'round', opacity: '0.5' }) +
        inventedMark(214, 606, 46, color.on, vary.variant)) +
    line('M560 690V650', tee, 9) +
    path('M540 650h40l-14 14h-12Z', tee) +
    ball(560, 612, 44)
  );
};
