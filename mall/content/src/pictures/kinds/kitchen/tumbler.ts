import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { line, path, rect } from '../../svg/shapes.ts';

/** A wide cup on a narrow foot, a handle at the side, a straw through the lid. */
export const drawTumbler: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const width = vary.between(250, 276);
  const height = vary.between(430, 460);
  const x = 380 - width / 2;
  const y = 684 - height;
  const waist = y + height * 0.56;
  const band = vary.whole(0, 2);
  const grip = vary.chance(0.5) ? sheet.across(color.lit, color.dim) : sheet.across('#4b5361', '#1c1f26');
  const body = `M${x} ${y}h${width}L${x + width - 12} ${waist}q-2 20-26 26l-10 ${height * 0.33}q-2 26-26 26H${x + 74}q-24 0-26-26l-10-${height * 0.33}q-24-6-26-26Z`;
  return (
    sheet.shadow(390, 690, width * 0.6, 18) +
    line(`M${x + width - 14} ${y + 50}q124-10 122 84t-134 116`, color.deep, 38) +
    line(`M${x + width - 14} ${y + 48}q118-10 116 84t-128 114`, grip, 28) +
    path(body, sheet.cylinder(color)) +
    ([
      rect(x + 10, y + height * 0.2, width - 20, height * 0.26, 6, color.deep, { opacity: '0.85' }),
      rect(x + 8, y + 22, width - 16, 14, 4, sheet.metal()),
      rect(x + 52, y + height - 42, width - 104, 22, 4, sheet.metal()),
    ][band] ?? '') +
    rect(402, y - 150, 22, 170, 11, sheet.across('#ffffffee', '#c9d8e6')) +
    rect(x - 6, y - 32, width + 12, 40, 16, sheet.across('#cbd9e6', '#f7fbff', '#a9bccd')) +
    rect(x - 2, y + 2, width + 4, 12, 6, sheet.metal()) +
    inventedMark(380, y + height * 0.33, 54, band === 0 ? '#ffffff' : color.on, vary.variant) +
    rect(x + width * 0.16, y + 40, 14, height * 0.46, 7, '#ffffff', { opacity: '0.35' })
  );
};
