import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, ellipse, group, path, rect, repeat } from '../../svg/shapes.ts';

/** Filled from above: a glass lid in the top, the tub turning below it, the panel behind. */
export const drawTopWasher: DrawProduct = ({ vary, sheet, color }) => {
  const width = vary.between(390, 420);
  const x = 400 - width / 2;
  const y = vary.between(318, 336);
  const back = y - 118;
  const inset = 34;
  const swirl = vary.between(0.5, 0.8);
  const clip = sheet.clip(ellipse(400, y - 56, width * 0.34, 46, '#000'));
  const isDark = vary.chance();
  return (
    sheet.shadow(400, 690, width * 0.58, 24) +
    rect(x + 22, 672, 40, 16, 3, '#22252d') +
    rect(x + width - 62, 672, 40, 16, 3, '#22252d') +
    rect(
      x + inset,
      back - 66,
      width - inset * 2,
      80,
      16,
      isDark ? sheet.down('#444a56', '#23262e') : sheet.down(color.lit, color.dim),
    ) +
    rect(400 - 66, back - 46, 132, 36, 8, '#0e1116') +
    repeat(3, (bar) => rect(400 - 50 + bar * 24, back - 36, 14, 16, 3, '#7fd8ff')) +
    circle(400 + 46, back - 28, 6, '#7fe0a8') +
    repeat(3, (button) => circle(x + inset + 30 + button * 28, back - 28, 9, sheet.slant('#ffffff', '#9aa3b1'))) +
    circle(x + width - inset - 42, back - 28, 22, sheet.slant('#ffffff', '#8d97a5')) +
    path(
      `M${x} ${y}h${width}l-${inset} ${back - y}H${x + inset}Z`,
      sheet.slant(color.bright, [color.base, 0.5], color.dim),
    ) +
    ellipse(400, y - 56, width * 0.38, 53, sheet.slant('#f4f7fa', '#8d97a5')) +
    ellipse(400, y - 56, width * 0.34, 46, sheet.down('#20262f', '#5b6675')) +
    group(
      { 'clip-path': clip },
      ellipse(400, y - 42, width * 0.31, 38, sheet.down('#8fcdf5', '#4f9fe0')),
      path(
        `M${400 - width * 0.26} ${y - 40}q${width * 0.26}-${54 * swirl} ${width * 0.5} 4q-${width * 0.2} ${44 * swirl}-${width * 0.5}-4Z`,
        '#ffffff',
        { opacity: '0.85' },
      ),
      circle(400, y - 44, 18, sheet.slant('#ffffff', '#c3ccd6')),
      repeat(9, (bubble) =>
        circle(
          400 - width * 0.26 + bubble * width * 0.066,
          y - 30 - (bubble % 3) * 12,
          5 + (bubble % 2) * 4,
          '#ffffff',
          { opacity: '0.8' },
        ),
      ),
    ) +
    path(
      `M${400 - width * 0.27} ${y - 70}q${width * 0.12}-26 ${width * 0.3}-24q-${width * 0.18} 10-${width * 0.24} 32Z`,
      '#ffffff',
      { opacity: '0.4' },
    ) +
    rect(400 - 42, y - 14, 84, 12, 6, sheet.metal()) +
    path(`M${x + width} ${y}l20-8v${660 - y}l-20 14Z`, color.deep) +
    path(`M${x + width} ${y}l20-8-${inset + 6}-${y - back - 8}-14 2Z`, color.dark) +
    rect(x, y, width, 680 - y, 14, sheet.slant(color.bright, [color.base, 0.42], color.dim)) +
    rect(x, y, width, 16, 8, color.lit) +
    rect(x + 18, y + 40, 9, 250, 4, '#ffffff', { opacity: '0.4' }) +
    rect(x + 36, 640, width - 72, 3, 1, color.dark, { opacity: '0.6' }) +
    inventedMark(400, y + 70, 34, color.on, vary.variant)
  );
};
