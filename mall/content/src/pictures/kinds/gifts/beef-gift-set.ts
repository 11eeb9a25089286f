import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, ellipse, line, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';
import { bojagi, openTray } from '../parts/gift-parts.ts';

/** A sprig of rosemary. */
const sprig = (x: number, y: number) =>
  line(`M${x} ${y}q40-20 80-66`, '#4d7a3d', 5) +
  repeat(
    6,
    (leaf) =>
      turn(-30 - leaf * 6, x + leaf * 13, y - leaf * 10, ellipse(x + leaf * 13, y - leaf * 10 - 14, 4, 14, '#5f9450')) +
      turn(70, x + leaf * 13, y - leaf * 10, ellipse(x + leaf * 13, y - leaf * 10 - 14, 4, 13, '#4d7f40')),
  );

/** Marbled cuts on a tray with a sprig, and a cloth beside it. */
export const drawBeefGiftSet: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const meat = shadesOf(vary.pick(['#b9343b', '#a82c36', '#c4434a'] as const));
  const marbling = vary.whole(4, 7);
  const cut = (x: number, y: number, w: number, h: number) =>
    rect(x, y, w, h, 18, sheet.slant(meat.bright, [meat.base, 0.5], meat.dark)) +
    path(`M${x + 4} ${y + h - 22}q${w / 2} 22 ${w - 8} 0v6q0 14-16 14H${x + 18}q-14 0-14-14Z`, '#f9ded8') +
    repeat(marbling, (vein) =>
      line(
        `M${x + 14 + vein * ((w - 28) / marbling)} ${y + 14 + (vein % 3) * 10}q14 12 4 26t10 ${h * 0.34}`,
        '#fbe9e4',
        3.5,
        {
          opacity: '0.85',
        },
      ),
    ) +
    repeat(5, (fleck) => circle(x + w * 0.15 + fleck * w * 0.17, y + h * (0.36 + (fleck % 2) * 0.3), 3.4, '#fbe9e4'));
  const grid =
    style === 0
      ? cut(182, 330, 206, 100) + cut(412, 330, 206, 100) + cut(150, 446, 240, 116) + cut(410, 446, 240, 116)
      : repeat(3, (column) => cut(176 + column * 154, 326, 142, 106) + cut(140 + column * 178, 446, 164, 118));
  const lid =
    path('M150 300V132q0-14 14-14h472q14 0 14 14v168Z', sheet.down(color.base, color.dim)) +
    rect(164, 132, 472, 154, 6, 'none', { stroke: '#d8b25a', 'stroke-width': 5 }) +
    inventedMark(400, 208, 72, '#e6c675', vary.whole(0, 7));
  const closed = style === 2 ? bojagi(art, color, 250, 206, 300, 130) : lid;
  return (
    sheet.shadow(400, 690, 320, 22) +
    closed +
    openTray(
      art,
      style === 2 ? shadesOf('#c9a06a') : color,
      296,
      path('M176 318h448l46 252H130Z', '#20242c') + grid + sprig(360, 470),
    ) +
    rect(330, 606, 140, 58, 6, sheet.slant('#f6e3b0', '#b58c3a')) +
    inventedMark(400, 635, 34, '#5c4413', vary.whole(0, 7))
  );
};
