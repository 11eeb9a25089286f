import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, line, path, rect, repeat, turn } from '../../svg/shapes.ts';

/** A standing fan or a desk fan. */
export const drawFan: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(2);
  const r = [180, 204][style] ?? 180;
  const cy = [300, 360][style] ?? 300;
  const blades = vary.whole(4, 6);
  const wires = vary.whole(24, 36);
  const light = vary.pick(['#7fe0a8', '#7fd8ff', '#ffffff'] as const);
  const hub = vary.between(0.21, 0.29);
  const fill = sheet.slant(color.bright, color.dim);
  const leaves = repeat(blades, (index) =>
    turn(
      (index * 360) / blades,
      400,
      cy,
      path(
        `M400 ${cy}q${-r * 0.1} ${-r * 0.5} ${r * 0.12} ${-r * 0.84}q${r * 0.44} ${r * 0.06} ${r * 0.44} ${r * 0.34}q${-r * 0.26} ${r * 0.3} ${-r * 0.56} ${r * 0.5}Z`,
        fill,
        { opacity: '0.92' },
      ),
    ),
  );
  const cage = repeat(wires, (wire) =>
    turn(
      (wire * 360) / wires,
      400,
      cy,
      line(`M400 ${cy - r * 0.26}q${r * 0.14} ${-r * 0.4} 0 ${-r * 0.72}`, '#8d97a5', 2.4, { opacity: '0.75' }),
    ),
  );
  const pole = rect(386, cy + r - 10, 28, 676 - cy - r, 6, sheet.metal());
  return (
    sheet.shadow(400, 690, 150, 20) +
    pole +
    (style === 0 ? rect(372, 520, 56, 70, 16, sheet.cylinder(color)) + circle(400, 544, 8, light) : '') +
    path('M262 690q-6-30 60-36h156q66 6 60 36Z', sheet.down(color.lit, color.dark)) +
    rect(366, 660, 68, 9, 4, color.deep) +
    circle(400, cy, r, sheet.glow(0.4, 0.35, 0.8, '#ffffff', ['#eef1f5', 0.6], '#d5dbe3'), { opacity: '0.92' }) +
    leaves +
    cage +
    circle(400, cy, r, 'none', { stroke: sheet.slant(color.bright, color.dark), 'stroke-width': 15 }) +
    circle(400, cy, r * 0.62, 'none', { stroke: '#8d97a5', 'stroke-width': 2.4, opacity: '0.7' }) +
    circle(400, cy, r * hub, sheet.slant(color.bright, color.dark)) +
    circle(400, cy, r * hub * 0.8, sheet.slant(color.lit, color.base)) +
    inventedMark(400, cy, r * 0.16, color.on, vary.variant)
  );
};
