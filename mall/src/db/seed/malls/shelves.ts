import type { categoryProducts, mallProducts } from '../../schema/categories.ts';
import { topCategoryOf } from '../catalog/category-lookup.ts';
import { hashOf } from '../random.ts';
import type { Placing, ProductRow } from '../seed-rows.ts';
import { carriedTops, categoryNumber } from './category-rows.ts';
import type { MallSeed } from './mall-list.ts';

/** A product with its place in the catalogue. */
export interface Placed {
  product: ProductRow;
  placing: Placing;
}

/** What one mall carries. */
export interface Shelves {
  mall: MallSeed;
  carried: readonly Placed[];
  mallProducts: (typeof mallProducts.$inferInsert)[];
  categoryProducts: (typeof categoryProducts.$inferInsert)[];
}

/** Which products a mall takes is decided by their number, so that it stays the same when the catalogue grows. */
export function shelvesOf(mall: MallSeed, catalogue: readonly Placed[]): Shelves {
  const tops = new Set(carriedTops(mall).map(({ name }) => name));
  const carried = catalogue.filter(
    ({ placing }) => tops.has(topCategoryOf(placing.home).name) && isTaken(mall, placing),
  );
  return {
    mall,
    carried,
    mallProducts: carried.map(({ placing }) => ({
      mallId: mall.mallId,
      gdsGrpNo: placing.gdsGrpNo,
      ctgNo: categoryNumber(placing.home),
      recommendRank: placing.recommendRank,
      salesCnt: Math.floor(placing.salesCnt * mall.share),
    })),
    categoryProducts: carried.flatMap(({ placing }) =>
      [placing.home, ...placing.alsoIn]
        .filter((sub) => tops.has(topCategoryOf(sub).name))
        .map((sub) => ({ mallId: mall.mallId, ctgNo: categoryNumber(sub), gdsGrpNo: placing.gdsGrpNo })),
    ),
  };
}

function isTaken(mall: MallSeed, { gdsGrpNo }: Placing): boolean {
  return mall.share >= 1 || hashOf(`${mall.mallId} ${gdsGrpNo}`) % 1_000 < mall.share * 1_000;
}
