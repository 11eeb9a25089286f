import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, ellipse, line, path, rect, repeat } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

const clay = shadesOf('#4a3a33');

/** Dark clay on a tray, the stew still boiling. */
export const drawEarthenPot: DrawProduct = ({ vary, sheet, color }) => {
  const width = vary.between(410, 440);
  const x = 400 - width / 2;
  const soup = vary.pick<readonly [light: string, deep: string]>([
    ['#e2693a', '#a8361d'],
    ['#d9b26a', '#a87c38'],
    ['#e88a4a', '#b8501f'],
  ]);
  const top = 430;
  return (
    sheet.shadow(400, 690, width * 0.66, 24) +
    path(
      `M${x - 70} 664h${width + 140}l-26 22q-4 4-14 4H${x - 30}q-10 0-14-4Z`,
      sheet.slant(color.bright, color.dark),
    ) +
    ellipse(400, 660, width / 2 + 70, 34, sheet.slant(color.lit, color.dim)) +
    ellipse(400, 656, width / 2 + 40, 24, color.dark, { opacity: '0.5' }) +
    path(
      `M${x} ${top}q-8 120 66 200 30 34 90 34h${width - 312}q60 0 90-34 74-80 66-200Z`,
      sheet.across(clay.deep, [clay.bright, 0.22], [clay.base, 0.5], clay.deep),
    ) +
    [x - 6, x + width + 6]
      .map((ear) => rect(ear - 34, top + 34, 68, 34, 17, sheet.down(clay.bright, clay.deep)))
      .join('') +
    path(`M${x + 16} ${top + 92}q${width / 2 - 16} 54 ${width - 32} 0`, 'none', {
      stroke: clay.bright,
      'stroke-width': 7,
      opacity: '0.6',
    }) +
    ellipse(400, top, width / 2 + 8, 74, sheet.slant(clay.bright, clay.dark)) +
    ellipse(400, top + 4, width / 2 - 16, 60, clay.deep) +
    ellipse(400, top + 8, width / 2 - 24, 53, sheet.glow(0.4, 0.3, 0.8, soup[0], soup[1])) +
    repeat(5, (cube) =>
      rect(290 + ((cube * 61) % 190), top - 26 + ((cube * 37) % 46), 46, 28, 6, sheet.down('#ffffff', '#efe8d8')),
    ) +
    repeat(9, (leek) =>
      circle(270 + ((leek * 83) % 260), top - 18 + ((leek * 29) % 52), 9, 'none', {
        stroke: '#7fae5a',
        'stroke-width': 6,
      }),
    ) +
    repeat(3, (chili) => ellipse(320 + chili * 70, top + 4 + (chili % 2) * 20, 15, 7, '#d3321f')) +
    repeat(3, (puff) => line(`M${320 + puff * 80} ${top - 96}q-24-34 0-64t0-64`, '#b9c4d0', 12, { opacity: '0.55' })) +
    rect(x + 44, top + 60, 14, 120, 7, '#ffffff', { opacity: '0.2' })
  );
};

/** A locked lid with its long handle, the weight and the valve on top. */
export const drawPressureCooker: DrawProduct = ({ vary, sheet, color }) => {
  const width = vary.between(360, 390);
  const height = vary.between(220, 250);
  const x = 340 - width / 2;
  const y = 682 - height;
  const steel = sheet.across('#8d97a5', ['#f4f6f9', 0.2], ['#cfd5dd', 0.45], ['#e9edf2', 0.6], '#7f8998');
  const grip = sheet.down(color.lit, color.deep);
  return (
    sheet.shadow(370, 690, width * 0.66, 22) +
    rect(x - 62, y + 36, 90, 40, 18, grip) +
    rect(x + width - 30, y + 24, 262, 50, 24, sheet.down('#4a505c', '#16181d')) +
    path(`M${x} ${y}h${width}v${height - 40}q-4 40-46 40H${x + 46}q-42 0-46-40Z`, steel) +
    rect(x, y + height - 36, width, 12, 0, '#7f8998', { opacity: '0.5' }) +
    rect(x + 30, y + 40, 16, height - 90, 8, '#ffffff', { opacity: '0.6' }) +
    path(
      `M${x - 4} ${y - 14}q10-84 ${width / 2 + 4}-88t${width / 2 + 4} 88Z`,
      sheet.glow(0.35, 0.15, 1, '#ffffff', ['#d3d9e1', 0.5], '#8d97a5'),
    ) +
    rect(x - 14, y - 20, width + 28, 34, 15, sheet.across('#7f8998', ['#f4f6f9', 0.25], '#9aa3b1')) +
    rect(x + width - 60, y - 40, 300, 54, 26, grip) +
    rect(x + width + 10, y - 26, 60, 22, 11, '#16181d') +
    circle(x + width + 150, y - 14, 13, '#16181d') +
    rect(x + 60, y - 50, 62, 24, 10, sheet.down(color.lit, color.deep)) +
    rect(316, y - 132, 48, 40, 8, sheet.across('#5b6472', ['#c9d1da', 0.3], '#3a404c')) +
    rect(326, y - 166, 28, 40, 8, sheet.across('#16181d', ['#5b6472', 0.3], '#14161b')) +
    circle(256, y - 84, 13, '#d3321f') +
    line(`M340 ${y - 176}q-20-26 2-48t2-46`, '#b9c4d0', 11, { opacity: '0.6' }) +
    line(`M368 ${y - 170}q30-10 40-38`, '#b9c4d0', 9, { opacity: '0.5' }) +
    repeat(2, (mark) => rect(x + width - 70, y + 70 + mark * 60, 34, 4, 2, '#8d97a5')) +
    inventedMark(330, y + height * 0.55, 40, '#6b7482', vary.variant)
  );
};
