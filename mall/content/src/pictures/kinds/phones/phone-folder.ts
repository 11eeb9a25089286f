import type { Art, DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { rearLensesOf } from '../../phone-variant.ts';
import { circle, group, line, rect, repeat } from '../../svg/shapes.ts';
import { lens } from '../parts/camera-islands.ts';
import { rim } from '../parts/phone-parts.ts';
import { sheen, wallpaper } from '../parts/wallpaper.ts';

/** Strokes of the digits in a box 2 wide and 4 high, as a path for each. */
const digits = [
  'M0 0h2v4h-2Z',
  'M1 0v4',
  'M0 0h2v2h-2v2h2',
  'M0 0h2v4h-2M0 2h2',
  'M0 0v2h2M2 0v4',
  'M2 0h-2v2h2v2h-2',
  'M2 0h-2v4h2v-2h-2',
  'M0 0h2v4',
  'M0 0h2v4h-2ZM0 2h2',
  'M2 2h-2v-2h2v4h-2',
] as const;
const star = 'M1 1v2M0 1.4l2 1.2M2 1.4l-2 1.2';
const hash = 'M.6.6v2.8M1.4.6v2.8M0 1.4h2M0 2.6h2';
const keys = [...digits.slice(1), star, digits[0], hash];

/** A key with its sign. */
function key(art: Art, x: number, y: number, width: number, sign: string): string {
  const { color, sheet } = art;
  return (
    rect(x, y, width, 44, 14, color.deep) +
    rect(x, y - 3, width, 43, 14, sheet.down('#ffffff', '#dfe3ea')) +
    group(
      { transform: `translate(${Math.round(x + width / 2 - 6)} ${Math.round(y + 7)}) scale(6)` },
      line(sign, '#23262e', 0.62),
    )
  );
}

/** The lower half: soft keys, a ring to move with, the two receivers and twelve large keys. */
function keypad(art: Art, x: number, y: number, width: number): string {
  const { color, sheet } = art;
  const middle = x + width / 2;
  const side = width * 0.25;
  const column = (width - 44) / 3;
  const receiver = (left: number, paint: string) =>
    rect(left, y + 72, side, 38, 16, paint) + line(`M${left + side / 2 - 14} ${y + 94}q14-14 28 0`, '#ffffff', 7);
  return (
    rect(x + 20, y + 22, side, 32, 14, color.bright) +
    rect(x + width - 20 - side, y + 22, side, 32, 14, color.bright) +
    receiver(x + 20, '#2f9e5b') +
    receiver(x + width - 20 - side, '#d0413c') +
    circle(middle, y + 66, 48, sheet.slant('#ffffff', '#c9ced8')) +
    circle(middle, y + 66, 24, sheet.slant(color.lit, color.dark)) +
    repeat(12, (index) =>
      key(
        art,
        x + 22 + (index % 3) * column + 4,
        y + 134 + Math.floor(index / 3) * 54,
        column - 8,
        keys[index] ?? star,
      ),
    )
  );
}

/** A folder phone with a small screen over a keypad: open in front of one that is closed. */
export const drawPhoneFolder: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const width = vary.between(280, 304);
  const lid = width * vary.between(1.16, 1.22);
  const base = 362;
  const maker = vary.whole(0, 7);
  const radius = vary.pick([34, 44, 54] as const);
  const lenses = rearLensesOf(vary.variant);
  const shell = sheet.slant(color.bright, [color.base, 0.42], color.dim);
  const closed = { x: 104, y: 884 - base, width, height: base, radius };
  const shut =
    sheet.shadow(250, 890, 160, 16) +
    rim(art, closed) +
    rect(closed.x + 4, closed.y + 4, width - 8, base - 8, radius - 4, shell) +
    repeat(lenses, (index) => lens(art, closed.x + width / 2 + index * 64, closed.y + 66, 27)) +
    circle(closed.x + width / 2 - 56, closed.y + 66, 8, '#fff6da', { stroke: '#c9b98c', 'stroke-width': 2 }) +
    inventedMark(closed.x + width / 2, closed.y + base * 0.5, 46, color.on, maker) +
    repeat(3, (row) => rect(closed.x + width / 2 - 34, closed.y + base * 0.72 + row * 14, 68, 5, 2, color.deep)) +
    rect(
      closed.x + 26,
      closed.y + base - 22,
      width - 52,
      18,
      8,
      sheet.across(color.deep, [color.bright, 0.2], color.dark),
    ) +
    sheen(art, closed, 0.24);
  if (art.view === 'back') return group({ transform: 'translate(40 -370) scale(1.42)' }, shut);
  const x = 700 - width;
  const y = 892 - base - lid - 14;
  const screen = { x: x + 34, y: y + 58, width: width - 68, height: lid - 108, radius: 10 };
  return (
    shut +
    sheet.shadow(550, 898, 170, 18) +
    rim(art, { x, y, width, height: lid, radius }) +
    rect(x + 5, y + 5, width - 10, lid - 10, radius - 5, shell) +
    rect(x + 18, y + 18, width - 36, lid - 36, radius - 14, '#0b0c11') +
    rect(x + width / 2 - 30, y + 32, 60, 9, 4, '#3a3f4a') +
    wallpaper(art, screen, 2) +
    rect(screen.x + 14, screen.y + 16, screen.width - 28, 54, 12, '#ffffff', { opacity: '0.7' }) +
    repeat(2, (index) =>
      rect(
        screen.x + 14 + index * (screen.width / 2 - 6),
        screen.y + screen.height - 62,
        screen.width / 2 - 22,
        46,
        12,
        '#ffffff',
        {
          opacity: '0.5',
        },
      ),
    ) +
    sheen(art, screen) +
    rim(art, { x, y: y + lid + 14, width, height: base, radius }) +
    rect(x + 5, y + lid + 19, width - 10, base - 10, radius - 5, shell) +
    rect(x + 36, y + lid - 8, width - 72, 30, 14, sheet.down(color.bright, [color.dim, 0.5], color.deep)) +
    keypad(art, x, y + lid + 14, width)
  );
};
