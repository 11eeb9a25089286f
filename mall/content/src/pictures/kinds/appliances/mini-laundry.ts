import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, ellipse, path, rect, repeat } from '../../svg/shapes.ts';

/** Knee high, with a baby's clothes beside it for scale. */
export const drawMiniWasher: DrawProduct = ({ vary, sheet, color }) => {
  const width = vary.between(316, 340);
  const height = vary.between(350, 376);
  const x = 330 - width / 2;
  const y = 676 - height;
  const r = width * 0.31;
  const cy = y + height * 0.6;
  const cloth = ['#f7c9d4', '#cfe4f7', '#fbe7b2', '#cfe8d5'];
  const shift = vary.whole(0, 3);
  return (
    sheet.shadow(400, 690, 280, 22) +
    rect(x + 26, 668, 36, 20, 8, color.deep) +
    rect(x + width - 62, 668, 36, 20, 8, color.deep) +
    rect(x, y, width, height, 54, sheet.slant(color.bright, [color.base, 0.42], color.dim)) +
    rect(x + 40, y + 26, width - 80, 46, 23, sheet.down('#ffffff', '#e3e8ee')) +
    circle(x + 72, y + 49, 15, sheet.slant(color.lit, color.dark)) +
    repeat(3, (button) =>
      circle(x + width - 136 + button * 32, y + 49, 9, ['#ffb3a7', '#ffd98a', '#9fdcb8'][button] ?? '#fff'),
    ) +
    circle(330, cy, r + 12, sheet.slant('#ffffff', ['#d7dde5', 0.6], '#98a2b0')) +
    circle(330, cy, r * 0.86, sheet.glow(0.4, 0.3, 0.8, '#e8f6ff', ['#a9d8f5', 0.6], '#6fb3e3')) +
    path(
      `M${330 - r * 0.84} ${cy + 8}q${r * 0.42}-${r * 0.3} ${r * 0.84} 0t${r * 0.84} 0q0 ${r * 0.76}-${r * 0.84} ${r * 0.78}T${330 - r * 0.84} ${cy + 8}Z`,
      '#5aa6e6',
      { opacity: '0.8' },
    ) +
    ellipse(330 - r * 0.2, cy + r * 0.34, r * 0.36, r * 0.2, cloth[shift] ?? '#fff') +
    repeat(8, (bubble) =>
      circle(
        330 - r * 0.56 + bubble * r * 0.16,
        cy - (bubble % 3) * r * 0.14,
        r * (0.06 + (bubble % 2) * 0.05),
        '#ffffff',
        { opacity: '0.85' },
      ),
    ) +
    path(
      `M${330 - r * 0.6} ${cy - r * 0.2}q${r * 0.1}-${r * 0.44} ${r * 0.6}-${r * 0.48}q-${r * 0.36} ${r * 0.16}-${r * 0.6} ${r * 0.48}Z`,
      '#ffffff',
      { opacity: '0.6' },
    ) +
    rect(x + 20, y + 90, 9, height - 180, 4, '#ffffff', { opacity: '0.4' }) +
    inventedMark(330, 654, 22, color.on, vary.variant) +
    repeat(
      3,
      (fold) =>
        rect(520, 634 - fold * 44, 150, 44, 16, sheet.down('#ffffff', cloth[(shift + fold + 1) % 4] ?? '#fff')) +
        rect(520, 660 - fold * 44, 150, 4, 2, '#00000014'),
    ) +
    path('M548 546l24-34h46l24 34-18 18-8-8v4h-42v-4l-8 8Z', sheet.down('#ffffff', cloth[shift] ?? '#fff'), {
      stroke: '#d5dbe3',
      'stroke-width': 2,
    }) +
    path('M572 512q23 22 46 0', 'none', { stroke: '#c3ccd6', 'stroke-width': 4 }) +
    circle(595, 540, 6, '#f0a44b')
  );
};

/** Low and wide on splayed legs, warm air behind a round window, one towel on top. */
export const drawMiniDryer: DrawProduct = ({ vary, sheet, color }) => {
  const width = vary.between(470, 500);
  const height = vary.between(336, 356);
  const x = 400 - width / 2;
  const y = 632 - height;
  const r = height * 0.36;
  const cx = x + width * 0.41;
  const cy = y + height * 0.5;
  const towel = vary.pick(['#f3d3c8', '#d4e3ee', '#f0e3c2'] as const);
  const foot = (fx: number, lean: number) =>
    path(`M${fx - 12} 626h24l${lean} 62h-18Z`, sheet.across('#8a5a34', '#c98f5c', '#7a4c29'));
  return (
    sheet.shadow(400, 690, width * 0.54, 22) +
    foot(x + 60, -14) +
    foot(x + width - 60, 14) +
    rect(x + 54, y - 34, 190, 36, 16, sheet.down('#ffffff', towel)) +
    rect(x + 66, y - 64, 166, 32, 14, sheet.down('#ffffff', towel)) +
    rect(x, y, width, height, 46, sheet.slant(color.bright, [color.base, 0.42], color.dim)) +
    circle(cx, cy, r + 10, sheet.slant('#ffffff', ['#cfd6df', 0.6], '#8d97a5')) +
    circle(cx, cy, r * 0.9, '#23262e') +
    circle(cx, cy, r * 0.84, sheet.glow(0.5, 0.6, 0.75, '#ffdcae', ['#b98455', 0.6], '#3a2c22')) +
    repeat(30, (hole) =>
      circle(
        cx + Math.cos(hole * 2.4) * r * 0.145 * Math.sqrt(hole),
        cy + Math.sin(hole * 2.4) * r * 0.145 * Math.sqrt(hole),
        r * 0.025,
        '#2b2119',
        { opacity: '0.6' },
      ),
    ) +
    path(
      `M${cx - r * 0.62} ${cy + r * 0.5}q${r * 0.3}-${r * 0.66} ${r * 0.62}-${r * 0.2}t${r * 0.6} ${r * 0.06}q-${r * 0.2} ${r * 0.5}-${r * 0.62} ${r * 0.48}t-${r * 0.6}-${r * 0.34}Z`,
      towel,
    ) +
    path(
      `M${cx - r * 0.6} ${cy - r * 0.16}q${r * 0.08}-${r * 0.46} ${r * 0.6}-${r * 0.5}q-${r * 0.36} ${r * 0.16}-${r * 0.6} ${r * 0.5}Z`,
      '#ffffff',
      { opacity: '0.4' },
    ) +
    rect(x + width * 0.76, y + 54, width * 0.17, height - 108, 26, '#1b1e25') +
    circle(x + width * 0.845, y + 104, 24, sheet.slant('#ffffff', '#8d97a5')) +
    repeat(3, (row) =>
      circle(x + width * 0.845, y + 164 + row * 40, 9, ['#ffb27a', '#ffffff', '#7fe0a8'][row] ?? '#fff'),
    ) +
    inventedMark(x + 48, y + height - 42, 24, color.on, vary.variant) +
    rect(x + 18, y + 70, 9, height - 150, 4, '#ffffff', { opacity: '0.35' })
  );
};
