import type { DrawProduct } from '../../art.ts';
import { printedLabel } from '../../marks/invented-mark.ts';
import { ellipse, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';
import { pouch } from '../parts/pouch.ts';

/** Noodles with egg and greens. */
const topping = (x: number, y: number, s: number) =>
  repeat(7, (strand) =>
    path(`M${x - 90 * s} ${y + (strand - 3) * 5}q${30 * s}-${20 * s} ${60 * s} 0t${60 * s} 0 ${60 * s} 0`, 'none', {
      stroke: strand % 2 ? '#f8dc8e' : '#edc76a',
      'stroke-width': 7 * s,
      'stroke-linecap': 'round',
    }),
  ) +
  ellipse(x + 40 * s, y - 8 * s, 34 * s, 17 * s, '#ffffff') +
  ellipse(x + 42 * s, y - 8 * s, 18 * s, 10 * s, '#f7a928') +
  ellipse(x - 52 * s, y + 6 * s, 20 * s, 9 * s, '#5d9a4a') +
  ellipse(x - 34 * s, y - 12 * s, 13 * s, 6 * s, '#7fb85e') +
  ellipse(x + 4 * s, y + 12 * s, 15 * s, 7 * s, '#e2574c');

/** A packet or cup of noodles with a steaming bowl. */
export const drawNoodles: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const maker = vary.whole(0, 7);
  const broth = vary.pick<readonly [string, string]>([
    ['#e5532d', '#a9281a'],
    ['#e7b56a', '#a8742e'],
    ['#4a3226', '#2b1a12'],
  ]);
  const bowl = (x: number, y: number, w: number) =>
    ellipse(x, y, w, w * 0.26, sheet.slant('#ffffff', '#d7dbe2')) +
    ellipse(x, y + 2, w - 14, w * 0.26 - 8, sheet.glow(0.4, 0.4, 0.7, ...broth)) +
    topping(x, y, w / 150) +
    path(
      `M${x - w} ${y + 2}q10 ${690 - y - 20} ${w * 0.6} ${684 - y}h${w * 0.8}q${w * 0.5}-20 ${w * 0.6}-${684 - y}a${w} ${w * 0.26} 0 0 1-${w * 2} 0Z`,
      sheet.cylinder(shadesOf('#2f3440')),
    ) +
    path(`M${x - w * 0.97} ${y + 40}a${w} ${w * 0.26} 0 0 0 ${w * 1.94} 0l-4 18a${w} ${w * 0.26} 0 0 1-${w * 1.86} 0Z`, color.base);
  const sticks = turn(24, 560, 400, rect(552, 210, 11, 330, 5, '#a8623a'), rect(574, 216, 11, 330, 5, '#8a4d2c'));
  const steam = repeat(3, (wisp) =>
    path(`M${500 + wisp * 56} 440q-26-34 0-66t0-66`, 'none', {
      stroke: '#ffffff',
      'stroke-width': 13,
      'stroke-linecap': 'round',
      opacity: '0.7',
    }),
  );
  const packet = (x: number, y: number, w: number, h: number) =>
    pouch(art, x, y, w, h, color) +
    ellipse(x + w / 2, y + h * 0.62, w * 0.38, w * 0.26, '#ffffff', { opacity: '0.9' }) +
    ellipse(x + w / 2, y + h * 0.62, w * 0.33, w * 0.21, sheet.glow(0.4, 0.4, 0.7, ...broth)) +
    topping(x + w / 2, y + h * 0.61, w / 330) +
    printedLabel(x + w / 2, y + h * 0.26, 60, color.on, maker);
  const cup = (x: number) =>
    path(`M${x} 300h260l-40 366q-2 20-26 20H${x + 66}q-24 0-26-20Z`, sheet.cylinder(color)) +
    ellipse(x + 130, 300, 136, 28, sheet.slant('#ffffff', '#cfd5de')) +
    ellipse(x + 130, 296, 122, 22, '#f4f1e8') +
    path(`M${x + 8} 400h244l-14 130H${x + 22}Z`, '#ffffff', { opacity: '0.92' }) +
    printedLabel(x + 130, 446, 58, color.dark, maker);
  if (style === 0) return sheet.shadow(400, 690, 290, 22) + turn(-5, 300, 500, packet(150, 150, 300, 420)) + bowl(540, 520, 160) + sticks;
  if (style === 1) return sheet.shadow(400, 690, 260, 20) + cup(180) + bowl(530, 540, 140) + steam;
  return sheet.shadow(400, 690, 310, 20) + packet(110, 210, 230, 476) + packet(286, 190, 230, 496) + packet(462, 210, 230, 476);
};
