import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, ellipse, line, path, rect, repeat, turn } from '../../svg/shapes.ts';

/** A deep round head that tilts in a fork, its grille a spiral. */
export const drawCirculator: DrawProduct = ({ vary, sheet, color }) => {
  const r = vary.between(196, 212);
  const cy = 340;
  const blades = vary.whole(3, 5);
  const ribs = vary.whole(22, 30);
  const hub = vary.between(0.17, 0.22);
  const leaf = sheet.slant(color.lit, color.deep);
  return (
    sheet.shadow(400, 690, 190, 22) +
    path(
      `M${400 - r - 30} ${cy}q-10 250 150 290v30h${r * 2 - 240}v-30q160-40 150-290h-26q0 210-${r - 20} 246h-28q-${r - 20}-36-${r - 20}-246Z`,
      sheet.across(color.dark, [color.bright, 0.3], color.dim),
    ) +
    path('M250 690q-4-40 80-46h140q84 6 80 46Z', sheet.down(color.lit, color.dark)) +
    rect(344, 656, 112, 12, 6, '#1b1e25') +
    repeat(4, (lamp) => circle(362 + lamp * 25, 662, 4, '#7fd8ff')) +
    circle(400, cy, r + 26, sheet.slant(color.bright, [color.base, 0.45], color.deep)) +
    circle(400, cy, r, '#1d2027') +
    repeat(blades, (blade) =>
      turn(
        (blade * 360) / blades,
        400,
        cy,
        path(
          `M400 ${cy}q-${r * 0.2}-${r * 0.5} ${r * 0.1}-${r * 0.9}q${r * 0.5} ${r * 0.1} ${r * 0.5} ${r * 0.4}q-${r * 0.3} ${r * 0.36}-${r * 0.6} ${r * 0.5}Z`,
          leaf,
        ),
      ),
    ) +
    repeat(ribs, (rib) =>
      turn(
        (rib * 360) / ribs,
        400,
        cy,
        path(`M400 ${cy - r * 0.2}Q${400 + r * 0.5} ${cy - r * 0.4} ${400 + r * 0.42} ${cy - r * 0.9}`, 'none', {
          stroke: color.bright,
          'stroke-width': 5,
        }),
      ),
    ) +
    circle(400, cy, r - 4, 'none', { stroke: sheet.slant(color.bright, color.dark), 'stroke-width': 14 }) +
    circle(400, cy, r * 0.6, 'none', { stroke: color.lit, 'stroke-width': 4 }) +
    circle(400, cy, r * (hub + 0.06), sheet.slant(color.bright, color.dark)) +
    circle(400, cy, r * hub, sheet.slant(color.lit, color.base)) +
    circle(400 - r - 16, cy, 18, sheet.slant('#ffffff', '#8d97a5')) +
    circle(400 + r + 16, cy, 18, sheet.slant('#ffffff', '#8d97a5')) +
    inventedMark(400, cy, r * 0.17, color.on, vary.variant)
  );
};

/** A slim column, its air slots from foot to head. */
export const drawTowerFan: DrawProduct = ({ vary, sheet, color }) => {
  const width = vary.between(128, 148);
  const x = 400 - width / 2;
  const top = vary.between(66, 80);
  const lamp = vary.pick(['#7fd8ff', '#7fe0a8', '#ffffff'] as const);
  const slots = vary.whole(34, 44);
  const step = 400 / slots;
  return (
    sheet.shadow(400, 690, 150, 20) +
    ellipse(400, 676, 136, 22, sheet.slant(color.dim, color.deep)) +
    ellipse(400, 668, 136, 21, sheet.slant(color.bright, [color.base, 0.5], color.dark)) +
    rect(400 - width * 0.34, 632, width * 0.68, 34, 8, sheet.across(color.deep, color.dim, color.deep)) +
    rect(x, top, width, 572, width / 2.4, sheet.cylinder(color)) +
    rect(x + 22, top + 120, width - 44, 420, 22, '#20242b') +
    repeat(slots, (slot) =>
      rect(x + 28, top + 130 + slot * step, width - 56, step * 0.5, 2, sheet.across('#5b6472', '#8d97a5', '#3a404c')),
    ) +
    rect(398, top + 124, 4, 412, 2, color.base) +
    rect(x + 30, top + 34, width - 60, 58, 18, '#16181d') +
    circle(400, top + 52, 7, lamp) +
    repeat(3, (dot) => circle(400 - 16 + dot * 16, top + 76, 3.6, '#8d97a5')) +
    rect(x + 10, top + 90, 8, 420, 4, '#ffffff', { opacity: '0.4' }) +
    inventedMark(400, top + 554, 15, color.on, vary.variant)
  );
};

/** Carried in the hand, a strap at the handle; it also stands on its small tray. */
export const drawHandFan: DrawProduct = ({ vary, sheet, color }) => {
  const r = vary.between(150, 166);
  const cy = 260;
  const blades = vary.whole(5, 7);
  const ribs = vary.whole(18, 26);
  const strap = vary.pick(['#e9b872', '#e58aa0', '#6fb7e8', '#4b5361'] as const);
  return (
    sheet.shadow(400, 690, 140, 18) +
    path(`M438 640q90-10 86-90t-70-60`, 'none', { stroke: strap, 'stroke-width': 9 }) +
    ellipse(400, 676, 104, 18, color.deep) +
    ellipse(400, 668, 104, 18, sheet.slant(color.bright, color.dim)) +
    rect(362, cy + r - 20, 76, 660 - cy - r + 20, 34, sheet.cylinder(color)) +
    circle(400, 520, 22, sheet.slant('#ffffff', '#b3bdc9')) +
    circle(400, 520, 9, color.base) +
    repeat(4, (lamp) => circle(400, 560 + lamp * 20, 4.5, lamp < 3 ? '#7fd8ff' : '#c9d1da')) +
    circle(400, cy, r + 14, sheet.slant(color.bright, [color.base, 0.5], color.dark)) +
    circle(400, cy, r, sheet.glow(0.4, 0.35, 0.8, '#ffffff', ['#eef1f5', 0.6], '#cfd6df')) +
    repeat(blades, (blade) =>
      turn(
        (blade * 360) / blades,
        400,
        cy,
        path(
          `M400 ${cy}q-${r * 0.1}-${r * 0.5} ${r * 0.14}-${r * 0.86}q${r * 0.44} ${r * 0.1} ${r * 0.4} ${r * 0.36}q-${r * 0.24} ${r * 0.3}-${r * 0.54} ${r * 0.5}Z`,
          sheet.slant(color.lit, color.dark),
          { opacity: '0.9' },
        ),
      ),
    ) +
    repeat(ribs, (rib) =>
      turn(
        (rib * 360) / ribs,
        400,
        cy,
        line(`M400 ${cy - r * 0.3}V${cy - r * 0.95}`, color.bright, 4, { opacity: '0.9' }),
      ),
    ) +
    circle(400, cy, r * 0.64, 'none', { stroke: color.bright, 'stroke-width': 4 }) +
    circle(400, cy, r * 0.3, sheet.slant(color.bright, color.dark)) +
    inventedMark(400, cy, r * 0.24, color.on, vary.variant)
  );
};
