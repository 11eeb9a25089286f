import { and, eq, inArray } from 'drizzle-orm';
import { buyableQty } from '../../buying/stock.ts';
import type { Database } from '../../db/database.ts';
import { mallProducts } from '../../db/schema/categories.ts';
import { goodsOptions, productColors, products } from '../../db/schema/products.ts';
import { invalid } from '../../http/refusal.ts';
import { knownStatuses } from '../products/sale-status.ts';

interface Wanted {
  mallId: string;
  gdsGrpNo: string;
  colorNm: string | null;
  optNo: string | null;
}

interface AlertTarget {
  gdsStat: string;
  /** In won: the sale price of goods, the monthly total of a phone. */
  price: number;
  isBuyable: boolean;
  optNm: string | null;
}

/** What an alert is for. Null if the mall does not have the product; an unknown option or color is refused by its field. */
export async function findAlertTarget(db: Database, wanted: Wanted): Promise<AlertTarget | null> {
  const { mallId, gdsGrpNo, colorNm, optNo } = wanted;
  const [product] = await db
    .select({
      gdsStat: products.gdsStat,
      price: products.sortPrc,
      stckqty: products.stckqty,
      stckqty2: products.stckqty2,
    })
    .from(products)
    .innerJoin(mallProducts, eq(mallProducts.gdsGrpNo, products.gdsGrpNo))
    .where(
      and(eq(mallProducts.mallId, mallId), eq(products.gdsGrpNo, gdsGrpNo), inArray(products.gdsStat, knownStatuses)),
    )
    .limit(1);
  if (!product) return null;
  const options = await db
    .select({ stckqty: goodsOptions.stckqty, optNo: goodsOptions.optNo, optNm: goodsOptions.optNm })
    .from(goodsOptions)
    .where(eq(goodsOptions.gdsGrpNo, gdsGrpNo));
  const option = options.find((each) => each.optNo === optNo);
  if (optNo !== null && !option) throw invalid([{ field: 'optNo', reason: '없는 옵션이에요.' }]);
  const colors = await db
    .select({ stckqty: productColors.stckqty, colorNm: productColors.colorNm, stat: productColors.gdsColorStat })
    .from(productColors)
    .where(eq(productColors.gdsGrpNo, gdsGrpNo));
  const color = colors.find((each) => each.colorNm === colorNm);
  if (colorNm !== null && !color) throw invalid([{ field: 'colorNm', reason: '없는 색상이에요.' }]);
  const colorsOnSale = (color ? [color] : colors).filter(({ stat }) => stat === 'GD00701');
  const qty = buyableQty({
    ...product,
    optionQty: mostOf(option ? [option] : options),
    colorQty: colors.length === 0 ? null : (mostOf(colorsOnSale) ?? 0),
  });
  const isOnSale = product.gdsStat === 'GD00403';
  const { gdsStat, price } = product;
  return { gdsStat, price, isBuyable: isOnSale && qty > 0, optNm: option?.optNm ?? null };
}

/** Of the choice that has the most: where none is wished for, any of them will do. Null: there are none. */
function mostOf(choices: readonly { stckqty: number }[]): number | null {
  return choices.length === 0 ? null : Math.max(...choices.map(({ stckqty }) => stckqty));
}
