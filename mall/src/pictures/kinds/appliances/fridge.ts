import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { tone } from '../../svg/color.ts';
import { path, rect } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

/** Two, three or four doors; handles hidden, bar or bow. */
export const drawFridge: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const doors = vary.style(4);
  const handle = vary.whole(0, 2);
  const width = [300, 400, 400, 330][doors] ?? 340;
  const height = vary.between(574, 600);
  const twoTone = vary.chance(0.45) ? shadesOf(tone(color.base, color.on === '#ffffff' ? 0.3 : -0.1, 0.5)) : color;
  const x = 400 - width / 2;
  const y = 682 - height;
  const door = (left: number, top: number, w: number, h: number, shades = color) =>
    rect(left, top, w, h, 7, sheet.slant(shades.bright, [shades.base, 0.4], shades.dim)) +
    rect(left, top, 4, h, 2, shades.bright, { opacity: '0.7' }) +
    rect(left + w - 4, top, 4, h, 2, shades.dark, { opacity: '0.5' });
  const grip = (gx: number, gy: number, length: number) =>
    [
      rect(gx - 3, gy, 6, length, 3, color.deep, { opacity: '0.75' }),
      rect(gx - 6, gy, 12, length, 6, sheet.metal()) + rect(gx - 2, gy + 6, 3, length - 12, 1, '#ffffff'),
      '',
    ][handle] ?? '';
  const split = height * 0.6;
  const half = width / 2 - 2;
  const panel =
    [
      door(x, y, width, split - 3) +
        door(x, y + split, width, height - split, twoTone) +
        grip(x + 22, y + split - 150, 120) +
        grip(x + 22, y + split + 30, 100),
      door(x, y, half, height) +
        door(x + half + 4, y, half, height, twoTone) +
        grip(x + half - 18, y + 190, 220) +
        grip(x + half + 22, y + 190, 220) +
        rect(x + half * 0.3, y + 200, half * 0.4, 110, 8, '#23262e') +
        rect(x + half * 0.36, y + 256, half * 0.28, 44, 6, '#0e1015') +
        rect(x + half * 0.38, y + 214, half * 0.24, 18, 4, '#7fd8ff', { opacity: '0.8' }),
      door(x, y, half, split - 3) +
        door(x + half + 4, y, half, split - 3) +
        door(x, y + split, half, height - split, twoTone) +
        door(x + half + 4, y + split, half, height - split, twoTone) +
        grip(x + half - 18, y + split - 170, 140) +
        grip(x + half + 22, y + split - 170, 140) +
        grip(x + half - 18, y + split + 26, 120) +
        grip(x + half + 22, y + split + 26, 120),
      door(x, y, width, height * 0.34, twoTone) +
        door(x, y + height * 0.34 + 4, width, height * 0.66 - 4) +
        grip(x + width - 24, y + height * 0.34 - 110, 90) +
        grip(x + width - 24, y + height * 0.34 + 30, 160),
    ][doors] ?? '';
  return (
    sheet.shadow(400, 690, width * 0.62, 24) +
    rect(x + 14, 676, 34, 14, 3, '#22252d') +
    rect(x + width - 48, 676, 34, 14, 3, '#22252d') +
    path(`M${x + width} ${y + 6}l20 8v${height - 22}l-20 8Z`, color.deep) +
    rect(x - 3, y - 3, width + 6, height + 4, 8, color.dark) +
    panel +
    inventedMark(x + 34, y + 30, 20, color.on, vary.variant)
  );
};
