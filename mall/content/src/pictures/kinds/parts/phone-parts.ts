import type { Art } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { tone } from '../../svg/color.ts';
import { circle, rect } from '../../svg/shapes.ts';
import type { Shades } from '../../svg/shades.ts';
import type { CameraIsland } from './camera-islands.ts';
import { appTiles, sheen, wallpaper } from './wallpaper.ts';
import type { Frame } from './wallpaper.ts';

/** A metal rim with side keys, from the color of the body. */
export function rim(art: Art, { x, y, width, height, radius }: Frame, shades: Shades = art.color): string {
  const edge = art.sheet.across(
    shades.dark,
    [shades.bright, 0.04],
    [shades.dim, 0.5],
    [shades.lit, 0.96],
    [shades.deep, 1],
  );
  return (
    rect(x + width - 3, y + height * 0.2, 7, height * 0.07, 3, shades.dark) +
    rect(x + width - 3, y + height * 0.3, 7, height * 0.12, 3, shades.dark) +
    rect(x, y, width, height, radius, edge)
  );
}

export function phoneFace(art: Art, frame: Frame, hole: number): string {
  const { x, y, width, height, radius } = frame;
  const bezel = width * 0.022;
  const screen = {
    x: x + bezel * 2,
    y: y + bezel * 2,
    width: width - bezel * 4,
    height: height - bezel * 4,
    radius: radius - bezel * 1.6,
  };
  const camera =
    [
      circle(x + width / 2, y + width * 0.085, width * 0.022, '#07080c'),
      rect(x + width * 0.38, y + width * 0.065, width * 0.24, width * 0.062, width * 0.031, '#07080c'),
      circle(x + width * 0.14, y + width * 0.1, width * 0.024, '#07080c'),
    ][hole % 3] ?? '';
  return (
    rim(art, frame) +
    rect(x + bezel, y + bezel, width - bezel * 2, height - bezel * 2, radius - bezel * 0.8, '#0b0c11') +
    wallpaper(art, screen) +
    appTiles(x + width * 0.1, y + height * 0.83, width * 0.8, 4, 1) +
    (hole % 2
      ? appTiles(x + width * 0.1, y + height * 0.69, width * 0.8, 4, 1)
      : rect(x + width * 0.14, y + height * 0.13, width * 0.72, height * 0.1, width * 0.05, '#ffffff', {
          opacity: '0.22',
        })) +
    rect(x + width * 0.36, y + height * 0.968, width * 0.28, width * 0.014, 3, '#ffffff', { opacity: '0.8' }) +
    camera +
    sheen(art, screen)
  );
}

export function phoneShell(art: Art, frame: Frame, island: CameraIsland, maker: number): string {
  const { x, y, width, height, radius } = frame;
  const { color, sheet } = art;
  const inset = width * 0.012;
  const back = sheet.slant(color.bright, [color.lit, 0.25], [color.base, 0.55], color.dim);
  const plate = {
    x: x + inset,
    y: y + inset,
    width: width - inset * 2,
    height: height - inset * 2,
    radius: radius - inset,
  };
  return (
    rim(art, frame) +
    rect(plate.x, plate.y, plate.width, plate.height, plate.radius, back) +
    sheen(art, plate, 0.28) +
    inventedMark(x + width * 0.5, y + height * 0.62, width * 0.12, tone(color.on, 0, 0.5), maker) +
    island(art, x, y, width)
  );
}
