import type { Art, DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { rearLensesOf } from '../../phone-variant.ts';
import { circle, group, rect, repeat } from '../../svg/shapes.ts';
import { lens } from '../parts/camera-islands.ts';
import { rim } from '../parts/phone-parts.ts';
import { appTiles, sheen, wallpaper } from '../parts/wallpaper.ts';

/** A clamshell: open in front of one that is closed, with a cover screen over all of it or a strip of one. */
const drawFlip = (art: Art, bigCover: boolean): string => {
  const { vary, sheet, color } = art;
  const width = vary.between(292, 318);
  const half = width * 1.06;
  const maker = vary.whole(0, 7);
  const lenses = rearLensesOf(vary.variant);
  const x = 704 - width;
  const y = 892 - half * 2;
  const closed = { x: 100, y: 884 - half * 1.02, width, height: half * 1.02, radius: 34 };
  const cover = bigCover
    ? { x: closed.x + 18, y: closed.y + 18, width: width - 36, height: half * 0.82, radius: 22 }
    : { x: closed.x + 22, y: closed.y + half * 0.42, width: width - 44, height: half * 0.42, radius: 18 };
  const lensY = bigCover ? closed.y + half * 0.72 : closed.y + 62;
  const shut =
    sheet.shadow(250, 890, 160, 16) +
    rim(art, closed) +
    rect(
      closed.x + 4,
      closed.y + 4,
      width - 8,
      closed.height - 8,
      31,
      sheet.slant(color.bright, [color.base, 0.4], color.dim),
    ) +
    rect(cover.x, cover.y, cover.width, cover.height, cover.radius, '#0b0c11') +
    wallpaper(
      art,
      {
        ...cover,
        x: cover.x + 5,
        y: cover.y + 5,
        width: cover.width - 10,
        height: cover.height - 10,
        radius: cover.radius - 4,
      },
      2,
    ) +
    sheen(art, cover) +
    repeat(lenses, (index) => lens(art, closed.x + 62 + index * 70, lensY, 28)) +
    rect(
      closed.x + 18,
      closed.y + closed.height - 16,
      width - 36,
      16,
      6,
      sheet.across(color.deep, [color.bright, 0.2], color.dark),
    );
  if (art.view === 'back') {
    return group(
      { transform: 'translate(32 -370) scale(1.42)' },
      shut,
      inventedMark(closed.x + width - 54, lensY, 26, color.on, maker),
    );
  }
  const screen = { x: x + 12, y: y + 12, width: width - 24, height: half * 2 - 24, radius: 26 };
  return (
    shut +
    sheet.shadow(550, 898, 170, 18) +
    rim(art, { x, y, width, height: half * 2, radius: 36 }) +
    rect(x + 5, y + 5, width - 10, half * 2 - 10, 32, '#0b0c11') +
    wallpaper(art, screen) +
    rect(
      screen.x,
      y + half - 40,
      screen.width,
      80,
      0,
      sheet.down('#00000000', ['#0000002e', 0.46], ['#ffffff3d', 0.54], '#ffffff00'),
    ) +
    rect(x - 3, y + half - 16, 8, 32, 3, color.deep) +
    rect(x + width - 5, y + half - 16, 8, 32, 3, color.deep) +
    appTiles(x + width * 0.1, y + half * 1.72, width * 0.8, 4, 1) +
    circle(x + width / 2, y + 36, 8, '#07080c') +
    sheen(art, screen)
  );
};

export const drawPhoneFlip: DrawProduct = (art) => drawFlip(art, true);

export const drawPhoneFlipSmall: DrawProduct = (art) => drawFlip(art, false);
