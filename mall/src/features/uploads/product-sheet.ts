import { and, asc, eq, isNull } from 'drizzle-orm';
import { deliveryGroupsOf } from '../../buying/delivery-groups.ts';
import type { Database } from '../../db/database.ts';
import { mallProducts } from '../../db/schema/categories.ts';
import { goods } from '../../db/schema/products.ts';
import { loadSellableItems, offeredSelections, stateOfSelection, type SellableItem } from '../carts/selections.ts';
import { deliveryRule } from '../deliveries/delivery-rule.ts';
import { isListedIn } from '../products/listing.ts';

/** A list that a spreadsheet still opens quickly. */
const mostGoods = 20_000;
const atOnce = 500;

const titles = ['상품번호', '상품명', '옵션', '색상', '판매가', '주문 가능 수량', '배송비 (1개 주문할 때)'];

/** What a clerk may write into the template: the goods of a mall that can be ordered now, a row for each choice. */
export async function productRows(db: Database, mallId: string): Promise<string[][]> {
  const { gdsGrpNo, isInStock, recommendRank } = mallProducts;
  const found = await db
    .select({ gdsGrpNo })
    .from(mallProducts)
    .innerJoin(goods, eq(goods.gdsGrpNo, gdsGrpNo))
    .where(and(isListedIn(mallId), eq(isInStock, true), isNull(goods.subs)))
    .orderBy(asc(recommendRank), asc(gdsGrpNo))
    .limit(mostGoods + 1);
  const numbers = found.slice(0, mostGoods).map((each) => each.gdsGrpNo);
  const rows: string[][] = [];
  for (let from = 0; from < numbers.length; from += atOnce) {
    const some = numbers.slice(from, from + atOnce);
    const items = await loadSellableItems(db, mallId, some);
    for (const number of some) {
      const item = items.get(number);
      if (item) rows.push(...rowsOf(item));
    }
  }
  if (found.length > mostGoods) rows.push([`상품이 많아 ${mostGoods.toLocaleString('ko-KR')}개까지만 담았어요.`]);
  return [titles, ...rows];
}

function rowsOf(item: SellableItem): string[][] {
  const { product, goods: sold } = item;
  return offeredSelections(item).flatMap((selection) => {
    const { optNm, addPrc, psblQty, ordImpsblRsnCd } = stateOfSelection(item, selection, 1);
    if (ordImpsblRsnCd !== null) return [];
    const linePrc = sold.slPrc + addPrc;
    const [group] = deliveryGroupsOf([{ linePrc, dlvType: sold.dlvType, dlvPrc: sold.dlvPrc }], deliveryRule, false);
    const numbers = [linePrc, psblQty, group?.dlvPrc ?? 0].map(String);
    return [[product.gdsGrpNo, product.name, optNm ?? '', selection.colorNm ?? '', ...numbers]];
  });
}
