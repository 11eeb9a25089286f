import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, ellipse, line, rect, repeat } from '../../svg/shapes.ts';

/** Over-ear headphones, seen from the front. */
export const drawHeadphones: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const cup = vary.style(3);
  const wide = vary.between(205, 230);
  const tall = vary.between(196, 225);
  const arm = vary.chance(0.5) ? sheet.metal() : sheet.across(color.deep, color.lit, color.deep);
  const l = 400 - wide;
  const r = 400 + wide;
  const round = [96, 54, 74][cup] ?? 80;
  const ear = (cx: number, side: number) =>
    rect(cx - 46 + side * 42, 668 - tall - 6, 92, tall, 46, sheet.slant('#4a4f5a', '#191b21')) +
    rect(
      cx - 66,
      662 - tall - 10,
      132,
      tall + 16,
      round,
      sheet.glow(0.32, 0.22, 1, color.bright, [color.base, 0.5], color.dark),
    ) +
    rect(cx - 44, 680 - tall, 88, tall - 28, Math.min(44, round - 14), sheet.slant(color.dim, color.lit)) +
    inventedMark(cx, 668 - tall / 2, 46, color.on, vary.variant);
  return (
    sheet.shadow(400, 690, 290) +
    line(`M${l + 4} 490V380Q${l + 14} 150 400 146Q${r - 14} 150 ${r - 4} 380V490`, color.deep, 20) +
    line(
      `M${l + 24} 360Q${l + 40} 170 400 166Q${r - 40} 170 ${r - 24} 360`,
      sheet.across(color.dark, [color.bright, 0.25], [color.base, 0.6], color.deep),
      48,
    ) +
    line(`M${l + 60} 330Q${l + 84} 214 400 208Q${r - 84} 214 ${r - 60} 330`, '#2a2d35', 18, { opacity: '0.75' }) +
    rect(l - 9, 380, 26, 110, 10, arm) +
    rect(r - 17, 380, 26, 110, 10, arm) +
    ear(l, 1) +
    ear(r, -1)
  );
};

/** Headphones with a microphone on a boom, for play. */
export const drawHeadset: DrawProduct = (art) => {
  const { vary, color } = art;
  const reach = vary.between(356, 388);
  const glow = vary.pick(['#7fe8ff', '#7fe0a8', '#ff7a9c', '#c9a8ff'] as const);
  return (
    drawHeadphones(art) +
    circle(184, 560, 34, 'none', { stroke: glow, 'stroke-width': 8 }) +
    circle(616, 560, 34, 'none', { stroke: glow, 'stroke-width': 8 }) +
    line(`M170 610C180 700 260 716 ${reach} 660`, '#16181d', 17) +
    line(`M170 610C180 700 260 716 ${reach} 660`, '#5b6472', 7) +
    circle(170, 606, 20, color.deep) +
    ellipse(reach + 22, 648, 42, 27, '#22252d', { transform: `rotate(-28 ${Math.round(reach + 22)} 648)` }) +
    ellipse(reach + 14, 642, 18, 9, '#5b6472', { transform: `rotate(-28 ${Math.round(reach + 14)} 642)` })
  );
};

/** Headphones on a coiled cable with its plug. */
export const drawWiredHeadphones: DrawProduct = (art) => {
  const { vary, sheet } = art;
  const reach = vary.between(540, 580);
  const coil = repeat(13, (turn) =>
    ellipse(300 + turn * 13, 716, 10, 22, 'none', { stroke: '#22252d', 'stroke-width': 6 }),
  );
  return (
    line('M184 650C176 730 240 722 296 716', '#22252d', 9) +
    coil +
    line(`M462 716C520 716 ${reach} 730 ${reach + 20} 690`, '#22252d', 9) +
    rect(reach + 8, 622, 26, 70, 8, '#22252d') +
    rect(reach + 13, 574, 16, 50, 5, sheet.across('#b58c3a', '#f9e7b6', '#96702a')) +
    drawHeadphones(art)
  );
};
