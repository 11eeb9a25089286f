import type { Art, DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { ellipse, path, rect } from '../../svg/shapes.ts';
import { shadesOf, type Shades } from '../../svg/shades.ts';

/** Polished steel under a glass lid, its ears in the chosen color. */
export const drawSteelPot: DrawProduct = (art) => pot({ ...art, color: shadesOf('#bfc5cc') }, true, art.color);

/** Cast iron in enamel, its heavy lid of the same. */
export const drawEnamelPot: DrawProduct = (art) => pot(art, false, art.color);

function pot({ vary, sheet, color }: Art, isGlass: boolean, ears: Shades): string {
  const style = vary.style(3);
  const width = vary.between(400, 440);
  const x = 400 - width / 2;
  const height = [230, 170, 290][style] ?? 230;
  const y = 680 - height;
  const knob = vary.chance(0.5) ? sheet.slant('#f6e3b0', '#a9812f') : sheet.slant('#f5f7fa', '#8e98a6');
  const lid = isGlass
    ? sheet.glow(0.35, 0.2, 1, '#ffffff', ['#d5e3ee', 0.5], '#9fb6c8')
    : sheet.glow(0.35, 0.1, 1, color.bright, [color.base, 0.5], color.dark);
  const ear = (cx: number) =>
    rect(cx - 46, y + 34, 92, 38, 19, 'none', { stroke: sheet.down(ears.lit, ears.deep), 'stroke-width': 20 });
  return (
    sheet.shadow(400, 690, width * 0.55, 22) +
    ear(x + 8) +
    ear(x + width - 8) +
    path(
      `M${x} ${y}h${width}l-10 ${height - 60}q-6 60-66 60H${x + 76}q-60 0-66-60Z`,
      sheet.across(color.dark, [color.bright, 0.2], [color.base, 0.5], color.dark),
    ) +
    rect(x + 40, y + 30, 18, height - 90, 9, '#ffffff', { opacity: '0.35' }) +
    path(`M${x - 8} ${y + 4}Q${x + 30} ${y - 106} 400 ${y - 108}T${x + width + 8} ${y + 4}Z`, lid) +
    rect(x - 12, y - 6, width + 24, 20, 10, isGlass ? sheet.metal() : sheet.across(color.deep, color.lit, color.deep)) +
    path(`M${x + 60} ${y - 34}q40-50 150-56`, 'none', {
      stroke: '#ffffff',
      'stroke-width': 9,
      'stroke-linecap': 'round',
      opacity: '0.55',
    }) +
    rect(384, y - 128, 32, 26, 6, ears.dark) +
    ellipse(400, y - 136, 42, 18, knob) +
    inventedMark(400, y + height * 0.5, 44, color.on, vary.variant)
  );
}
