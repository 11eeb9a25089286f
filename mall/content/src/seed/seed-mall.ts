import type { Database } from 'mall/db/database.ts';
import { boards, faqCategories, faqs } from 'mall/db/schema/boards.ts';
import { categories, categoryProducts, mallProducts } from 'mall/db/schema/categories.ts';
import { productSales } from 'mall/db/schema/products.ts';
import { cornerContents, corners, popups, promotions, smartKeywords, terms } from 'mall/db/schema/display.ts';
import { coupons } from 'mall/db/schema/benefits.ts';
import { exhibitions } from 'mall/db/schema/exhibitions.ts';
import { boardRows, faqCategoryRows, faqRows } from './content/board-rows.ts';
import { cornerRows } from './content/corner-rows.ts';
import { exhibitionRows } from './content/exhibition-rows.ts';
import { keywordRows } from './content/keyword-rows.ts';
import { popupRows } from './content/popup-rows.ts';
import { promotionRows } from './content/promotion-rows.ts';
import { termsRows } from './content/terms-rows.ts';
import { insertRows } from 'mall/db/insert-rows.ts';
import { categoryRows } from './malls/category-rows.ts';
import type { MallSeed } from './malls/mall-list.ts';
import { assortmentOf, salesRows, type Assortment, type Placed } from './malls/assortment.ts';
import { offeredCouponRows } from './members/benefit-rows.ts';

/** Everything of one mall but the mall itself and its members. Numbers that are unique over malls begin at `turn` thousands. */
export async function seedMall(
  db: Database,
  mall: MallSeed,
  catalog: readonly Placed[],
  { turn, filledOn }: { turn: number; filledOn: Date },
): Promise<Assortment> {
  const first = turn * 1_000 + 1;
  const assortment = assortmentOf(mall, catalog);
  const display = cornerRows(assortment);
  await insertRows(db, categories, categoryRows(mall));
  await insertRows(db, mallProducts, assortment.mallProducts);
  await insertRows(db, productSales, salesRows(assortment, filledOn));
  await insertRows(db, categoryProducts, assortment.categoryProducts);
  await insertRows(db, corners, display.corners);
  await insertRows(db, cornerContents, display.contents);
  await insertRows(db, promotions, promotionRows(mall, filledOn));
  await insertRows(db, popups, popupRows(mall, first, filledOn));
  await insertRows(db, smartKeywords, keywordRows(mall, first));
  await insertRows(db, terms, termsRows(mall, first));
  await insertRows(db, boards, boardRows(mall, first));
  await insertRows(db, faqCategories, faqCategoryRows(mall));
  await insertRows(db, faqs, faqRows(mall, first));
  await insertRows(db, coupons, offeredCouponRows(mall));
  await insertRows(db, exhibitions, exhibitionRows(assortment, filledOn));
  return assortment;
}
