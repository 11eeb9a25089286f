import type { CornerFragment } from '../../__generated__/graphql.ts';

type BannerCorner = Extract<CornerFragment, { __typename: 'BannerCorner' }>;

export interface HomePlan {
  /** The banners at the top of the page; null when the shop starts with something else. */
  hero: BannerCorner | null;
  /** Before the promotions. */
  upper: CornerFragment[];
  /** After them. */
  lower: CornerFragment[];
}

/** Two productRows are seen before the page turns to promotions. */
const rowsBeforePromotions = 2;

/** How the corners of a main page, in the shop's own order, become its parts from top to bottom. */
export function planHome(corners: readonly CornerFragment[]): HomePlan {
  const [first] = corners;
  const hero = first?.__typename === 'BannerCorner' && first.banners.length > 0 ? first : null;
  const rest = corners.slice(hero ? 1 : 0);
  const productRows = rest.filter(({ __typename }) => __typename === 'ProductCorner');
  const lastUpper = productRows[rowsBeforePromotions - 1];
  const cut = lastUpper ? rest.indexOf(lastUpper) + 1 : rest.length;
  return { hero, upper: rest.slice(0, cut), lower: rest.slice(cut) };
}
