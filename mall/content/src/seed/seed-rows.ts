import type { goods, goodsOptions, productColors, products } from 'mall/db/schema/products.ts';
import type { SubCategoryName } from './catalog/categories.ts';

export type ProductRow = typeof products.$inferInsert;
export type ColorRow = typeof productColors.$inferInsert;
type GoodsRow = typeof goods.$inferInsert;
export type GoodsOptionRow = typeof goodsOptions.$inferInsert;

/** Category of a product in every mall: a mall with the category has the product. */
export interface Placing {
  gdsGrpNo: string;
  home: SubCategoryName;
  /** Event categories that show it as well. */
  alsoIn: readonly SubCategoryName[];
  /** Months in which a main page shows it. Null: all. */
  months: number[] | null;
  /** Smallest first in a list. */
  recommendRank: number;
  /** Pieces that a mall which carries everything sold in the month before. */
  salesCnt: number;
  /** Its price rises on a day that is known. */
  isSpecial: boolean;
}

/** One product of goods with everything that hangs on it. */
export interface GoodsBundle {
  product: ProductRow;
  goods: GoodsRow;
  colors: ColorRow[];
  options: GoodsOptionRow[];
  placing: Placing;
}
