import type { DrawProduct } from '../../art.ts';
import { circle, line, path, rect, repeat } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

/** A folded stack, a roll, or one hanging on a rail. */
export const drawTowel: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const second = vary.pick([shadesOf('#fbfaf7'), shadesOf('#d9cfc0'), color] as const);
  const stripe = vary.whole(1, 3);
  const folded = (y: number, shades: typeof color, width: number) =>
    rect(400 - width / 2, y, width, 92, 44, sheet.down(shades.bright, [shades.base, 0.4], shades.dark)) +
    path(`M${400 + width / 2 - 60} ${y + 46}h-${width - 110}M${400 + width / 2 - 44} ${y + 30}h-${width - 130}`, 'none', {
      stroke: shades.dark,
      'stroke-width': 4,
      opacity: '0.5',
      'stroke-linecap': 'round',
    }) +
    repeat(stripe, (line_) => rect(400 - width / 2 + 66 + line_ * 24, y + 1, 12, 90, 3, shades.bright, { opacity: '0.85' })) +
    path(`M${400 - width / 2 + 20} ${y + 26}q-10 20 0 42`, 'none', { stroke: shades.dark, 'stroke-width': 4, opacity: '0.5' });
  const roll = (cx: number, cy: number, shades: typeof color) =>
    path(`M${cx} ${cy - 78}h200a78 78 0 0 1 0 156h-200Z`, sheet.down(shades.bright, [shades.base, 0.45], shades.dark)) +
    circle(cx, cy, 78, sheet.ball(shades)) +
    line(`M${cx} ${cy}m0-8a12 12 0 1 1-12 12 26 26 0 1 1 28 26 42 42 0 1 1 42-44`, shades.dark, 6) +
    rect(cx + 110, cy - 77, 16, 154, 0, shades.bright, { opacity: '0.8' });
  if (style === 0)
    return (
      sheet.shadow(400, 690, 270, 20) +
      folded(592, color, 500) +
      folded(500, second, 490) +
      folded(408, color, 496) +
      folded(316, second, 480) +
      folded(224, color, 470)
    );
  if (style === 1) return sheet.shadow(400, 690, 260, 20) + roll(220, 608, color) + roll(400, 608, second) + roll(300, 466, color);
  return (
    sheet.shadow(400, 694, 190, 14) +
    line('M140 190h520', '#8d97a5', 22) +
    line('M140 186h520', '#f4f6f9', 9) +
    path('M246 178h308v430q-154 20-308 0Z', sheet.across(color.dim, [color.bright, 0.25], [color.base, 0.5], color.dark)) +
    path('M246 178h308v240q-154 16-308 0Z', sheet.across(color.base, [color.bright, 0.3], [color.lit, 0.6], color.dark)) +
    repeat(stripe + 1, (band) => path(`M246 ${540 - band * 26}q154 18 308 0v12q-154 18-308 0Z`, color.bright)) +
    repeat(24, (fringe) => line(`M${254 + fringe * 12.8} 612v18`, color.dark, 4)) +
    rect(246, 178, 308, 18, 9, color.bright, { opacity: '0.6' })
  );
};
