import type { Art, DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, ellipse, line, path, rect, repeat } from '../../svg/shapes.ts';

/** Espresso with a portafilter. */
export const drawEspressoMachine: DrawProduct = (art) => coffeeMachine(art, 0);

export const drawCapsuleMachine: DrawProduct = (art) => coffeeMachine(art, 1);

/** Drips into a jug. */
export const drawDripMachine: DrawProduct = (art) => coffeeMachine(art, 2);

function coffeeMachine({ vary, sheet, color }: Art, style: 0 | 1 | 2): string {
  const face = sheet.slant(color.bright, [color.base, 0.45], color.dark);
  const cup = (x: number, y: number, s: number) =>
    ellipse(x, y + 56 * s, 62 * s, 9 * s, '#d3d8e0') +
    line(`M${x + 36 * s} ${y + 14 * s}q34 ${6 * s} 0 ${28 * s}`, '#e8ebf0', 9 * s) +
    path(
      `M${x - 42 * s} ${y}h${84 * s}q0 ${54 * s}-${26 * s} ${56 * s}h-${32 * s}q-${26 * s}-2-${26 * s}-${56 * s}Z`,
      sheet.across('#cfd5de', '#ffffff', '#bcc4cf'),
    ) +
    ellipse(x, y, 42 * s, 8 * s, '#f7f8fa') +
    ellipse(x, y + 1, 35 * s, 6 * s, '#6b3f22');
  const espresso =
    rect(190, 180, 420, 150, 22, face) +
    rect(220, 320, 360, 300, 8, sheet.across(color.deep, color.dark, color.deep)) +
    rect(190, 610, 420, 74, 18, face) +
    rect(230, 604, 340, 14, 5, sheet.metal()) +
    repeat(12, (slot) => rect(246 + slot * 26, 607, 14, 5, 2, '#3a404c')) +
    circle(280, 254, 34, sheet.slant('#f5f7fa', '#a2abb8')) +
    circle(280, 254, 26, '#ffffff') +
    line('M280 254l14-14', '#c62f36', 4) +
    repeat(
      3,
      (button) =>
        circle(420 + button * 62, 254, 20, sheet.slant('#f5f7fa', '#9aa3b1')) +
        circle(420 + button * 62, 254, 12, button ? '#e9edf2' : '#7fd8ff'),
    ) +
    rect(344, 330, 112, 34, 8, sheet.metal()) +
    rect(356, 362, 88, 26, 8, '#5b6472') +
    line('M440 374h128', '#1c1f26', 26) +
    line('M444 370h120', '#4b5361', 8) +
    rect(374, 388, 16, 20, 4, '#3a404c') +
    rect(410, 388, 16, 20, 4, '#3a404c') +
    line('M382 408v110M418 408v110', '#7a4727', 5) +
    cup(400, 520, 1.3) +
    line('M604 300q26 10 20 150', sheet.metal(), 12) +
    rect(210, 150, 380, 34, 8, sheet.metal()) +
    repeat(3, (stack) => rect(260 + stack * 100, 120, 70, 34, 10, '#fff', { stroke: '#d3d8e0', 'stroke-width': 2 }));
  const capsule =
    path('M300 200q0-70 110-70t130 70l20 470q2 18-18 18H330q-16 0-16-18Z', sheet.cylinder(color)) +
    path('M250 250q-20-90 90-96l150-4q40 4 44 70l-6 70-220 8q-50 2-58-48Z', face) +
    rect(290, 290, 80, 40, 10, '#2b2f38') +
    rect(316, 328, 28, 24, 6, '#4b5361') +
    line('M330 352v128', '#7a4727', 6) +
    path('M210 640h270v34q0 14-14 14H224q-14 0-14-14Z', sheet.down(color.lit, color.dark)) +
    rect(216, 632, 258, 14, 5, sheet.metal()) +
    cup(330, 530, 1.5) +
    line('M340 150L470 104', sheet.metal(), 18) +
    circle(430, 230, 20, '#16181d') +
    circle(430, 230, 8, '#7fd8ff') +
    rect(470, 330, 14, 280, 7, '#ffffff', { opacity: '0.35' });
  const drip =
    rect(230, 160, 340, 110, 26, face) +
    rect(440, 250, 130, 400, 8, sheet.across(color.dim, color.base, color.dark)) +
    rect(230, 640, 340, 46, 14, face) +
    path('M268 270h150l-30 70h-90Z', '#2b2f38') +
    path(
      'M256 420q-10-66 40-66h96q50 0 40 66l14 170q2 44-40 44H282q-42 0-40-44Z',
      sheet.across('#c9d8e4', ['#f8fcff', 0.3], '#a8bccc'),
      {
        opacity: '0.85',
      },
    ) +
    path('M250 500q94 20 188 0l8 92q2 38-36 38H280q-38 0-36-38Z', sheet.across('#3a1f0f', '#7a4727', '#2c160a')) +
    line('M440 430q60 0 56 60t-46 70', '#1c1f26', 22) +
    rect(264, 342, 162, 22, 10, '#1c1f26') +
    repeat(3, (button) => circle(476 + button * 30, 214, 9, button ? '#e9edf2' : '#7fe0a8')) +
    ellipse(284, 520, 8, 70, '#ffffff', { opacity: '0.5' });
  return (
    sheet.shadow(400, 690, 240, 22) +
    ([espresso, capsule, drip][style] ?? '') +
    inventedMark([530, 500, 300][style] ?? 400, [648, 420, 214][style] ?? 400, 32, color.on, vary.variant)
  );
}
