import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, line, path, rect, repeat } from '../../svg/shapes.ts';

/** A tall cabinet, its mirrored door open on shirts and a coat in steam. */
export const drawGarmentCare: DrawProduct = ({ vary, sheet, color }) => {
  const width = vary.between(292, 316);
  const x = 330 - width / 2;
  const y = 92;
  const hung = ['#f3f5f8', '#8fa9c7', '#c9a183', '#5f6b7d'];
  const shift = vary.whole(0, 3);
  const pieces = vary.whole(2, 3);
  const step = (width - 110) / pieces;
  const shirt = (index: number) => {
    const cx = x + 55 + step * (index + 0.5);
    const hue = hung[(index + shift) % 4] ?? '#fff';
    const long = index % 2 === 0 ? 300 : 236;
    return (
      line(`M${cx} 176v-20q0-12 10-12`, '#8d97a5', 4) +
      path(`M${cx} 172l${step * 0.5} 30v${long}h-${step}v-${long}Z`, sheet.across(hue, ['#ffffff', 0.34], hue), {
        opacity: '0.97',
      }) +
      line(`M${cx} 182v${long + 10}`, '#00000022', 3) +
      line(`M${cx - step * 0.18} 182l${step * 0.18} 22 ${step * 0.18}-22`, '#00000030', 4)
    );
  };
  return (
    sheet.shadow(410, 690, 250, 24) +
    rect(x, y, width, 592, 16, sheet.slant(color.bright, [color.base, 0.5], color.dark)) +
    rect(x + 18, y + 20, width - 36, 452, 10, sheet.down('#4b5361', '#23272f')) +
    rect(x + 34, y + 46, width - 68, 9, 4, sheet.metal()) +
    repeat(pieces, shirt) +
    repeat(3, (puff) =>
      line(`M${x + 70 + puff * (width - 140) * 0.5} 556q-16-26 0-48t0-46`, '#dff1ff', 7, { opacity: '0.65' }),
    ) +
    rect(x + 18, 566, width - 36, 102, 10, sheet.down(color.lit, color.dim)) +
    rect(x + 34, 586, (width - 80) / 2, 62, 8, '#cfe4f4') +
    rect(x + 46 + (width - 80) / 2, 586, (width - 80) / 2, 62, 8, '#aebccb') +
    path(`M${x + width} ${y + 4}l150 26v536l-150 20Z`, sheet.across(color.deep, color.base)) +
    path(
      `M${x + width + 12} ${y + 22}l126 22v504l-126 18Z`,
      sheet.slant('#f3f7fb', ['#b9c6d4', 0.4], ['#eaf1f7', 0.55], '#9fb0c2'),
    ) +
    path(`M${x + width + 26} ${y + 300}l98-190v70l-98 180Z`, '#ffffff', { opacity: '0.5' }) +
    rect(x + width + 112, y + 250, 12, 96, 6, sheet.metal()) +
    circle(x + width - 36, y + 40, 7, '#7fe0a8') +
    rect(x + 26, 682, 40, 8, 3, '#22252d') +
    rect(x + width - 66, 682, 40, 8, 3, '#22252d') +
    inventedMark(x + 40, y + 40, 16, '#ffffff', vary.variant)
  );
};
