import type { DrawProduct } from '../../art.ts';
import { inventedMark, printedLabel } from '../../marks/invented-mark.ts';
import { circle, ellipse, line, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

/** A tin with tea bags or a cup. */
export const drawTea: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const maker = vary.whole(0, 7);
  const leaf = (x: number, y: number, s: number, degrees: number) =>
    turn(
      degrees,
      x,
      y,
      path(
        `M${x} ${y}q${26 * s}-${50 * s} ${90 * s}-${40 * s}-${16 * s} ${60 * s}-${90 * s} ${40 * s}Z`,
        sheet.slant('#8dbb63', '#3d7a3a'),
      ),
      line(`M${x} ${y}q${40 * s}-${14 * s} ${80 * s}-${36 * s}`, '#2f5f2d', 2.5 * s),
    );
  const cup = (x: number, y: number) =>
    ellipse(x, 676, 130, 15, '#dfe3e9') +
    ellipse(x, 670, 130, 15, '#f8f9fb') +
    line(`M${x + 84} ${y + 30}q70 0 50 56t-74 30`, '#e8ebf0', 17) +
    path(`M${x - 96} ${y}h192q0 ${650 - y}-60 ${664 - y}h-72q-60-14-60-${664 - y}Z`, sheet.cylinder(shadesOf('#fbfbfa'))) +
    ellipse(x, y, 96, 19, '#ffffff') +
    ellipse(x, y + 2, 84, 14, sheet.slant('#d5a03a', '#9b5f1c')) +
    line(`M${x - 40} ${y + 6}q-60 30-54 90`, '#cfd5de', 3) +
    rect(x - 116, y + 92, 44, 50, 4, color.base) +
    inventedMark(x - 94, y + 117, 22, color.on, maker);
  const tin =
    rect(170, 300, 240, 386, 18, sheet.cylinder(color)) +
    ellipse(290, 300, 120, 22, color.dark) +
    rect(164, 236, 252, 74, 14, sheet.cylinder(color)) +
    ellipse(290, 238, 120, 18, color.bright) +
    rect(170, 400, 240, 190, 0, '#fbf7ee') +
    rect(170, 400, 240, 190, 0, sheet.across('#00000018', ['#ffffff00', 0.3], '#0000002e')) +
    leaf(256, 490, 0.8, 10) +
    printedLabel(290, 530, 34, color.dark, maker) +
    rect(170, 398, 240, 6, 0, '#c9a24b') +
    rect(170, 588, 240, 6, 0, '#c9a24b');
  const box =
    path('M150 330h330v330q0 26-26 26H176q-26 0-26-26Z', sheet.slant(color.lit, [color.base, 0.5], color.dark)) +
    path('M150 330l34-100h262l34 100Z', sheet.down(color.dim, color.dark)) +
    repeat(
      5,
      (bag) =>
        rect(176 + bag * 58, 252 + (bag % 2) * 8, 46, 100, 4, '#fbf7ee', { stroke: '#e3d9c4', 'stroke-width': 2 }) +
        rect(184 + bag * 58, 266 + (bag % 2) * 8, 30, 26, 3, ['#7fa95a', '#d98a5a', '#c9a24b', '#8aa7c9', '#c98aa7'][bag]!),
    ) +
    rect(150, 346, 330, 340, 20, sheet.slant(color.lit, [color.base, 0.5], color.dark)) +
    rect(190, 400, 250, 220, 8, '#fbf7ee') +
    leaf(270, 520, 1, 0) +
    printedLabel(316, 560, 34, color.dark, maker);
  const pot =
    line('M180 540Q110 500 130 430', sheet.down(color.lit, color.dark), 30) +
    line('M412 460q90-10 80 76t-90 80', sheet.down(color.lit, color.dark), 24) +
    path('M300 420c110 0 150 70 150 140s-50 126-100 126H250c-50 0-100-56-100-126s40-140 150-140Z', sheet.ball(color)) +
    ellipse(300, 430, 84, 18, color.dim) +
    path('M220 426q10-40 80-40t80 40Z', sheet.ball(color)) +
    circle(300, 378, 19, sheet.ball(color)) +
    inventedMark(300, 560, 54, color.on, maker);
  return (
    sheet.shadow(400, 690, 280, 20) +
    ([tin + cup(570, 560), box + cup(590, 570) + leaf(500, 684, 0.6, 0), pot + cup(600, 570) + leaf(180, 690, 0.7, -8)][style] ?? '')
  );
};
