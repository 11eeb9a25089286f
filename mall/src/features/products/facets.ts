import type { ProductKind } from '../../db/schema/products.ts';
import { nameRange, rangesFor } from './price-ranges.ts';

export interface FacetRow {
  key: string;
  value: string;
  name: string;
  count: number;
}

export interface Facet {
  key: string;
  name: string;
  values: { value: string; name: string; count: number }[];
}

const mostColors = 24;

/** The facets of a list, without those that offer no choice. */
export function toFacets(rows: readonly FacetRow[], kind: ProductKind): Facet[] {
  const rangeNames = new Map(rangesFor(kind).map((range) => [`${range.min}-${range.max}`, nameRange(range)]));
  const facets: Facet[] = [
    { key: 'brandType', name: '브랜드', values: byCount(valuesOf(rows, 'brandType')) },
    {
      key: 'rangeType',
      name: kind === 'WIRELESS' ? '월 납부액' : '가격',
      values: valuesOf(rows, 'rangeType')
        .map((value) => ({ ...value, name: rangeNames.get(value.value) ?? value.value }))
        .toSorted((left, right) => Number.parseInt(left.value, 10) - Number.parseInt(right.value, 10)),
    },
    { key: 'colorHex', name: '색상', values: byCount(valuesOf(rows, 'colorHex')).slice(0, mostColors) },
    {
      key: 'inStockYn',
      name: '재고',
      values: valuesOf(rows, 'inStockYn').map((value) => ({ ...value, name: '품절 제외' })),
    },
  ];
  return facets.filter(({ values }) => values.length > 0);
}

function valuesOf(rows: readonly FacetRow[], key: string): Facet['values'] {
  return rows
    .filter((row) => row.key === key && row.count > 0)
    .map(({ value, name, count }) => ({ value, name, count }));
}

function byCount(values: Facet['values']): Facet['values'] {
  return values.toSorted((left, right) => right.count - left.count || left.name.localeCompare(right.name, 'ko'));
}
