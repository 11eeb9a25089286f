import { fitOf } from '../draw-product.ts';
import type { BannerPicture } from '../picture-path.ts';
import { mix } from '../svg/color.ts';
import { element } from '../svg/element.ts';
import { rect, turn } from '../svg/shapes.ts';
import { Sheet } from '../svg/sheet.ts';
import { Variation } from '../svg/variation.ts';
import { bannerLettering } from './banner-lettering.ts';
import type { PlacedProduct } from './characters/character.ts';
import { bannerCharacters, themeColors } from './characters/characters.ts';
import { bannerLayouts, type BannerLayout } from './layouts.ts';
import { bannerMoulds } from './moulds.ts';
import { standing } from './standing.ts';
import { drawTopBanner } from './top-banner.ts';

/** Lettering at the left, one product group at the right, the theme's character or a mould around them. */
export function drawBanner(banner: BannerPicture): string {
  if (banner.shape === 'top') return drawTopBanner(banner);
  const layout = bannerLayouts[banner.shape];
  const sheet = new Sheet();
  const colors = themeColors[banner.theme];
  const character = bannerCharacters[banner.theme];
  const lettering = character.lettering(colors);
  const scene = { sheet, colors, layout };
  const mould = banner.mould === undefined ? undefined : bannerMoulds[banner.mould];
  const variant = new Variation(banner.eyebrow + banner.title + banner.kind, 0).whole(0, 999);
  return sheet.document(
    layout.width,
    layout.height,
    rect(0, 0, layout.width, layout.height, 0, lettering.paper),
    mould?.ground?.(scene, character.stage(colors)) ?? character.ground(scene),
    mould?.behind?.(scene) ?? '',
    layout.near
      ? element('style', {}, nearOnly) + element('g', { class: 'near' }, standing(sheet, banner, variant, layout.near))
      : '',
    bannerProducts(layout, banner)
      .map((product) =>
        leaning(product, standing(sheet, toned(banner, product), (variant + (product.form ?? 0)) % 1000, product)),
      )
      .join(''),
    bannerLettering(banner, scene, lettering),
  );
}

/** Positions of a banner's products. */
export function bannerProducts(
  layout: BannerLayout,
  { theme, kind, mould }: Pick<BannerPicture, 'theme' | 'kind' | 'mould'>,
): PlacedProduct[] {
  const { extent } = fitOf(kind);
  const products = (mould && bannerMoulds[mould].products) ?? bannerCharacters[theme].products;
  return products(layout, extent.width / extent.height);
}

function toned<Picture extends Pick<BannerPicture, 'color'>>(picture: Picture, { light = 0 }: PlacedProduct): Picture {
  const towards = light > 0 ? '#ffffff' : '#000000';
  return light === 0 ? picture : { ...picture, color: mix(`#${picture.color}`, towards, Math.abs(light)).slice(1) };
}

/**
 * On wide screens the product at the right is visible; a phone crops it, so another is near the text. An image of a
 * page may contain styles.
 */
const nearOnly = '@media (min-width: 960px) { .near { display: none } }';

function leaning({ lean, x, floor, height }: PlacedProduct, drawing: string): string {
  return lean ? turn(lean, x, floor - height / 2, drawing) : drawing;
}
