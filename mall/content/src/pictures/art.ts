import { shadesOf } from './svg/shades.ts';
import type { Shades } from './svg/shades.ts';
import type { Sheet } from './svg/sheet.ts';
import { Variation } from './svg/variation.ts';

/** `front` of a phone shows front and back in one frame. */
export const pictureViews = ['front', 'back', 'detail', 'scene'] as const;

export type PictureView = (typeof pictureViews)[number];

/** What a drawing of one product gets: its paints, its color, its own choices, and the side to show. */
export interface Art {
  sheet: Sheet;
  view: PictureView;
  /** The product's color with its lights and shadows. */
  color: Shades;
  vary: Variation;
}

/** Draws one product standing on y = 690 of an 800 wide canvas, its ground shadow included. */
export type DrawProduct = (art: Art) => string;

export function artOf(sheet: Sheet, product: { kind: string; color: string; variant: number; view: PictureView }): Art {
  return {
    sheet,
    view: product.view,
    color: shadesOf(`#${product.color}`),
    vary: new Variation(product.kind, product.variant),
  };
}
