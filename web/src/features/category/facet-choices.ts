import type { FacetFragment, ProductFilter } from '../../__generated__/graphql.ts';
import { priceRange, readPriceRange } from './listing.ts';

export interface FacetChoice {
  /** What tells it from its neighbours: two blacks may share a name. */
  value: string;
  name: string;
  count: number;
  isChosen: boolean;
  /** The filter once this choice has been taken, or given back. */
  filter: ProductFilter;
  /** For colours: the dot. */
  hex?: string;
}

export interface FacetGroup {
  key: string;
  name: string;
  choices: FacetChoice[];
}

interface Way {
  isChosen(filter: ProductFilter, value: string): boolean;
  take(value: string): ProductFilter;
  drop: ProductFilter;
}

const noPrice = { minPrice: undefined, maxPrice: undefined };

/** How each facet's values become a filter. Facets of other keys are not for this page. */
const ways: Record<string, Way | undefined> = {
  maker: { isChosen: ({ maker }, value) => maker === value, take: (maker) => ({ maker }), drop: { maker: undefined } },
  price: {
    isChosen: (filter, value) => priceRange(filter) === value,
    take: (value) => ({ ...noPrice, ...readPriceRange(value) }),
    drop: noPrice,
  },
  color: { isChosen: ({ color }, value) => color === value.toLowerCase(), take: (value) => ({ color: value.toLowerCase() }), drop: { color: undefined } },
};

/** What a list can be narrowed by, as choices that each know the filter they lead to. */
export function facetGroups(facets: readonly FacetFragment[], filter: ProductFilter): FacetGroup[] {
  return facets.flatMap(({ key, name, values }) => {
    const way = ways[key];
    if (!way) return [];
    const choices = values.map(({ value, name, count }) => {
      const isChosen = way.isChosen(filter, value);
      const next = { ...filter, ...(isChosen ? way.drop : way.take(value)) };
      return { value, name, count, isChosen, filter: next, ...(key === 'color' ? { hex: value } : {}) };
    });
    return choices.length > 0 ? [{ key, name, choices }] : [];
  });
}

/** The names of what is chosen now, each with the filter without it. */
export function chosenFacets(groups: readonly FacetGroup[]): FacetChoice[] {
  return groups.flatMap(({ choices }) => choices.filter(({ isChosen }) => isChosen));
}
