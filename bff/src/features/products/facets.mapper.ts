import type { Facet, FacetKind, FacetValue } from '../../graphql/__generated__/schema-types.ts';
import { readHexColor } from '../../rules/hex-color.ts';
import { fromCode } from '../../upstream/wire.ts';
import { highestPrice, type WireFacet } from './product-page.wire.ts';

/** The fields of a ProductFilter that a choice sets. */
type Narrowing = Omit<FacetValue, '__typename' | 'name' | 'count'>;

const kinds = {
  brandType: 'MAKER',
  rangeType: 'PRICE',
  colorHex: 'COLOR',
  inStockYn: 'STOCK',
} as const satisfies Record<string, FacetKind>;

const nothing: Narrowing = { maker: null, color: null, minPrice: null, maxPrice: null, inStockOnly: null };

/** How each kind's value becomes a filter; null for one that narrows nothing. */
const narrowings: Readonly<Record<FacetKind, (value: string) => Narrowing | null>> = {
  MAKER: (value) => (value === '' || value === 'ALL' ? null : { ...nothing, maker: value }),
  PRICE: toPriceRange,
  COLOR: (value) => {
    const color = readHexColor(value);
    return color === null ? null : { ...nothing, color };
  },
  STOCK: (value) => (value === 'Y' ? { ...nothing, inStockOnly: true } : null),
};

/** The facets that a filter can use, with the values that narrow something. */
export function toFacets(wire: readonly WireFacet[] | null): Facet[] {
  return (wire ?? []).flatMap(({ key, name, values }) => {
    const kind = fromCode<FacetKind>(kinds, key, 'facet key');
    if (kind === null) return [];
    return [
      {
        kind,
        name,
        values: (values ?? []).flatMap(({ value, name: label, count }) => {
          const narrowing = narrowings[kind](value.trim());
          return narrowing ? [{ name: label, count, ...narrowing }] : [];
        }),
      },
    ];
  });
}

/** An end that the mall leaves open, or sets to the highest price that it can name, is no bound. */
function toPriceRange(value: string): Narrowing | null {
  const [, from = '', to = ''] = /^(\d{0,9})\s*-\s*(\d{0,9})$/u.exec(value) ?? [];
  const minPrice = from === '' ? null : Number(from);
  const maxPrice = to === '' || Number(to) === highestPrice ? null : Number(to);
  return minPrice === null && maxPrice === null ? null : { ...nothing, minPrice, maxPrice };
}
