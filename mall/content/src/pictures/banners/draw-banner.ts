import { fitOf } from '../draw-product.ts';
import type { BannerPicture } from '../picture-path.ts';
import { element } from '../svg/element.ts';
import { rect, turn } from '../svg/shapes.ts';
import { Sheet } from '../svg/sheet.ts';
import { Variation } from '../svg/variation.ts';
import { bannerLettering } from './banner-lettering.ts';
import type { PlacedProduct } from './characters/character.ts';
import { bannerCharacters, themeColors } from './characters/characters.ts';
import { bannerLayouts, type BannerLayout } from './layouts.ts';
import { standing } from './standing.ts';
import { drawTopBanner } from './top-banner.ts';

/** Lettering at the left, one product group at the right, the theme's character around them. */
export function drawBanner(banner: BannerPicture): string {
  if (banner.shape === 'top') return drawTopBanner(banner);
  const layout = bannerLayouts[banner.shape];
  const sheet = new Sheet();
  const colors = themeColors[banner.theme];
  const character = bannerCharacters[banner.theme];
  const lettering = character.lettering(colors);
  const scene = { sheet, colors, layout };
  const variant = new Variation(banner.eyebrow + banner.title + banner.kind, 0).whole(0, 999);
  return sheet.document(
    layout.width,
    layout.height,
    rect(0, 0, layout.width, layout.height, 0, lettering.paper),
    character.ground(scene),
    layout.near
      ? element('style', {}, nearOnly) + element('g', { class: 'near' }, standing(sheet, banner, variant, layout.near))
      : '',
    bannerProducts(layout, banner)
      .map((product) => leaning(product, standing(sheet, banner, (variant + (product.form ?? 0)) % 1000, product)))
      .join(''),
    bannerLettering(banner, scene, lettering),
  );
}

/** Positions of a banner's products. */
export function bannerProducts(
  layout: BannerLayout,
  { theme, kind }: Pick<BannerPicture, 'theme' | 'kind'>,
): PlacedProduct[] {
  const { extent } = fitOf(kind);
  return bannerCharacters[theme].products(layout, extent.width / extent.height);
}

/**
 * On wide screens the product at the right is visible; a phone crops it, so another is near the text. An image of a
 * page may contain styles.
 */
const nearOnly = '@media (min-width: 960px) { .near { display: none } }';

function leaning({ lean, x, floor, height }: PlacedProduct, drawing: string): string {
  return lean ? turn(lean, x, floor - height / 2, drawing) : drawing;
}
