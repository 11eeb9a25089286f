import type { Art } from '../../art.ts';
import { mix } from '../../svg/color.ts';
import { circle, fade, group, line, path, rect, repeat } from '../../svg/shapes.ts';

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
}

interface Palette {
  sky: string;
  glow: string;
  far: string;
  near: string;
  spark: string;
}

const palettes: readonly [Palette, ...Palette[]] = [
  { sky: '#1b2b6b', glow: '#6f8cff', far: '#3d4fc4', near: '#16205a', spark: '#ffd3a8' },
  { sky: '#f6a57c', glow: '#ffe3c2', far: '#d8637e', near: '#6b2e6e', spark: '#fff4dc' },
  { sky: '#0d5e63', glow: '#7fe0c8', far: '#17908a', near: '#0a3d47', spark: '#f4f7c5' },
  { sky: '#7b4bd6', glow: '#f3b5f0', far: '#b15ce0', near: '#3b2387', spark: '#ffe9a8' },
  { sky: '#8ec5f4', glow: '#f4fbff', far: '#4f95dd', near: '#2360ad', spark: '#fff3b0' },
  { sky: '#22252f', glow: '#f0915a', far: '#5a3a52', near: '#15161d', spark: '#ffd9a0' },
];

/** A lit screen: never blank, each variant its own picture. */
export function wallpaper(art: Art, frame: Frame, salt = 0): string {
  const { x, y, width, height, radius } = frame;
  const { variant } = art.vary;
  const chosen = palettes[(variant + salt) % palettes.length] ?? palettes[0];
  const palette = { ...chosen, far: mix(chosen.far, art.color.base, 0.22) };
  const scene = scenes[(Math.floor(variant / 2) + salt) % scenes.length] ?? dunes;
  const clip = art.sheet.clip(rect(x, y, width, height, radius, '#000'));
  const sky = art.sheet.down(palette.sky, [mix(palette.sky, palette.glow, 0.6), 0.62], palette.glow);
  return group({ 'clip-path': clip }, rect(x, y, width, height, 0, sky), scene(art, frame, palette));
}

/** A sheen across glass, from the upper left. */
export function sheen(art: Art, { x, y, width, height, radius }: Frame, strength = 0.2): string {
  const clip = art.sheet.clip(rect(x, y, width, height, radius, '#000'));
  const shine = art.sheet.slant('#ffffffcc', ['#ffffff33', 0.5], '#ffffff00');
  return group(
    { 'clip-path': clip, opacity: String(strength) },
    path(`M${x} ${y}h${width * 0.78}L${x + width * 0.18} ${y + height}H${x}Z`, shine),
  );
}

/** Rows of app tiles, as on a home screen. */
export function appTiles(x: number, y: number, width: number, columns: number, rows: number): string {
  const step = width / columns;
  const size = step * 0.62;
  const colors = ['#ffffff', '#ffcf5c', '#5ad1a4', '#ff7f7f', '#7aa7ff', '#c79bff', '#ffffff', '#63d7e8'];
  return fade(
    0.9,
    repeat(columns * rows, (index) => {
      const left = x + (index % columns) * step + (step - size) / 2;
      return rect(
        left,
        y + Math.floor(index / columns) * step * 1.12,
        size,
        size,
        size * 0.28,
        colors[(index * 3 + rows) % colors.length] ?? '#fff',
      );
    }),
  );
}

type Scene = (art: Art, frame: Frame, palette: Palette) => string;

const dunes: Scene = (art, { x, y, width: w, height: h }, { far, near, spark, glow }) =>
  circle(x + w * 0.66, y + h * 0.36, Math.min(w, h) * 0.17, art.sheet.down(spark, glow)) +
  path(
    `M${x} ${y + h * 0.62}C${x + w * 0.3} ${y + h * 0.48} ${x + w * 0.55} ${y + h * 0.72} ${x + w} ${y + h * 0.55}V${y + h}H${x}Z`,
    art.sheet.down(far, near),
  ) +
  path(
    `M${x} ${y + h * 0.8}C${x + w * 0.35} ${y + h * 0.66} ${x + w * 0.6} ${y + h * 0.92} ${x + w} ${y + h * 0.74}V${y + h}H${x}Z`,
    near,
  );

const ribbons: Scene = (art, { x, y, width: w, height: h }, { far, near, spark, glow }) =>
  path(
    `M${x - 5} ${y + h * 0.95}C${x + w * 0.2} ${y + h * 0.2} ${x + w * 0.7} ${y + h * 0.95} ${x + w + 5} ${y + h * 0.12}V${y + h + 5}H${x - 5}Z`,
    art.sheet.slant(glow, far),
  ) +
  path(
    `M${x - 5} ${y + h}C${x + w * 0.35} ${y + h * 0.42} ${x + w * 0.6} ${y + h * 1.05} ${x + w + 5} ${y + h * 0.4}V${y + h + 5}H${x - 5}Z`,
    art.sheet.slant(far, near),
  ) +
  line(
    `M${x - 5} ${y + h * 0.97}C${x + w * 0.3} ${y + h * 0.36} ${x + w * 0.64} ${y + h} ${x + w + 5} ${y + h * 0.28}`,
    spark,
    Math.min(w, h) * 0.012,
    { opacity: '0.7' },
  );

const orbs: Scene = (art, { x, y, width: w, height: h }, { far, near, spark }) => {
  const r = Math.min(w, h) * 0.42;
  return (
    circle(
      x + w * 0.25,
      y + h * 0.72,
      r * 1.2,
      art.sheet.ball({ bright: far, lit: far, base: far, dim: near, dark: near, deep: near, on: spark }),
    ) +
    circle(x + w * 0.8, y + h * 0.42, r * 0.62, art.sheet.slant(spark, far)) +
    circle(x + w * 0.42, y + h * 0.3, r * 0.2, spark, { opacity: '0.8' })
  );
};

const peaks: Scene = (art, { x, y, width: w, height: h }, { far, near, spark }) =>
  circle(x + w * 0.3, y + h * 0.3, Math.min(w, h) * 0.1, spark) +
  path(
    `M${x} ${y + h * 0.75}L${x + w * 0.32} ${y + h * 0.42}L${x + w * 0.52} ${y + h * 0.62}L${x + w * 0.74} ${y + h * 0.36}L${x + w} ${y + h * 0.66}V${y + h}H${x}Z`,
    art.sheet.down(far, near),
  ) +
  path(
    `M${x} ${y + h * 0.9}L${x + w * 0.2} ${y + h * 0.7}L${x + w * 0.5} ${y + h * 0.86}L${x + w * 0.82} ${y + h * 0.66}L${x + w} ${y + h * 0.82}V${y + h}H${x}Z`,
    near,
  );

const petals: Scene = (art, { x, y, width: w, height: h }, { far, near, spark, glow }) => {
  const r = Math.min(w, h) * 0.52;
  const fill = art.sheet.glow(0.5, 1, 1, spark, [far, 0.6], near);
  return (
    repeat(7, (index) =>
      group(
        { transform: `rotate(${index * 51} ${x + w / 2} ${y + h * 0.56})`, opacity: '0.72' },
        path(`M${x + w / 2} ${y + h * 0.56}q${-r * 0.5} ${-r * 0.6} 0 ${-r}q${r * 0.5} ${r * 0.4} 0 ${r}Z`, fill),
      ),
    ) + circle(x + w / 2, y + h * 0.56, r * 0.1, glow)
  );
};

const scenes: readonly Scene[] = [dunes, ribbons, orbs, peaks, petals];
