import type { categoryProducts, mallProducts } from 'mall/db/schema/categories.ts';
import type { productSales } from 'mall/db/schema/products.ts';
import { toDay } from 'mall/wire/days.ts';
import { topCategoryOf } from '../catalog/category-lookup.ts';
import { hashOf } from '../random.ts';
import { dayInMilliseconds } from '../seed-dates.ts';
import type { Placing, ProductRow } from '../seed-rows.ts';
import { carriedTops, categoryNumber } from './category-rows.ts';
import type { MallSeed } from './mall-list.ts';

/** A product with its place in the catalog. */
export interface Placed {
  product: ProductRow;
  placing: Placing;
}

/** Products of one mall. */
export interface Assortment {
  mall: MallSeed;
  carried: readonly Placed[];
  mallProducts: (typeof mallProducts.$inferInsert)[];
  categoryProducts: (typeof categoryProducts.$inferInsert)[];
}

/** A product's number decides whether a mall sells it, so that a growing catalog changes nothing. */
export function assortmentOf(mall: MallSeed, catalog: readonly Placed[]): Assortment {
  const tops = new Set(carriedTops(mall).map(({ name }) => name));
  const carried = catalog.filter(({ placing }) => tops.has(topCategoryOf(placing.home).name) && isTaken(mall, placing));
  return {
    mall,
    carried,
    mallProducts: carried.map(({ placing }) => ({
      mallId: mall.mallId,
      gdsGrpNo: placing.gdsGrpNo,
      ctgNo: categoryNumber(placing.home),
      recommendRank: placing.recommendRank,
      salesCnt: soldBy(mall, placing),
    })),
    categoryProducts: carried.flatMap(({ placing }) =>
      [placing.home, ...placing.alsoIn]
        .filter((sub) => tops.has(topCategoryOf(sub).name))
        .map((sub) => ({ mallId: mall.mallId, ctgNo: categoryNumber(sub), gdsGrpNo: placing.gdsGrpNo })),
    ),
  };
}

function soldBy({ share }: MallSeed, { salesCnt }: Placing): number {
  return Math.floor(salesCnt * share);
}

/** What the mall sold in the weeks before it was filled, each product on one day. */
export function salesRows({ mall, carried }: Assortment, filledOn: Date): (typeof productSales.$inferInsert)[] {
  return carried.flatMap(({ placing }) => {
    const { gdsGrpNo } = placing;
    const qty = soldBy(mall, placing);
    const days = 1 + (hashOf(`sold ${gdsGrpNo}`) % 28);
    const soldDt = toDay(new Date(filledOn.getTime() - days * dayInMilliseconds));
    return qty === 0 ? [] : [{ mallId: mall.mallId, gdsGrpNo, soldDt, qty }];
  });
}

function isTaken(mall: MallSeed, { gdsGrpNo }: Placing): boolean {
  return mall.share >= 1 || hashOf(`${mall.mallId} ${gdsGrpNo}`) % 1_000 < mall.share * 1_000;
}
