import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { ellipse, group, line, path, rect, repeat, stretch } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

/** Rolled, half unrolled. */
export const drawYogaMat: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const spiral = (x: number, y: number, r: number) =>
    ellipse(x, y, r * 0.62, r, color.lit) +
    repeat(4, (ring) =>
      ellipse(x, y, r * 0.62 * (0.86 - ring * 0.2), r * (0.86 - ring * 0.2), 'none', {
        stroke: ring % 2 ? color.base : color.dark,
        'stroke-width': 6,
      }),
    );
  const strap = vary.pick(['#2b2f38', '#8a5f3c', '#f2efe8', color.deep] as const);
  const length = vary.between(0.9, 1.05);
  const pattern = vary.chance()
    ? repeat(3, (ring) =>
        ellipse(540, 636, 90 - ring * 26, 22 - ring * 6, 'none', { stroke: color.bright, 'stroke-width': 4 }),
      )
    : line('M330 650h330M360 622h320', color.bright, 4, { opacity: '0.7' });
  if (style === 0)
    return (
      sheet.shadow(400, 690, 330, 24) +
      stretch(
        length,
        length,
        path('M240 590h440q40 0 46 26l22 54q4 14-14 14H240Z', sheet.down(color.bright, color.base)) +
          pattern +
          path('M232 684h520v8H236Z', color.dark) +
          path('M220 470q-90 6-90 110t90 110h70V470Z', color.dark) +
          path('M200 470h-4q70 4 70 110t-66 110h40q96 0 96-110t-96-110Z', sheet.across(color.base, color.dark)) +
          spiral(196, 580, 110),
      )
    );
  if (style === 1)
    return (
      sheet.shadow(400, 690, 150, 20) +
      stretch(
        1,
        length,
        rect(300, 150, 200, 540, 20, sheet.cylinder(color)),
        ellipse(400, 152, 100, 34, color.lit),
        repeat(4, (ring) =>
          ellipse(400, 152, 86 - ring * 20, 28 - ring * 7, 'none', {
            stroke: ring % 2 ? color.base : color.dark,
            'stroke-width': 5,
          }),
        ),
        rect(294, 270, 212, 34, 8, strap),
        rect(294, 540, 212, 34, 8, strap),
        line('M496 288q110 130 0 270', strap, 13),
        inventedMark(400, 420, 60, color.on, vary.variant),
      )
    );
  return (
    sheet.shadow(400, 690, 310, 22) +
    path(
      'M190 500h440a60 94 0 0 1 0 188H190Z',
      sheet.down(color.lit, [color.bright, 0.2], [color.base, 0.55], color.dark),
    ) +
    spiral(190, 594, 94) +
    rect(300, 499, 34, 190, 6, strap) +
    rect(520, 499, 34, 190, 6, strap) +
    line('M318 500q110-90 218 0', strap, 14) +
    inventedMark(428, 594, 60, color.on, vary.variant) +
    group(
      { transform: 'translate(560 400)' },
      rect(-60, 8, 130, 92, 14, sheet.face(shadesOf('#f0e6d6'))),
      inventedMark(5, 54, 30, '#a8764a', vary.variant),
    )
  );
};
