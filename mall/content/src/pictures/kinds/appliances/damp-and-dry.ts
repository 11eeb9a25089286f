import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, ellipse, line, path, rect, repeat } from '../../svg/shapes.ts';

/** Boils its water in a steel pot: a lid with a handle, white steam, a gauge at the side. */
export const drawHeatedHumidifier: DrawProduct = ({ vary, sheet, color }) => {
  const width = vary.between(330, 360);
  const x = 400 - width / 2;
  const top = vary.between(300, 320);
  const level = vary.between(0.35, 0.8);
  const steam = repeat(6, (puff) =>
    ellipse(
      400 + [0, -34, 30, -20, 40, 6][puff]!,
      top - 66 - puff * 24,
      30 + puff * 9,
      28 + puff * 5,
      sheet.glow(0.5, 0.5, 0.5, '#b7c7d8ee', '#d7e6f500'),
      {
        opacity: String(0.95 - puff * 0.12),
      },
    ),
  );
  return (
    sheet.shadow(400, 690, width * 0.6, 22) +
    steam +
    path(`M${x} ${top}h${width}v120H${x}Z`, sheet.metal()) +
    path(`M${x - 12} ${top + 90}h${width + 24}v190q0 94-90 94H${x + 78}q-90 0-90-94Z`, sheet.cylinder(color)) +
    path(
      `M${x - 8} ${top}q4-62 ${width / 2 + 8}-64t${width / 2 + 8} 64Z`,
      sheet.glow(0.35, 0.15, 1, color.bright, [color.lit, 0.4], color.dim),
    ) +
    rect(x - 12, top - 8, width + 24, 22, 11, sheet.across(color.deep, [color.lit, 0.3], color.dark)) +
    rect(360, top - 66, 80, 14, 7, '#2b2f38') +
    path(`M${x + 20} ${top + 6}Q400 ${top - 190} ${x + width - 20} ${top + 6}`, 'none', {
      stroke: sheet.across('#1c1f26', ['#5b6472', 0.4], '#16181d'),
      'stroke-width': 18,
    }) +
    rect(x + width - 54, top + 116, 22, 150, 11, '#e8f2fa') +
    rect(x + width - 51, top + 116 + 147 * (1 - level), 16, 147 * level, 8, '#4fa3e0') +
    rect(330, top + 210, 140, 66, 20, '#16181d') +
    rect(348, top + 224, 60, 24, 6, '#ff9f6b') +
    circle(438, top + 236, 9, '#ffffff') +
    repeat(3, (dot) => circle(358 + dot * 20, top + 262, 4, '#8d97a5')) +
    rect(x + 24, top + 120, 13, 180, 6, '#ffffff', { opacity: '0.35' }) +
    inventedMark(400, 650, 24, color.on, vary.variant)
  );
};

/** A box on castors: louvres on top, the tank filling behind its window. */
export const drawDehumidifier: DrawProduct = ({ vary, sheet, color }) => {
  const width = vary.between(330, 360);
  const x = 400 - width / 2;
  const top = vary.between(160, 184);
  const level = vary.between(0.35, 0.75);
  const tankTop = 470;
  const tankHeight = 170;
  const drop = (cx: number, cy: number, s: number) =>
    path(
      `M${cx} ${cy - 34 * s}q${30 * s} ${34 * s} ${30 * s} ${54 * s}t-${30 * s} ${26 * s}-${30 * s}-${26 * s} ${30 * s}-${54 * s}Z`,
      sheet.slant('#bfe6ff', '#4fa3e0'),
    );
  return (
    sheet.shadow(400, 690, width * 0.62, 22) +
    [x + 46, x + width - 46].map((cx) => circle(cx, 674, 16, '#22252d') + circle(cx, 674, 6, '#8d97a5')).join('') +
    path(`M${x + width - 2} ${top + 30}l24 12v${590 - top}l-24 26Z`, color.deep) +
    rect(x, top, width, 664 - top, 34, sheet.slant(color.bright, [color.base, 0.45], color.dim)) +
    path(`M${x + 20} ${top + 6}l24-34h${width - 88}l24 34Z`, sheet.down(color.lit, color.dark)) +
    repeat(7, (fin) => line(`M${x + 56 + fin * ((width - 112) / 6)} ${top + 2}l${(fin - 3) * 3}-26`, color.deep, 6)) +
    rect(x + 40, top + 40, width - 80, 60, 20, '#16181d') +
    circle(x + 76, top + 70, 15, 'none', { stroke: '#7fd8ff', 'stroke-width': 5 }) +
    repeat(3, (bar) => rect(x + 120 + bar * 34, top + 56, 22, 28, 5, '#7fd8ff', { opacity: String(1 - bar * 0.25) })) +
    circle(x + width - 66, top + 70, 8, '#7fe0a8') +
    repeat(7, (row) =>
      rect(x + 50, top + 130 + row * 22, width - 100, 9, 4, sheet.across(color.dark, color.deep, color.dark)),
    ) +
    rect(x + 34, tankTop - 22, width - 68, tankHeight + 40, 22, sheet.slant(color.lit, color.dim), {
      stroke: color.dark,
      'stroke-width': 3,
    }) +
    rect(x + 56, tankTop, width - 112, tankHeight - 6, 14, sheet.across('#cfe0ee', ['#f6fbff', 0.3], '#a9c2d6')) +
    rect(x + 60, tankTop + (tankHeight - 10) * (1 - level), width - 120, (tankHeight - 10) * level, 10, '#58aee6', {
      opacity: '0.7',
    }) +
    ellipse(400, tankTop + (tankHeight - 10) * (1 - level), width / 2 - 62, 6, '#d9f0ff') +
    drop(400, tankTop + 34, 0.72) +
    rect(360, tankTop - 14, 80, 10, 5, color.deep) +
    rect(x + 14, top + 60, 9, 300, 4, '#ffffff', { opacity: '0.4' }) +
    inventedMark(x + 44, top + 118, 18, color.on, vary.variant)
  );
};
