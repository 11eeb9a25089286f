import { drawProductArt, fitOf, placed } from '../draw-product.ts';
import type { BannerPicture } from '../picture-path.ts';
import type { ProductKind } from '../product-kinds.ts';
import { fontStack, inkColor, quietInkColor, themeColors } from '../themes.ts';
import { element } from '../svg/element.ts';
import { lettering } from '../svg/shapes.ts';
import { Sheet } from '../svg/sheet.ts';
import { fitText } from '../svg/text-fit.ts';
import { Variation } from '../svg/variation.ts';
import { bannerGround } from './ground.ts';
import { bannerLayouts } from './layouts.ts';
import type { BannerLayout } from './layouts.ts';
import { drawTopBanner } from './top-banner.ts';

/** Lettering at the left, one product group at the right, the theme's tint behind. */
export function drawBanner(banner: BannerPicture): string {
  if (banner.shape === 'top') return drawTopBanner(banner);
  const layout = bannerLayouts[banner.shape];
  const sheet = new Sheet();
  const colors = themeColors[banner.theme];
  const choices = new Variation(banner.eyebrow + banner.title + banner.kind, 0);
  const { product } = layout;
  const ground = bannerGround(
    sheet,
    colors,
    { ...layout, x: product.x, floor: product.floor, size: product.height },
    choices.whole(0, 999),
  );
  const products = productGroup(sheet, banner, layout, choices.whole(0, 999));
  return sheet.document(layout.width, layout.height, ground, products, words(banner, layout, colors.primary));
}

/** The product, and where there is room a smaller sibling behind it. */
function productGroup(sheet: Sheet, banner: BannerPicture, { product, near }: BannerLayout, variant: number): string {
  const beside = near ? element('style', {}, nearOnly) + element('g', { class: 'near' }, standing(sheet, banner, variant, near)) : '';
  const { x, floor, height, width, hasCompanion } = product;
  if (!hasCompanion) return beside + standing(sheet, banner, variant, { x, floor, height, width });
  const shown = shownWidth(banner.kind, height, width);
  const right = x + height * 0.1;
  return (
    beside +
    standing(sheet, banner, (variant + 1) % 1000, {
      x: right - shown * 0.84,
      floor: floor - height * 0.04,
      height: height * 0.66,
      width: width * 0.66,
    }) + standing(sheet, banner, variant, { x: right, floor, height, width })
  );
}

/** Where a banner is shown whole, what stands at its right is enough; a phone crops it there. A page's picture may style itself. */
const nearOnly = '@media (min-width: 960px) { .near { display: none } }';

interface Stand {
  x: number;
  floor: number;
  height: number;
  width: number;
}

/** A product standing on `floor` around `x`, no larger than its stand. */
export function standing(sheet: Sheet, { kind, color }: BannerPicture, variant: number, { x, floor, height, width }: Stand): string {
  const { extent } = fitOf(kind);
  const scale = shownWidth(kind, height, width) / extent.width;
  return placed(scale, extent.middle, extent.ground, x, floor, drawProductArt(sheet, { kind, color, variant, view: 'front' }));
}

function shownWidth(kind: ProductKind, height: number, width: number): number {
  const { extent } = fitOf(kind);
  return Math.min((height / extent.height) * extent.width, width);
}

function words(banner: BannerPicture, layout: BannerLayout, primary: string): string {
  const { left, textWidth, middle, eyebrowSize } = layout;
  const eyebrow = fitText(banner.eyebrow, textWidth, [eyebrowSize], 1);
  const title = fitText(banner.title, textWidth, layout.titleSizes, layout.titleLines);
  const subtitle = fitText(banner.subtitle, textWidth, layout.subtitleSizes, layout.subtitleLines);
  const rows = [
    ...eyebrow.lines.map((text) => ({ text, size: eyebrow.size, lead: 1.25, weight: 700, fill: primary, after: eyebrowSize * 0.55 })),
    ...title.lines.map((text, index) => ({
      text,
      size: title.size,
      lead: 1.28,
      weight: 700,
      fill: inkColor,
      after: index === title.lines.length - 1 ? eyebrowSize * 0.75 : 0,
    })),
    ...subtitle.lines.map((text) => ({ text, size: subtitle.size, lead: 1.4, weight: 500, fill: quietInkColor, after: 0 })),
  ];
  const total = rows.reduce((sum, row) => sum + row.size * row.lead + row.after, 0) - (rows.at(-1)?.after ?? 0);
  let y = middle - total / 2;
  return rows
    .map(({ text, size, lead, weight, fill, after }) => {
      const baseline = y + size * (lead / 2 + 0.35);
      y += size * lead + after;
      return lettering(left, baseline, text, {
        'font-family': fontStack,
        'font-size': size,
        'font-weight': weight,
        fill,
        'letter-spacing': weight === 700 ? '-0.02em' : undefined,
      });
    })
    .join('');
}
