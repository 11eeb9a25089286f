import type { ThemeColors } from '../../themes.ts';
import type { Sheet } from '../../svg/sheet.ts';
import type { BannerLayout, Stand } from '../layouts.ts';

/** The canvas of a character. */
export interface Scene {
  sheet: Sheet;
  colors: ThemeColors;
  layout: BannerLayout;
}

/** A product in its place: how far it leans, which of its forms it is, counted from the banner's own, and its tone. */
export interface PlacedProduct extends Stand {
  lean?: number;
  form?: number;
  /** How much lighter than the banner's color; darker below zero. */
  light?: number;
}

/** What a mould's scene is painted in. */
export interface Stage {
  /** Top to bottom. */
  back: readonly [string, string];
  floor: string;
  /** Of the shelf. */
  edge: string;
}

/** The eyebrow's line: its decoration, and how far the decoration moves its text to the right. */
export interface Label {
  around: string;
  inset: number;
}

export interface LabelBox {
  x: number;
  middle: number;
  size: number;
  width: number;
}

export interface Lettering {
  /** What the title and the subtitle are read on. */
  paper: string;
  /** What the eyebrow is read on, if not the paper. */
  plate?: string;
  /** Of the layout's title sizes. */
  scale: number;
  /** Between eyebrow and title, in shares of the eyebrow's size. */
  gap: number;
  weight: number;
  spacing: string;
  title: string;
  /** The title's last line, where it has more than one. */
  lastLine?: string;
  eyebrow: string;
  subtitle: string;
  label: (scene: Scene, box: LabelBox) => Label;
}

/** How the banners of a theme are drawn, beyond its colors. */
export interface BannerCharacter {
  /** The background on the paper behind the products; none of it reaches under the lettering. */
  ground(scene: Scene): string;
  /** `aspect` is the product's width by its height. */
  products(layout: BannerLayout, aspect: number): PlacedProduct[];
  lettering(colors: ThemeColors): Lettering;
  stage(colors: ThemeColors): Stage;
}

/** Where the lettering ends. */
export function edgeOf({ left, textWidth }: BannerLayout): number {
  return left + textWidth;
}

/** A product alone, within a share of a broad stand; it fills a narrow one. */
export function single(stand: Stand, aspect: number, share: number): PlacedProduct[] {
  const height = Math.min(stand.height, (stand.width * (isBroad(stand) ? share : 0.96)) / aspect);
  return [{ ...stand, height, width: height * aspect }];
}

function isBroad({ width, height }: Stand): boolean {
  return width >= height * 1.3;
}

/** A product and, on a broad stand, a smaller copy behind it; together as wide as the stand. */
export function pair(
  { x, floor, height, width }: Stand,
  aspect: number,
  leans: readonly [behind: number, before: number] = [0, 0],
): PlacedProduct[] {
  const stand = { x, floor, height, width };
  if (!isBroad(stand)) return single(stand, aspect, 1).map((product) => ({ ...product, lean: leans[1] }));
  const size = Math.min(height, width / (aspect * 1.52));
  const shown = size * aspect;
  return [
    {
      x: x - shown * 0.43,
      floor: floor - size * 0.03,
      height: size * 0.68,
      width: shown * 0.68,
      lean: leans[0],
      form: 1,
    },
    { x: x + shown * 0.26, floor, height: size, width: shown, lean: leans[1] },
  ];
}
