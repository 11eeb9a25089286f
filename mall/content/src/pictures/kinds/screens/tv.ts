import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, line, path, rect, repeat } from '../../svg/shapes.ts';
import { sheen, wallpaper } from '../parts/wallpaper.ts';
import type { Frame } from '../parts/wallpaper.ts';

/** A wide screen on feet, a bar or a central foot. */
export const drawTv: DrawProduct = (art) => {
  const { vary, sheet, color, view } = art;
  const foot = vary.style(3);
  const width = vary.between(640, 690);
  const height = width * 0.575;
  const bezel = vary.pick([7, 10, 14] as const);
  const bar = vary.chance(0.4);
  const x = 400 - width / 2;
  const bottom = 640;
  const y = bottom - height;
  const stand =
    [
      line(`M${x + 110} ${bottom}l-34 46h70M${x + width - 110} ${bottom}l34 46h-70`, color.dark, 13),
      rect(366, bottom - 4, 68, 36, 0, sheet.across(color.deep, color.dim, color.deep)) +
        path(`M250 684q0-18 60-18h180q60 0 60 18v6H250Z`, sheet.down(color.lit, color.dark)),
      rect(x + 120, bottom - 2, 26, 44, 3, color.dark) +
        rect(x + width - 146, bottom - 2, 26, 44, 3, color.dark) +
        rect(x + 84, bottom + 38, 98, 10, 5, color.dim) +
        rect(x + width - 182, bottom + 38, 98, 10, 5, color.dim),
    ][foot] ?? '';
  const soundbar = bar
    ? rect(400 - width * 0.3, 652, width * 0.6, 34, 10, sheet.down('#444954', '#191b21')) +
      repeat(30, (hole) => circle(412 - width * 0.3 + hole * ((width * 0.6 - 24) / 29), 669, 2.4, '#0b0c10'))
    : '';
  const screen: Frame = {
    x: x + bezel,
    y: y + bezel,
    width: width - bezel * 2,
    height: height - bezel * 2 - 4,
    radius: 3,
  };
  const front =
    rect(x, y, width, height, 9, sheet.slant(color.lit, color.dark)) +
    rect(x + 3, y + 3, width - 6, height - 6, 7, '#0a0b0f') +
    wallpaper(art, screen) +
    sheen(art, screen, 0.26) +
    rect(388, bottom - 6, 24, 3, 1, color.bright);
  const back =
    rect(x, y, width, height, 10, sheet.slant(color.dim, color.deep)) +
    rect(x + width * 0.2, y + height * 0.4, width * 0.6, height * 0.52, 14, sheet.slant(color.base, color.dark)) +
    repeat(9, (slot) => rect(x + width * 0.3, y + height * 0.5 + slot * 14, width * 0.2, 5, 2, color.deep)) +
    repeat(5, (port) => rect(x + width * 0.62 + port * 26, y + height * 0.82, 16, 12, 3, '#121318')) +
    inventedMark(400, y + height * 0.2, 40, color.on, vary.variant);
  return sheet.shadow(400, 692, width * 0.42, 20) + stand + (view === 'back' ? back : front + soundbar);
};
