import type { Art } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { tone } from '../../svg/color.ts';
import { circle, ellipse, rect } from '../../svg/shapes.ts';
import type { Shades } from '../../svg/shades.ts';
import { appTiles, sheen, wallpaper } from './wallpaper.ts';
import type { Frame } from './wallpaper.ts';

/** Camera lens with glass, iris and a glint. */
export function lens(art: Art, x: number, y: number, r: number): string {
  return (
    circle(x, y, r, art.sheet.slant('#5b6270', '#15171d')) +
    circle(x, y, r * 0.8, '#0b0d13') +
    circle(x, y, r * 0.5, art.sheet.glow(0.4, 0.35, 0.7, '#4a6aa8', ['#18233f', 0.6], '#080a10')) +
    ellipse(x - r * 0.24, y - r * 0.28, r * 0.16, r * 0.12, '#dfe9ff', { opacity: '0.85' })
  );
}

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

export function phoneShell(art: Art, frame: Frame, camera: number, maker: number): string {
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
    (cameraIslands[camera % cameraIslands.length] ?? triple)(art, x, y, width)
  );
}

type Island = (art: Art, x: number, y: number, width: number) => string;

/** The glass plate under the lenses, a shade apart from the shell. */
function plate(art: Art, x: number, y: number, width: number, height: number, radius: number): string {
  const { color, sheet } = art;
  return (
    rect(x + 3, y + 5, width, height, radius, color.deep, { opacity: '0.45' }) +
    rect(x, y, width, height, radius, sheet.slant(color.bright, color.dark)) +
    rect(x + 2.5, y + 2.5, width - 5, height - 5, radius - 2, sheet.slant(color.base, color.lit))
  );
}

const flash = (x: number, y: number, w: number) =>
  circle(x, y, w * 0.022, '#fff6da', { stroke: '#c9b98c', 'stroke-width': 1.5 });

const triple: Island = (art, x, y, w) =>
  plate(art, x + w * 0.06, y + w * 0.06, w * 0.44, w * 0.46, w * 0.12) +
  lens(art, x + w * 0.175, y + w * 0.175, w * 0.088) +
  lens(art, x + w * 0.175, y + w * 0.4, w * 0.088) +
  lens(art, x + w * 0.385, y + w * 0.285, w * 0.088) +
  flash(x + w * 0.385, y + w * 0.135, w);

const column: Island = (art, x, y, w) =>
  lens(art, x + w * 0.17, y + w * 0.18, w * 0.088) +
  lens(art, x + w * 0.17, y + w * 0.39, w * 0.088) +
  lens(art, x + w * 0.17, y + w * 0.6, w * 0.088) +
  flash(x + w * 0.36, y + w * 0.18, w) +
  lens(art, x + w * 0.36, y + w * 0.39, w * 0.05);

const visor: Island = (art, x, y, w) =>
  plate(art, x + w * 0.05, y + w * 0.14, w * 0.9, w * 0.25, w * 0.125) +
  lens(art, x + w * 0.19, y + w * 0.265, w * 0.085) +
  lens(art, x + w * 0.4, y + w * 0.265, w * 0.085) +
  lens(art, x + w * 0.6, y + w * 0.265, w * 0.06) +
  flash(x + w * 0.79, y + w * 0.265, w);

const dial: Island = (art, x, y, w) => {
  const cx = x + w * 0.5;
  const cy = y + w * 0.4;
  return (
    circle(cx + 3, cy + 6, w * 0.29, art.color.deep, { opacity: '0.4' }) +
    circle(cx, cy, w * 0.29, art.sheet.slant('#8b93a1', '#2a2e37')) +
    circle(cx, cy, w * 0.265, '#14161c') +
    lens(art, cx - w * 0.11, cy - w * 0.11, w * 0.08) +
    lens(art, cx + w * 0.11, cy - w * 0.11, w * 0.08) +
    lens(art, cx - w * 0.11, cy + w * 0.11, w * 0.08) +
    flash(cx + w * 0.11, cy + w * 0.11, w * 1.6)
  );
};

const pair: Island = (art, x, y, w) =>
  plate(art, x + w * 0.07, y + w * 0.07, w * 0.24, w * 0.5, w * 0.12) +
  lens(art, x + w * 0.19, y + w * 0.19, w * 0.09) +
  lens(art, x + w * 0.19, y + w * 0.45, w * 0.09) +
  flash(x + w * 0.4, y + w * 0.15, w);

const cameraIslands: readonly Island[] = [triple, column, visor, dial, pair];
