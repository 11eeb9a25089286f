import type { Art, DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, ellipse, line, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';
import { wallpaper } from '../parts/wallpaper.ts';

/** A lightning bolt, `size` high. */
const bolt = (x: number, y: number, size: number, fill: string) =>
  path(
    `M${x + size * 0.1} ${y - size / 2}l${-size * 0.4} ${size * 0.56}h${size * 0.27}l${-size * 0.1} ${size * 0.44} ${size * 0.43}-${size * 0.6}h${-size * 0.28}Z`,
    fill,
  );

/** A power bank with its charge shown, feeding a phone behind it. */
export const drawPowerBank: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const height = vary.between(350, 420);
  const lit = vary.whole(2, 4);
  const radius = vary.between(26, 54);
  const y = 686 - height;
  const screen = { x: 166, y: 176, width: 224, height: 486, radius: 30 };
  const cable = 'M520 ' + Math.round(y + 6) + 'C520 130 640 60 690 190S640 690 560 676';
  return (
    sheet.shadow(420, 690, 290) +
    rect(156, 166, 244, 520, 40, '#14161b') +
    wallpaper(art, screen) +
    rect(216, 320, 118, 64, 14, 'none', { stroke: '#ffffff', 'stroke-width': 8 }) +
    rect(338, 338, 10, 28, 4, '#ffffff') +
    rect(226, 330, 26 * lit - 6, 44, 6, '#7fe0a8') +
    bolt(276, 440, 70, '#ffffff') +
    line(cable, '#c3cad4', 18) +
    line(cable, '#f4f6f9', 11) +
    rect(352, y + 8, 300, height, radius, color.deep) +
    rect(344, y, 300, height, radius, sheet.slant(color.bright, [color.base, 0.45], color.dark)) +
    rect(498, y - 22, 44, 34, 8, '#f4f6f9') +
    rect(404, y + 8, 58, 17, 4, '#22252d') +
    rect(508, y + 8, 36, 17, 8, '#22252d') +
    bolt(494, y + height * 0.44, 124, color.on) +
    repeat(4, (dot) => circle(446 + dot * 32, y + height - 90, 9, dot < lit ? '#7fe0c8' : color.deep)) +
    inventedMark(494, y + height - 42, 34, color.on, vary.variant) +
    rect(362, y + 40, 12, height - 90, 6, '#ffffff', { opacity: '0.3' })
  );
};

/** A USB-C plug, its tip to the right, turned about its cable end. */
function plug({ sheet, color }: Art, x: number, y: number, degrees: number): string {
  return turn(
    degrees,
    x,
    y,
    rect(x - 10, y - 13, 40, 26, 8, color.deep),
    rect(x + 24, y - 27, 92, 54, 14, sheet.down('#f7f9fb', ['#c3cad4', 0.5], '#8d97a5')),
    rect(x + 112, y - 18, 50, 36, 14, sheet.down('#eef1f5', '#9aa3b1')),
    rect(x + 140, y - 6, 18, 12, 6, '#3a404c'),
  );
}

/** A woven charging cable in a coil, both plugs to see. */
export const drawCable: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const loops = vary.whole(4, 6);
  const wide = vary.between(196, 226);
  const weave = (d: string, width: number) =>
    line(d, color.deep, width + 5) +
    line(d, sheet.slant(color.bright, color.dim), width) +
    line(d, color.on, width - 12, { 'stroke-dasharray': '3 13', opacity: '0.4' });
  const coil = repeat(loops, (loop) => {
    const grow = loop * 9;
    const y = 440 + loop * 8 - (loops - 1) * 4;
    return weave(
      `M${400 - wide - grow} ${y}a${wide + grow} ${150 + grow * 0.7} 0 1 1 ${(wide + grow) * 2} 0a${wide + grow} ${150 + grow * 0.7} 0 1 1-${(wide + grow) * 2} 0Z`,
      22,
    );
  });
  const tie = shadesOf(vary.pick(['#2b2f38', '#8a5f3c', '#5b6472'] as const));
  return (
    sheet.shadow(400, 660, 290, 40) +
    coil +
    weave('M420 596C560 690 716 690 700 574', 22) +
    weave('M350 290C260 300 176 290 176 226', 22) +
    plug(art, 698, 580, -94) +
    plug(art, 176, 232, -90) +
    rect(366, 562, 64, 92, 14, sheet.across(tie.dark, tie.lit, tie.deep)) +
    ellipse(398, 608, 15, 15, tie.deep) +
    inventedMark(398, 608, 18, '#ffffff', vary.variant)
  );
};
