import type { ProductOrder } from '../../graphql/__generated__/schema-types.ts';
import { toGoods } from './goods.mapper.ts';
import type { ProductModel } from './product.model.ts';
import type { ProductMall } from './product-mall.ts';
import type { WireProductPage } from './product-page.wire.ts';
import { toPhone } from './wireless.mapper.ts';

type ProductRows = Pick<WireProductPage, 'goodsList' | 'ncpList'>;

/**
 * The mall returns goods and phones as two sorted lists, and the order between them is lost. Phones come first where a page has
 * both. Only an order by price allows merging the two lists.
 */
export function toProducts(wire: ProductRows, mall: ProductMall, orderBy?: ProductOrder | null): ProductModel[] {
  const phones = wire.ncpList.map((phone) => toPhone(phone, mall));
  const goods = wire.goodsList.map((each) => toGoods(each, mall));
  if (orderBy === 'PRICE_ASCENDING') return merged(phones, goods, (one, other) => one <= other);
  if (orderBy === 'PRICE_DESCENDING') return merged(phones, goods, (one, other) => one >= other);
  return [...phones, ...goods];
}

/** Merges two sorted lists without changing the order within either. */
function merged(
  phones: ProductModel[],
  goods: ProductModel[],
  isFirst: (one: number, other: number) => boolean,
): ProductModel[] {
  const row: ProductModel[] = [];
  let [nextPhone, nextGoods] = [0, 0];
  while (nextPhone < phones.length || nextGoods < goods.length) {
    const [phone, other] = [phones[nextPhone], goods[nextGoods]];
    const takesPhone =
      phone !== undefined && (other === undefined || isFirst(priceOf(phone) ?? 0, priceOf(other) ?? 0));
    row.push((takesPhone ? phone : other) as ProductModel);
    if (takesPhone) nextPhone += 1;
    else nextGoods += 1;
  }
  return row;
}

function priceOf(product: ProductModel): number | null | undefined {
  return product.__typename === 'Goods' ? product.salePrice : product.price?.totalMonthly;
}
