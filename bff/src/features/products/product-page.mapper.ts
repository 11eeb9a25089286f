import type { Facet, ProductOrder } from '../../graphql/__generated__/schema-types.ts';
import { toGoods } from './goods.mapper.ts';
import type { ProductMall, ProductModel } from './product.model.ts';
import type { WireFacet, WireProductPage } from './product-page.wire.ts';
import { toPhone } from './wireless.mapper.ts';

type Shelf = Pick<WireProductPage, 'goodsList' | 'ncpList'>;

/**
 * The mall gives goods and phones apart, each in order, and the order between them is lost; phones come first where a
 * page holds both. Only by price can the two rows be made one again.
 */
export function toProducts(wire: Shelf, mall: ProductMall, orderBy?: ProductOrder | null): ProductModel[] {
  const phones = wire.ncpList.map((phone) => toPhone(phone, mall));
  const goods = wire.goodsList.map((each) => toGoods(each, mall));
  if (orderBy === 'PRICE_ASCENDING') return zipped(phones, goods, (one, other) => one <= other);
  if (orderBy === 'PRICE_DESCENDING') return zipped(phones, goods, (one, other) => one >= other);
  return [...phones, ...goods];
}

/** Two rows, each in order, as one; neither is put in another order. */
function zipped(
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

/** Which field of ProductFilter a facet fills, in the schema's words. */
const facetKeys: Readonly<Record<string, string>> = {
  brandType: 'maker',
  rangeType: 'price',
  colorHex: 'color',
  inStockYn: 'inStockOnly',
};

export function toFacets(wire: readonly WireFacet[] | null): Facet[] {
  return (wire ?? []).map(({ key, name, values }) => ({ key: facetKeys[key] ?? key, name, values: values ?? [] }));
}
