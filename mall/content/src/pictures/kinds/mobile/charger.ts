import type { Art, DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, ellipse, line, path, rect, repeat, scaleAround } from '../../svg/shapes.ts';
import { sheen, wallpaper } from '../parts/wallpaper.ts';

/** A plug for a cable, its metal tip up. */
const plug = (art: Art, x: number, y: number) =>
  rect(x - 26, y - 50, 52, 84, 14, brightOf(art)) +
  rect(x - 17, y - 88, 34, 42, 6, art.sheet.metal()) +
  rect(x - 9, y - 80, 18, 8, 3, '#6d7480');

const brightOf = ({ sheet, color }: Art) => sheet.glow(0.3, 0.2, 1.1, color.bright, [color.base, 0.55], color.dark);

const cable = ({ color }: Art, from: string) => line(from, color.deep, 20) + line(from, color.lit, 13);

/** A charging brick with its prongs up and its cable. */
export const drawCharger: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const width = vary.between(230, 270);
  const bright = brightOf(art);
  return scaleAround(
    1.24,
    400,
    690,
    sheet.shadow(360, 690, 210) +
      cable(art, 'M470 470C640 470 700 560 640 630S520 610 560 520') +
      plug(art, 560, 470) +
      rect(330 - width / 2, 686 - width * 1.2, width, width * 1.2, 44, bright) +
      rect(340 - width * 0.2 - 12, 596 - width, 16, 96, 5, sheet.metal()) +
      rect(320 + width * 0.2, 596 - width, 16, 96, 5, sheet.metal()) +
      rect(334 - width / 2, 690 - width * 1.2, width - 8, width * 1.2 - 8, 40, bright) +
      repeat(vary.whole(1, 3), (port) => rect(306, 676 - width * 0.9 + port * 46, 48, 18, 9, '#22252d')) +
      inventedMark(330, 640, 34, color.on, vary.variant),
  );
};

/** A phone standing on a charging stand, its battery filling. */
export const drawChargingStand: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const width = vary.between(218, 250);
  const top = vary.between(120, 160);
  const x = 380 - width / 2;
  const screen = { x: x + 8, y: top + 8, width: width - 16, height: 404, radius: 30 };
  return (
    sheet.shadow(400, 690, 290, 26) +
    cable(art, 'M600 650C720 640 740 560 730 500') +
    ellipse(390, 654, 230, 36, color.deep) +
    ellipse(390, 640, 230, 40, brightOf(art)) +
    path(`M330 250h120l30 386q-90 26-180 0Z`, sheet.across(color.dark, color.bright, color.dim)) +
    rect(x, top, width, 420, 38, '#14161b') +
    wallpaper(art, screen) +
    circle(380, top + 190, 62, 'none', { stroke: '#ffffff', 'stroke-width': 10, opacity: '0.9' }) +
    path(`M388 ${top + 146}l-36 52h24l-8 38 38-54h-26Z`, '#7fe0a8') +
    sheen(art, screen) +
    path(`M${x - 14} ${top + 404}h${width + 28}v22q0 14-14 14H${x}q-14 0-14-14Z`, sheet.down(color.lit, color.dark)) +
    inventedMark(390, 646, 34, color.on, vary.variant)
  );
};
