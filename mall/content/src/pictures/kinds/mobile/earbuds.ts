import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, ellipse, group, path, rect } from '../../svg/shapes.ts';

/** In-ear buds over their open charging case. */
export const drawEarbuds: DrawProduct = (art) => {
  const { vary, sheet, color, view } = art;
  const stem = vary.style(3) !== 1;
  const width = vary.between(330, 390);
  const tall = vary.style(3) === 2;
  const height = tall ? 250 : 190;
  const radius = tall ? 86 : 92;
  const x = 400 - width / 2;
  const top = 684 - height;
  const body = sheet.glow(0.34, 0.2, 1, color.bright, [color.base, 0.5], color.dark);
  const lid =
    path(
      `M${x + 16} ${top + 6}V${top - 66}Q${x + 16} ${top - 124} ${x + 80} ${top - 124}H${x + width - 80}Q${x + width - 16} ${top - 124} ${x + width - 16} ${top - 66}V${top + 6}Z`,
      sheet.down(color.lit, color.dim),
    ) +
    path(
      `M${x + 34} ${top + 6}V${top - 60}Q${x + 34} ${top - 106} ${x + 90} ${top - 106}H${x + width - 90}Q${x + width - 34} ${top - 106} ${x + width - 34} ${top - 60}V${top + 6}Z`,
      sheet.down(color.deep, color.dark),
    );
  const box =
    rect(x, top, width, height, radius, body) +
    rect(x, top, width, 34, 17, sheet.down(color.lit, color.base)) +
    circle(400, top + 78, 7, '#5fe0a0') +
    ellipse(x + width * 0.3, top + 70, width * 0.12, 14, '#ffffff', { opacity: '0.35' });
  const bud = (cx: number, flip: number) =>
    group(
      { transform: `translate(${cx} ${top - 96}) scale(${flip} 1) rotate(-10)` },
      stem
        ? rect(-14, 10, 38, 170, 19, sheet.across(color.lit, color.base, color.dark)) +
            rect(-4, 152, 18, 6, 3, color.deep)
        : '',
      ellipse(-4, -4, 66, stem ? 60 : 74, body),
      stem ? '' : ellipse(14, 8, 40, 46, sheet.slant(color.lit, color.dim)),
      ellipse(-52, 12, 26, 34, sheet.slant('#e9ecf1', '#8f97a5'), { transform: 'rotate(24 -52 12)' }),
      ellipse(-60, 15, 12, 18, '#3a3f49', { transform: 'rotate(24 -60 15)' }),
      ellipse(10, -28, 20, 12, '#ffffff', { opacity: '0.55' }),
      rect(22, -16, 8, 34, 4, color.deep, { opacity: '0.7' }),
    );
  if (view === 'back')
    return (
      sheet.shadow(400, 690, width * 0.55) +
      rect(x, top - 118, width, height + 118, radius + 20, body) +
      rect(x + 3, top, width - 6, 5, 2, color.deep) +
      rect(340, top - 12, 120, 26, 8, sheet.metal()) +
      rect(376, 640, 48, 15, 7, '#2a2e37')
    );
  return (
    sheet.shadow(400, 690, width * 0.55) +
    lid +
    bud(308, 1) +
    bud(492, -1) +
    box +
    inventedMark(400, top + height * 0.66, 34, color.on, vary.whole(0, 7))
  );
};
