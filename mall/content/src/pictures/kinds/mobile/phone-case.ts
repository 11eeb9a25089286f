import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, ellipse, group, line, rect, repeat, turn } from '../../svg/shapes.ts';
import { column, pair, triple } from '../parts/camera-islands.ts';
import { phoneShell } from '../parts/phone-parts.ts';
import { sheen } from '../parts/wallpaper.ts';

/** A case on a phone, seen from the back, with an empty one behind. */
export const drawPhoneCase: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const pattern = vary.style(5);
  const width = vary.between(264, 284);
  const height = width * 2;
  const camera = vary.pick([triple, column, pair]);
  const x = 456 - width / 2;
  const y = 684 - height;
  const frame = { x: x - 12, y: y - 12, width: width + 24, height: height + 24, radius: 52 };
  const clip = sheet.clip(rect(frame.x + 5, frame.y + 5, frame.width - 10, frame.height - 10, 47, '#000'));
  const print =
    [
      '',
      repeat(11, (row) =>
        rect(frame.x, frame.y + 30 + row * 54, frame.width, 20, 0, color.bright, { opacity: '0.55' }),
      ),
      repeat(40, (dot) =>
        circle(
          frame.x + 24 + (dot % 5) * 62 + (Math.floor(dot / 5) % 2) * 31,
          frame.y + 30 + Math.floor(dot / 5) * 74,
          13,
          color.bright,
          {
            opacity: '0.7',
          },
        ),
      ),
      repeat(7, (leaf) =>
        turn(
          leaf * 51,
          x + width / 2,
          y + height * 0.66,
          ellipse(x + width / 2, y + height * 0.66 - 62, 24, 54, color.bright, { opacity: '0.75' }),
        ),
      ) + circle(x + width / 2, y + height * 0.66, 26, '#ffd166'),
      line(`M${frame.x} ${y + height * 0.8}q80-90 150-20t170-50`, color.bright, 40, { opacity: '0.6' }) +
        line(`M${frame.x} ${y + height * 0.95}q80-90 150-20t170-50`, color.dark, 40, { opacity: '0.6' }),
    ][pattern] ?? '';
  const empty = turn(
    -9,
    260,
    500,
    rect(160, y - 4, width + 20, height + 16, 52, sheet.slant(color.lit, color.dark)) +
      rect(172, y + 8, width - 4, height - 8, 42, sheet.slant(color.dark, color.dim)) +
      rect(190, y + 24, 100, 120, 34, '#eef0f4'),
  );
  const inside = { ...art, color: { ...color, base: '#3a3f4a', lit: '#4a505c', bright: '#5c6370', dim: '#2c3038' } };
  const island = phoneShell(inside, { x, y, width, height, radius: 44 }, camera, 0);
  const hole = sheet.clip(rect(x + 8, y + 8, width * 0.54, width * (camera === column ? 0.72 : 0.6), 38, '#000'));
  return (
    sheet.shadow(410, 692, 240) +
    empty +
    rect(frame.x + 8, frame.y + 6, frame.width, frame.height, 52, color.deep) +
    rect(frame.x, frame.y, frame.width, frame.height, 52, sheet.slant(color.bright, [color.base, 0.4], color.dim)) +
    group({ 'clip-path': clip }, print) +
    group({ 'clip-path': hole }, island) +
    rect(x + 8, y + 8, width * 0.54, width * (camera === column ? 0.72 : 0.6), 38, 'none', {
      stroke: color.dark,
      'stroke-width': 5,
    }) +
    inventedMark(x + width / 2, y + height * 0.92, 26, color.on, vary.variant) +
    sheen(art, frame, 0.24)
  );
};
