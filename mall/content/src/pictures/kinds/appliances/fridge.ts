import type { Art, DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { tone } from '../../svg/color.ts';
import { path, rect } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';
import type { Shades } from '../../svg/shades.ts';

interface Body {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Some are sold in two tones. */
  twoTone: Shades;
  grip: (x: number, y: number, length: number) => string;
}

function door({ sheet, color }: Art, left: number, top: number, w: number, h: number, shades = color): string {
  return (
    rect(left, top, w, h, 7, sheet.slant(shades.bright, [shades.base, 0.4], shades.dim)) +
    rect(left, top, 4, h, 2, shades.bright, { opacity: '0.7' }) +
    rect(left + w - 4, top, 4, h, 2, shades.dark, { opacity: '0.5' })
  );
}

/** A standing cabinet; handles hidden, bar or bow. */
function cabinet(art: Art, width: number, height: number, doors: (body: Body) => string): string {
  const { vary, sheet, color } = art;
  const handle = vary.whole(0, 2);
  const twoTone = vary.chance(0.45) ? shadesOf(tone(color.base, color.on === '#ffffff' ? 0.3 : -0.1, 0.5)) : color;
  const x = 400 - width / 2;
  const y = 682 - height;
  const grip = (gx: number, gy: number, length: number) =>
    [
      rect(gx - 3, gy, 6, length, 3, color.deep, { opacity: '0.75' }),
      rect(gx - 6, gy, 12, length, 6, sheet.metal()) + rect(gx - 2, gy + 6, 3, length - 12, 1, '#ffffff'),
      rect(gx - 4, gy + length * 0.3, 8, length * 0.4, 4, color.deep, { opacity: '0.6' }),
    ][handle] ?? '';
  return (
    sheet.shadow(400, 690, width * 0.62, 24) +
    rect(x + 14, 676, 34, 14, 3, '#22252d') +
    rect(x + width - 48, 676, 34, 14, 3, '#22252d') +
    path(`M${x + width} ${y + 6}l20 8v${height - 22}l-20 8Z`, color.deep) +
    rect(x - 3, y - 3, width + 6, height + 4, 8, color.dark) +
    doors({ x, y, width, height, twoTone, grip }) +
    inventedMark(x + 34, y + 30, 20, color.on, vary.variant)
  );
}

/** Two wide doors above, two below. */
export const drawFourDoorFridge: DrawProduct = (art) =>
  cabinet(art, 410, art.vary.between(574, 600), ({ x, y, width, height, twoTone, grip }) => {
    const half = width / 2 - 2;
    const split = height * 0.6;
    const right = x + half + 4;
    return (
      door(art, x, y, half, split - 3) +
      door(art, right, y, half, split - 3) +
      door(art, x, y + split, half, height - split, twoTone) +
      door(art, right, y + split, half, height - split, twoTone) +
      grip(x + half - 16, y + split - 170, 140) +
      grip(right + 16, y + split - 170, 140) +
      grip(x + half - 16, y + split + 26, 120) +
      grip(right + 16, y + split + 26, 120)
    );
  });

/** Two doors side by side over the whole height, water and ice at the left. */
export const drawSideBySideFridge: DrawProduct = (art) =>
  cabinet(art, 400, art.vary.between(574, 600), ({ x, y, width, height, twoTone, grip }) => {
    const half = width / 2 - 2;
    return (
      door(art, x, y, half, height) +
      door(art, x + half + 4, y, half, height, twoTone) +
      grip(x + half - 18, y + 190, 220) +
      grip(x + half + 22, y + 190, 220) +
      rect(x + half * 0.3, y + 200, half * 0.4, 110, 8, '#23262e') +
      rect(x + half * 0.36, y + 256, half * 0.28, 44, 6, '#0e1015') +
      rect(x + half * 0.38, y + 214, half * 0.24, 18, 4, '#7fd8ff', { opacity: '0.8' })
    );
  });

/** Waist high: a narrow freezer door over one cold room, a mug and a box on top for scale. */
export const drawSmallFridge: DrawProduct = (art) => {
  const { sheet, vary } = art;
  const height = vary.between(400, 430);
  const top = 682 - height;
  const cup = vary.chance() ? '#e9b872' : '#8fb3d1';
  return (
    cabinet(art, 300, height, ({ x, y, width, twoTone, grip }) =>
      [
        door(art, x, y, width, height * 0.3 - 3, twoTone),
        door(art, x, y + height * 0.3, width, height * 0.7),
        grip(x + width - 22, y + 34, height * 0.2),
        grip(x + width - 22, y + height * 0.3 + 24, height * 0.28),
      ].join(''),
    ) +
    rect(438, top - 50, 52, 48, 8, sheet.across(cup, ['#ffffff', 0.3], cup)) +
    path(`M490 ${top - 42}q24 2 22 16t-22 14`, 'none', { stroke: cup, 'stroke-width': 8 }) +
    rect(280, top - 34, 110, 32, 5, sheet.slant('#ffffff', '#d3d9e1')) +
    rect(288, top - 62, 94, 28, 4, sheet.slant('#f3d9b0', '#dcb47c'))
  );
};

/** A chest with two lids, as kimchi is kept. */
export const drawKimchiFridge: DrawProduct = ({ vary, sheet, color }) => {
  const width = vary.between(500, 530);
  const front = vary.between(300, 320);
  const x = 400 - width / 2;
  const y = 682 - front;
  const half = width / 2;
  const isOpen = vary.chance(0.6);
  const lid = (left: number) =>
    path(
      `M${left + 6} ${y}h${half - 12}l-18-74h${48 - half}Z`,
      sheet.slant(color.bright, [color.base, 0.5], color.dim),
    ) + rect(left + half / 2 - 44, y - 12, 88, 12, 6, sheet.metal());
  const jar = (cx: number, hue: string) =>
    rect(cx - 42, y - 82, 84, 70, 10, sheet.across('#e9eef3', ['#ffffff', 0.3], '#c9d2dc')) +
    rect(cx - 46, y - 94, 92, 20, 8, hue) +
    rect(cx - 32, y - 62, 64, 34, 6, '#d1482f', { opacity: '0.85' });
  const raised =
    path(`M${x + 24} ${y - 70}h${half - 46}l-6-150h${58 - half}Z`, sheet.slant(color.lit, color.dim)) +
    path(`M${x + 38} ${y - 84}h${half - 74}l-4-120h${82 - half}Z`, sheet.down('#eef2f6', '#cfd7e0')) +
    path(`M${x + 10} ${y}h${half - 18}l-16-74h${52 - half}Z`, '#2a303a') +
    jar(x + half * 0.32, '#6fa58a') +
    jar(x + half * 0.72, '#d9a14c');
  return (
    sheet.shadow(400, 690, width * 0.58, 26) +
    rect(x + 24, 674, 44, 14, 3, '#22252d') +
    rect(x + width - 68, 674, 44, 14, 3, '#22252d') +
    path(`M${x + 2} ${y}h${width - 4}l-22-80H${x + 24}Z`, color.deep) +
    (isOpen ? raised : lid(x)) +
    lid(x + half) +
    rect(x, y - 4, width, front + 4, 12, sheet.slant(color.bright, [color.base, 0.42], color.dim)) +
    rect(x, y - 4, width, 16, 8, color.lit) +
    rect(400 - 2, y + 12, 4, front - 22, 2, color.dark, { opacity: '0.5' }) +
    rect(x + 40, y + 48, 150, 40, 10, '#1b1e25') +
    [0, 1, 2]
      .map((bar) => rect(x + 58 + bar * 40, y + 60, 26, 16, 4, ['#7fd8ff', '#7fe0a8', '#ffffff'][bar] ?? '#fff'))
      .join('') +
    rect(x + 18, y + 130, 8, front - 170, 4, '#ffffff', { opacity: '0.4' }) +
    inventedMark(x + width - 70, y + 66, 30, color.on, vary.variant)
  );
};
