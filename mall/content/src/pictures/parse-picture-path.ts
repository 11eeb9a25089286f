import { mallStyles, type MallStyle } from 'mall/db/schema/mall-styles.ts';
import {
  bannerPicturePath,
  boardPicturePath,
  categoryIconPath,
  certificationPath,
  mallMarkPath,
  productPicturePath,
} from './picture-path.ts';
import type { BannerPicture, BoardPicture, ProductPicture } from './picture-path.ts';
import { decodeText, isLettering } from './picture-text.ts';
import { bannerMoulds, bannerShapes, categoryIcons, certificationNames, markShapes } from './picture-words.ts';
import type { CategoryIcon, CertificationName, MarkShape } from './picture-words.ts';
import { pictureViews } from './art.ts';
import { productKinds } from './product-kinds.ts';

type PictureRequest =
  | ({ is: 'product' } & ProductPicture)
  | ({ is: 'banner' } & BannerPicture)
  | ({ is: 'board' } & BoardPicture)
  | { is: 'category'; icon: CategoryIcon; theme: MallStyle }
  | { is: 'mark'; mark: string; theme: MallStyle; shape: MarkShape }
  | { is: 'certification'; name: CertificationName };

const longestPath = 1400;

/**
 * The picture of a path, or null. Strict: only the exact text of a builder is accepted, so a picture has one address
 * and caches cannot be filled with spellings of it.
 */
export function parsePicturePath(path: unknown): PictureRequest | null {
  if (typeof path !== 'string' || path.length > longestPath) return null;
  const [root, images, family = '', ...rest] = path.split('/');
  if (root !== '' || images !== 'images' || !Object.hasOwn(families, family)) return null;
  const last = rest.pop();
  if (!last?.endsWith('.svg')) return null;
  try {
    const request = families[family as keyof typeof families]([...rest, last.slice(0, -4)]);
    return request && pathOf(request) === path ? request : null;
  } catch {
    return null;
  }
}

const families = { goods, banner, board, category, mall, certification };

function goods([kindWord, name, ...more]: string[]): PictureRequest | null {
  const kind = oneOf(productKinds, kindWord);
  const [color = '', variant = '', viewWord, ...rest] = (name ?? '').split('-');
  const view = oneOf(pictureViews, viewWord);
  if (more.length || rest.length || !kind || !view) return null;
  return { is: 'product', kind, color, variant: Number(variant), view };
}

function banner([shapeWord, themeWord, subject = '', words = '', ...more]: string[]): PictureRequest | null {
  const shape = oneOf(bannerShapes, shapeWord);
  const theme = oneOf(mallStyles, themeWord);
  const mould = bannerMoulds.find((known) => subject.endsWith(`-${known}`));
  const painted = mould === undefined ? subject : subject.slice(0, -mould.length - 1);
  const kind = oneOf(productKinds, painted.slice(0, -7));
  const texts = decodeText(words);
  if (more.length || !shape || !theme || !kind || !Array.isArray(texts) || texts.length !== 3) return null;
  const [eyebrow, title, subtitle]: unknown[] = texts;
  if (!isLettering(eyebrow) || !isLettering(title) || !isLettering(subtitle)) return null;
  return {
    is: 'banner',
    shape,
    theme,
    kind,
    color: painted.slice(-6),
    eyebrow,
    title,
    subtitle,
    ...(mould ? { mould } : {}),
  };
}

function board([kindWord, name = '', ...more]: string[]): PictureRequest | null {
  const kind = oneOf(productKinds, kindWord);
  const [color = '', variant = '', ...rest] = name.split('-');
  return more.length || rest.length || !kind ? null : { is: 'board', kind, color, variant: Number(variant) };
}

function category([themeWord, iconWord, ...more]: string[]): PictureRequest | null {
  const theme = oneOf(mallStyles, themeWord);
  const icon = oneOf(categoryIcons, iconWord);
  return more.length || !theme || !icon ? null : { is: 'category', icon, theme };
}

function mall([themeWord, name = '', ...more]: string[]): PictureRequest | null {
  const theme = oneOf(mallStyles, themeWord);
  // The packed text may hold '-' itself, so the shape is what follows the last one.
  const cut = name.lastIndexOf('-');
  const shape = oneOf(markShapes, name.slice(cut + 1));
  const mark = decodeText(name.slice(0, cut));
  return more.length || !theme || !shape || !isLettering(mark) ? null : { is: 'mark', mark, theme, shape };
}

function certification([nameWord, ...more]: string[]): PictureRequest | null {
  const name = oneOf(certificationNames, nameWord);
  return more.length || !name ? null : { is: 'certification', name };
}

function pathOf(request: PictureRequest): string {
  switch (request.is) {
    case 'product':
      return productPicturePath(request);
    case 'banner':
      return bannerPicturePath(request);
    case 'board':
      return boardPicturePath(request);
    case 'category':
      return categoryIconPath(request);
    case 'mark':
      return mallMarkPath(request);
    case 'certification':
      return certificationPath(request);
  }
}

function oneOf<const Word extends string>(words: readonly Word[], word: string | undefined): Word | undefined {
  return words.find((known) => known === word);
}
