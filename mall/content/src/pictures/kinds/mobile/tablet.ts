import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { rearLensesOf } from '../../phone-variant.ts';
import { path, rect, repeat, turn } from '../../svg/shapes.ts';
import { lens } from '../parts/camera-islands.ts';
import { rim } from '../parts/phone-parts.ts';
import { appTiles, sheen, wallpaper } from '../parts/wallpaper.ts';

/** Landscape or portrait, with a pencil or a keyboard cover. */
export const drawTablet: DrawProduct = (art) => {
  const { vary, sheet, color, view } = art;
  const style = vary.style(3);
  const maker = vary.whole(0, 7);
  const long = vary.between(540, 590);
  const wide = long * vary.between(0.66, 0.72);
  const [width, height] = style === 1 ? [wide, long] : [long, wide];
  const x = 400 - width / 2 - (style === 1 ? 30 : 0);
  const y = 680 - height - (style === 2 ? 60 : 0);
  if (view === 'back') {
    return (
      sheet.shadow(400, 688, width * 0.56, 18) +
      rim(art, { x, y: 680 - height, width, height, radius: 30 }) +
      rect(x + 4, 684 - height, width - 8, height - 8, 26, sheet.slant(color.bright, [color.base, 0.5], color.dim)) +
      repeat(rearLensesOf(vary.variant), (index) => lens(art, x + 54 + index * 62, 734 - height, 24)) +
      inventedMark(x + width / 2, 680 - height / 2, 56, color.on, maker) +
      sheen(art, { x, y: 680 - height, width, height, radius: 30 })
    );
  }
  const screen = { x: x + 26, y: y + 26, width: width - 52, height: height - 52, radius: 14 };
  const face =
    rim(art, { x, y, width, height, radius: 30 }) +
    rect(x + 5, y + 5, width - 10, height - 10, 26, '#0c0d12') +
    wallpaper(art, screen) +
    appTiles(screen.x + screen.width * 0.2, screen.y + screen.height * 0.86, screen.width * 0.6, 6, 1) +
    rect(screen.x + 30, screen.y + 30, screen.width * 0.34, screen.height * 0.2, 18, '#ffffff', { opacity: '0.24' }) +
    sheen(art, screen);
  const pencil = turn(
    8,
    660,
    440,
    rect(648, 250, 22, 400, 8, sheet.across('#d5d9e0', '#ffffff', '#b9c0ca')) +
      path('M648 648h22l-9 34h-4Z', '#e7eaf0') +
      rect(648, 280, 22, 6, 0, '#c3c9d3'),
  );
  const keyboard =
    path(`M${x - 6} 632h${width + 12}l34 44q4 12-10 12H${x - 30}q-14 0-10-12Z`, sheet.down(color.dim, color.dark)) +
    repeat(3, (row) =>
      repeat(12, (key) =>
        rect(
          x + 14 - row * 8 + key * ((width - 24 + row * 16) / 12),
          638 + row * 11,
          (width - 24) / 12 - 5,
          8,
          2,
          color.lit,
          {
            opacity: '0.75',
          },
        ),
      ),
    );
  return (
    [
      sheet.shadow(400, 686, width * 0.56, 18) + face,
      sheet.shadow(420, 686, width * 0.66, 18) + face + pencil,
      sheet.shadow(400, 692, width * 0.6, 18) + face + keyboard,
    ][style] ?? ''
  );
};
