import type { Art } from '../../art.ts';
import { circle, ellipse, rect } from '../../svg/shapes.ts';
import type { RearLenses } from '../../phone-variant.ts';

/** Camera lens with glass, iris and a glint. */
export function lens(art: Art, x: number, y: number, r: number): string {
  return (
    circle(x, y, r, art.sheet.slant('#5b6270', '#15171d')) +
    circle(x, y, r * 0.8, '#0b0d13') +
    circle(x, y, r * 0.5, art.sheet.glow(0.4, 0.35, 0.7, '#4a6aa8', ['#18233f', 0.6], '#080a10')) +
    ellipse(x - r * 0.24, y - r * 0.28, r * 0.16, r * 0.12, '#dfe9ff', { opacity: '0.85' })
  );
}

export type CameraIsland = (art: Art, x: number, y: number, width: number) => string;

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

export const triple: CameraIsland = (art, x, y, w) =>
  plate(art, x + w * 0.06, y + w * 0.06, w * 0.44, w * 0.46, w * 0.12) +
  lens(art, x + w * 0.175, y + w * 0.175, w * 0.088) +
  lens(art, x + w * 0.175, y + w * 0.4, w * 0.088) +
  lens(art, x + w * 0.385, y + w * 0.285, w * 0.088) +
  flash(x + w * 0.385, y + w * 0.135, w);

export const column: CameraIsland = (art, x, y, w) =>
  lens(art, x + w * 0.17, y + w * 0.18, w * 0.088) +
  lens(art, x + w * 0.17, y + w * 0.39, w * 0.088) +
  lens(art, x + w * 0.17, y + w * 0.6, w * 0.088) +
  flash(x + w * 0.36, y + w * 0.18, w) +
  lens(art, x + w * 0.36, y + w * 0.39, w * 0.05);

const visor: CameraIsland = (art, x, y, w) =>
  plate(art, x + w * 0.05, y + w * 0.14, w * 0.9, w * 0.25, w * 0.125) +
  lens(art, x + w * 0.19, y + w * 0.265, w * 0.085) +
  lens(art, x + w * 0.4, y + w * 0.265, w * 0.085) +
  lens(art, x + w * 0.6, y + w * 0.265, w * 0.06) +
  flash(x + w * 0.79, y + w * 0.265, w);

const dial: CameraIsland = (art, x, y, w) => {
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

export const pair: CameraIsland = (art, x, y, w) =>
  plate(art, x + w * 0.07, y + w * 0.07, w * 0.24, w * 0.5, w * 0.12) +
  lens(art, x + w * 0.19, y + w * 0.19, w * 0.09) +
  lens(art, x + w * 0.19, y + w * 0.45, w * 0.09) +
  flash(x + w * 0.4, y + w * 0.15, w);

const duo: CameraIsland = (art, x, y, w) =>
  plate(art, x + w * 0.05, y + w * 0.14, w * 0.9, w * 0.25, w * 0.125) +
  lens(art, x + w * 0.2, y + w * 0.265, w * 0.085) +
  lens(art, x + w * 0.44, y + w * 0.265, w * 0.085) +
  flash(x + w * 0.79, y + w * 0.265, w);

const trio: CameraIsland = (art, x, y, w) =>
  lens(art, x + w * 0.17, y + w * 0.18, w * 0.088) +
  lens(art, x + w * 0.17, y + w * 0.39, w * 0.088) +
  lens(art, x + w * 0.17, y + w * 0.6, w * 0.088) +
  flash(x + w * 0.36, y + w * 0.18, w);

const quad: CameraIsland = (art, x, y, w) =>
  plate(art, x + w * 0.06, y + w * 0.06, w * 0.48, w * 0.48, w * 0.13) +
  lens(art, x + w * 0.19, y + w * 0.19, w * 0.086) +
  lens(art, x + w * 0.19, y + w * 0.41, w * 0.086) +
  lens(art, x + w * 0.41, y + w * 0.19, w * 0.086) +
  lens(art, x + w * 0.41, y + w * 0.41, w * 0.086) +
  flash(x + w * 0.3, y + w * 0.3, w);

const single: CameraIsland = (art, x, y, w) =>
  plate(art, x + w * 0.07, y + w * 0.07, w * 0.24, w * 0.38, w * 0.12) +
  lens(art, x + w * 0.19, y + w * 0.19, w * 0.09) +
  flash(x + w * 0.19, y + w * 0.36, w);

const alone: CameraIsland = (art, x, y, w) =>
  lens(art, x + w * 0.18, y + w * 0.18, w * 0.095) + flash(x + w * 0.36, y + w * 0.18, w);

const islandsByLenses: Readonly<Record<RearLenses, readonly [CameraIsland, CameraIsland, ...CameraIsland[]]>> = {
  1: [single, alone],
  2: [pair, duo],
  3: [triple, dial, trio, visor],
  4: [quad, column],
};

/** A camera of so many lenses, in one of its styles. */
export function cameraIsland(lenses: RearLenses, style: number): CameraIsland {
  const islands = islandsByLenses[lenses];
  return islands[style % islands.length] ?? islands[0];
}

const slimIslands: Readonly<Record<RearLenses, CameraIsland>> = { 1: alone, 2: pair, 3: trio, 4: column };

/** At the left edge alone, for a back of which no more is seen. */
export function slimCameraIsland(lenses: RearLenses): CameraIsland {
  return slimIslands[lenses];
}
