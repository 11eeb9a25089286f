import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { line, rect } from '../../svg/shapes.ts';

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
    rect(cx - 66, 662 - tall - 10, 132, tall + 16, round, sheet.glow(0.32, 0.22, 1, color.bright, [color.base, 0.5], color.dark)) +
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
