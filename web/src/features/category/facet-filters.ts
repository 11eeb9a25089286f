import type { ProductFilter } from '../../__generated__/graphql.ts';
import { formatNumber } from '../../shared/format/money.ts';
import { priceRange, readMaker, readPriceRange } from './listing.ts';

interface FacetFilter {
  /** What the group is called where the mall gives it no name. */
  title: string;
  /** The value as the address holds it; null: the address cannot hold it. */
  toValue(text: string): string | null;
  /** The value that a list is narrowed by now. */
  chosen(filter: ProductFilter): string | null;
  take(value: string): ProductFilter;
  drop: ProductFilter;
  /** What a value is called that the mall gives no name. */
  nameOf(value: string): string;
}

const noPrice = { minPrice: undefined, maxPrice: undefined };

/** How each facet's values become a filter, in display order. Facets with other keys are not for this page. */
export const facetFilters: Readonly<Record<string, FacetFilter>> = {
  maker: {
    title: '브랜드',
    toValue: readMaker,
    chosen: ({ maker }) => maker ?? null,
    take: (maker) => ({ maker }),
    drop: { maker: undefined },
    nameOf: (maker) => maker,
  },
  price: {
    title: '가격',
    toValue: (text) => priceRange(readPriceRange(text.replaceAll(/\s/gu, ''))),
    chosen: priceRange,
    take: (value) => ({ ...noPrice, ...readPriceRange(value) }),
    drop: noPrice,
    nameOf: nameRange,
  },
  color: {
    title: '색상',
    toValue: toHex,
    chosen: ({ color }) => color ?? null,
    take: (color) => ({ color }),
    drop: { color: undefined },
    nameOf: () => '고른 색상',
  },
};

/** #abc, ABC and #aabbcc are the same color in an address; null: not a color. */
function toHex(text: string): string | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/u.exec(text.trim().toLowerCase())?.[1];
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

function nameRange(value: string): string {
  const { minPrice, maxPrice } = readPriceRange(value);
  const ends = [
    minPrice == null ? '' : `${formatNumber(minPrice)}원`,
    maxPrice == null ? '' : `${formatNumber(maxPrice)}원`,
  ];
  return ends.join(' ~ ').trim();
}
