import { lightness, mix, tone, withLightness } from './color.ts';

/** A material's color under the one light: from the highlight to the deepest shadow. */
export interface Shades {
  bright: string;
  lit: string;
  base: string;
  dim: string;
  dark: string;
  deep: string;
  /** A color that reads on the base: for marks and seams. */
  on: string;
}

const coolShadow = '#566581';

/** Shades of any color, pulled in from pure white and pure black so that form stays visible on the pale backdrop. */
export function shadesOf(color: string): Shades {
  const L = lightness(color);
  const base = withLightness(color, Math.min(0.945, Math.max(0.27, L)));
  const isPale = L > 0.86;
  const isInky = L < 0.36;
  const shadow = (by: number) =>
    isPale ? mix(tone(base, -by * 0.8), coolShadow, by * 0.75) : tone(base, -by * (isInky ? 0.55 : 1));
  const light = (by: number) => tone(base, by * (isInky ? 1.5 : 1), isPale ? 0.6 : 0.94);
  return {
    bright: light(0.15),
    lit: light(0.07),
    base,
    dim: shadow(0.07),
    dark: shadow(0.15),
    deep: shadow(0.27),
    on: L > 0.72 ? shadow(0.5) : '#ffffff',
  };
}
