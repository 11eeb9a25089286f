import type { MallStyle } from 'mall/db/schema/mall-styles.ts';
import { encodeText, isLettering, longestLettering } from './picture-text.ts';
import type { BannerMould, BannerShape, CategoryIcon, CertificationName, MarkShape } from './picture-words.ts';
import type { PictureView } from './art.ts';
import type { ProductKind } from './product-kinds.ts';

/** Pictures of one product in several colors share `kind` and `variant`: the form stays, the color changes. */
export interface ProductPicture {
  kind: ProductKind;
  /** Six hexadecimal digits without '#'. */
  color: string;
  /** 0 to 999. Chooses size, trim and details. */
  variant: number;
  view: PictureView;
}

export interface BannerPicture {
  shape: BannerShape;
  theme: MallStyle;
  kind: ProductKind;
  color: string;
  /** At most 60 characters each. A line break in the title is kept. */
  eyebrow: string;
  title: string;
  subtitle: string;
  /** Left out: the theme's own. */
  mould?: BannerMould;
}

export interface BoardPicture {
  kind: ProductKind;
  color: string;
  variant: number;
}

export function productPicturePath({ kind, color, variant, view }: ProductPicture): string {
  return `/images/goods/${kind}/${hexDigits(color)}-${variantNumber(variant)}-${view}.svg`;
}

export function bannerPicturePath({ shape, theme, kind, color, mould, ...texts }: BannerPicture): string {
  const words = encodeText([lettering(texts.eyebrow), lettering(texts.title), lettering(texts.subtitle)]);
  const subject = [kind, hexDigits(color), ...(mould ? [mould] : [])].join('-');
  return `/images/banner/${shape}/${theme}/${subject}/${words}.svg`;
}

/** A promotion's picture is a banner tile. */
export function promotionPicturePath(promotion: Omit<BannerPicture, 'shape'>): string {
  return bannerPicturePath({ ...promotion, shape: 'tile' });
}

/** Thumbnail of a board entry: the product in a scene, 4:3. */
export function boardPicturePath({ kind, color, variant }: BoardPicture): string {
  return `/images/board/${kind}/${hexDigits(color)}-${variantNumber(variant)}.svg`;
}

export function categoryIconPath({ icon, theme }: { icon: CategoryIcon; theme: MallStyle }): string {
  return `/images/category/${theme}/${icon}.svg`;
}

/** `mark` is the mall's display name, as plain text. */
export function mallMarkPath({ mark, theme, shape }: { mark: string; theme: MallStyle; shape: MarkShape }): string {
  return `/images/mall/${theme}/${encodeText(lettering(mark))}-${shape}.svg`;
}

export function certificationPath({ name }: { name: CertificationName }): string {
  return `/images/certification/${name}.svg`;
}

function hexDigits(color: string): string {
  if (!/^[0-9a-f]{6}$/iu.test(color))
    throw new RangeError(`A picture's color is six hexadecimal digits, not ${JSON.stringify(color)}`);
  return color.toLowerCase();
}

function variantNumber(variant: number): number {
  if (!Number.isInteger(variant) || variant < 0 || variant > 999)
    throw new RangeError(`A picture's variant is 0 to 999, not ${variant}`);
  return variant;
}

function lettering(text: string): string {
  if (!isLettering(text))
    throw new RangeError(`Lettering has at most ${longestLettering} plain characters, not ${JSON.stringify(text)}`);
  return text;
}
