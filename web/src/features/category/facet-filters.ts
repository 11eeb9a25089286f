import type { FacetKind, ProductFilter } from '../../__generated__/graphql.ts';
import { formatNumber } from '../../shared/format/money.ts';
import { priceRange, readMaker, readPriceRange } from './listing.ts';

export interface FacetFilter {
  kind: FacetKind;
  /** What the group is called where the mall gives it no name. */
  title: string;
  /** The filter's value as the address holds it; null: it has none, or one that the address cannot hold. */
  chosen(filter: ProductFilter): string | null;
  take(value: string): ProductFilter;
  drop: ProductFilter;
  /** Label of a value without a name from the mall. */
  nameOf(value: string): string;
}

const noPrice = { minPrice: undefined, maxPrice: undefined };

/** How each facet's values become a filter, in display order. The stock has a switch of its own. */
export const facetFilters: readonly FacetFilter[] = [
  {
    kind: 'MAKER',
    title: '브랜드',
    chosen: ({ maker }) => readMaker(maker ?? ''),
    take: (maker) => ({ maker }),
    drop: { maker: undefined },
    nameOf: (maker) => maker,
  },
  {
    kind: 'PRICE',
    title: '가격',
    chosen: (filter) => priceRange(readPriceRange(priceRange(filter) ?? '')),
    take: (value) => ({ ...noPrice, ...readPriceRange(value) }),
    drop: noPrice,
    nameOf: nameRange,
  },
  {
    kind: 'COLOR',
    title: '색상',
    chosen: ({ color }) => color ?? null,
    take: (color) => ({ color }),
    drop: { color: undefined },
    nameOf: () => '선택한 색상',
  },
];

function nameRange(value: string): string {
  const { minPrice, maxPrice } = readPriceRange(value);
  const ends = [
    minPrice == null ? '' : `${formatNumber(minPrice)}원`,
    maxPrice == null ? '' : `${formatNumber(maxPrice)}원`,
  ];
  return ends.join(' ~ ').trim();
}
