import { drawProductArt, fitOf, placed } from '../draw-product.ts';
import type { BannerPicture } from '../picture-path.ts';
import type { Sheet } from '../svg/sheet.ts';
import type { Stand } from './layouts.ts';

/** A product standing on `floor` around `x`, no larger than its stand. */
export function standing(
  sheet: Sheet,
  { kind, color }: BannerPicture,
  variant: number,
  { x, floor, height, width }: Stand,
): string {
  const { extent } = fitOf(kind);
  const scale = Math.min(height / extent.height, width / extent.width);
  return placed(
    scale,
    extent.middle,
    extent.ground,
    x,
    floor,
    drawProductArt(sheet, { kind, color, variant, view: 'front' }),
  );
}
