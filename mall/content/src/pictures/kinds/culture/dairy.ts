import type { DrawProduct } from '../../art.ts';
import { inventedMark, printedLabel } from '../../marks/invented-mark.ts';
import { shadesOf } from '../../svg/shades.ts';
import { circle, ellipse, line, path, rect, turn } from '../../svg/shapes.ts';

/** Cups of yogurt, one open with its spoon and berries. */
export const drawYogurt: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const berry = vary.pick(['#46538a', '#d8383a', '#c9485f'] as const);
  const stack = vary.whole(1, 2);
  const cupOf = (x: number, y: number, open: boolean) =>
    path(
      `M${x - 112} ${y}h224l-34 ${open ? 230 : 190}q-4 16-24 16h-108q-20 0-24-16Z`,
      sheet.across('#d9dee5', ['#ffffff', 0.3], ['#f6f7f9', 0.6], '#c3cad4'),
    ) +
    path(`M${x - 106} ${y + 44}h212l-16 110H${x - 90}Z`, sheet.across(color.dark, [color.lit, 0.3], color.dim)) +
    printedLabel(x, y + 86, 40, color.on, vary.variant) +
    ellipse(x, y, 118, 26, '#eef1f4') +
    (open
      ? ellipse(x, y + 2, 104, 20, '#ffffff') +
        path(`M${x - 60} ${y}q30-34 70-20 40 0 50 24-60 14-120-4Z`, '#fffdf8') +
        [-34, 4, 40]
          .map((dx, index) => circle(x + dx, y - 12 - (index % 2) * 12, 21, sheet.ball(shadesOf(berry))))
          .join('') +
        path(`M${x + 56} ${y - 10}q20-34 50-24-6 34-50 24Z`, '#6fae5a')
      : ellipse(x, y - 4, 114, 24, sheet.slant('#f4f6f9', ['#cfd5dc', 0.5], '#aab3bf')) +
        ellipse(x, y - 5, 62, 13, color.base) +
        path(`M${x + 96} ${y - 12}q40-14 44 8-10 16-40 12Z`, '#cfd5dc'));
  return (
    sheet.shadow(400, 690, 290, 22) +
    (stack > 1 ? cupOf(256, 276, false) : '') +
    cupOf(256, 480, false) +
    turn(22, 600, 440, rect(604, 220, 18, 220, 9, sheet.metal())) +
    cupOf(540, 440, true)
  );
};

/** A wedge of cheese with holes, a wheel behind and slices before it. */
export const drawCheese: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const paste = shadesOf(vary.pick(['#f7c948', '#f4bd3a', '#f9d76a'] as const));
  const holes = vary.whole(5, 7);
  const hole = (x: number, y: number, r: number) =>
    ellipse(x, y, r, r * 0.86, paste.dark) + ellipse(x + r * 0.14, y + r * 0.18, r * 0.8, r * 0.62, paste.dim);
  const spots = [
    [250, 520, 30],
    [340, 590, 24],
    [420, 510, 34],
    [500, 590, 28],
    [560, 520, 20],
    [300, 470, 14],
    [600, 600, 17],
  ] as const;
  return (
    sheet.shadow(400, 690, 320, 22) +
    path(
      'M330 300q0-60 190-60t190 60v120q0 60-190 60t-190-60Z',
      sheet.across(color.dark, [color.lit, 0.25], [color.base, 0.6], color.dark),
    ) +
    ellipse(520, 300, 190, 60, sheet.slant(color.bright, color.dim)) +
    ellipse(520, 300, 150, 44, paste.lit) +
    inventedMark(520, 300, 44, color.dark, vary.variant) +
    path('M110 470L420 330q190 0 260 110Z', sheet.slant(paste.bright, [paste.lit, 0.5], paste.base)) +
    path(
      'M110 470L680 440v200q0 14-14 14L124 686q-14 0-14-14Z',
      sheet.across(paste.lit, [paste.base, 0.5], paste.dim),
    ) +
    path('M420 330q190 0 260 110v26q-90-110-280-110Z', color.base) +
    spots
      .slice(0, holes)
      .map(([x, y, r]) => hole(x, y, r))
      .join('') +
    path('M470 690l110-70 160 30-90 40Z', paste.dark) +
    path('M470 680l110-70 160 30-90 42Z', sheet.slant(paste.bright, paste.base)) +
    ellipse(590, 650, 17, 7, paste.dim) +
    ellipse(640, 646, 11, 5, paste.dim) +
    line('M140 480l240-18', '#ffffff', 7, { opacity: '0.6' }) +
    turn(
      -8,
      190,
      660,
      rect(96, 610, 150, 70, 8, '#ffffff'),
      rect(96, 610, 150, 22, 6, color.base),
      printedLabel(170, 652, 22, color.dark, vary.variant),
    )
  );
};
