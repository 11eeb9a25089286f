import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, ellipse, line, rect, repeat } from '../../svg/shapes.ts';

/** A tower, a cube or a round column of vents. */
export const drawAirPurifier: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const width = [300, 360, 280][style] ?? 300;
  const height = [540, 470, 560][style] ?? 540;
  const x = 400 - width / 2;
  const y = 684 - height;
  const radius = [44, 40, 140][style] ?? 40;
  const rows = vary.whole(9, 15);
  const body = style === 2 ? sheet.cylinder(color) : sheet.slant(color.bright, [color.base, 0.45], color.dark);
  const vents =
    style === 1
      ? circle(400, y + height * 0.52, width * 0.36, color.dim) +
        repeat(9, (ring) =>
          circle(400, y + height * 0.52, width * (0.35 - ring * 0.036), 'none', {
            stroke: ring % 2 ? color.lit : color.dark,
            'stroke-width': 4,
          }),
        )
      : repeat(rows, (row) =>
          rect(
            x + 38,
            y + height * 0.34 + row * ((height * 0.54) / rows),
            width - 76,
            ((height * 0.54) / rows) * 0.45,
            5,
            sheet.across(color.dark, color.deep, color.dark),
          ),
        );
  return (
    sheet.shadow(400, 690, width * 0.62, 22) +
    rect(x + 24, 670, width - 48, 18, 8, color.deep) +
    rect(x, y, width, height, radius, body) +
    (style === 2
      ? ellipse(400, y + 66, 116, 30, sheet.down(color.deep, color.dim)) +
        ellipse(400, y + 62, 104, 25, '#1b1e25') +
        repeat(7, (fin) => line(`M${320 + fin * 27} ${y + 62}q6-10 0-16`, '#4a505c', 4))
      : rect(x + 40, y + 22, width - 80, 12, 6, color.dark)) +
    rect(400 - 60, y + height * 0.19, 120, 44, 22, '#16181d') +
    circle(366, y + height * 0.19 + 22, 9, '#58e0a4') +
    rect(386, y + height * 0.19 + 17, 50, 10, 5, '#7fd8ff', { opacity: '0.85' }) +
    vents +
    inventedMark(400, y + height - 34, 22, color.on, vary.variant) +
    rect(x + 16, y + radius, 10, height * 0.5, 5, '#ffffff', { opacity: '0.35' })
  );
};
