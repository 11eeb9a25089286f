import type { FacetFragment, FacetKind, ProductFilter } from '../../__generated__/graphql.ts';
import { facetFilters, type FacetFilter } from './facet-filters.ts';

export interface FacetChoice {
  /** Key of the value, since two blacks may share a name. */
  value: string;
  name: string;
  /** Number of products; null if the mall does not say. */
  count: number | null;
  isChosen: boolean;
  /** The filter once this choice has been taken, or given back. */
  filter: ProductFilter;
  /** For colours: the dot. */
  hex?: string;
}

export interface FacetGroup {
  kind: FacetKind;
  name: string;
  choices: FacetChoice[];
}

interface Offer {
  value: string;
  name: string;
  count: number | null;
}

/** The facets of a list as choices, each with the filter it links to. Active values are always included. */
export function facetGroups(facets: readonly FacetFragment[], filter: ProductFilter): FacetGroup[] {
  return facetFilters.flatMap((way) => {
    const { kind } = way;
    const ours = facets.filter((facet) => facet.kind === kind);
    const offers = withChosen(offersOf(ours, way), way.chosen(filter), way.nameOf);
    const choices = toldApart(offers).map(({ value, name, count }) => {
      const isChosen = way.chosen(filter) === value;
      const next = { ...filter, ...(isChosen ? way.drop : way.take(value)) };
      return { value, name, count, isChosen, filter: next, ...(kind === 'COLOR' ? { hex: value } : {}) };
    });
    return choices.length > 0 ? [{ kind, name: ours[0]?.name.trim() || way.title, choices }] : [];
  });
}

/** The names of what is chosen now, each with the filter without it. */
export function chosenFacets(groups: readonly FacetGroup[]): FacetChoice[] {
  return groups.flatMap(({ choices }) => choices.filter(({ isChosen }) => isChosen));
}

/** Whether a list is narrowed by anything that a facet offers, before it is known what they offer. */
export function isChosenFrom(filter: ProductFilter): boolean {
  return facetFilters.some((way) => way.chosen(filter) !== null);
}

/** No one reads more; the mall lists the most frequent first. */
const offeredAtMost = 100;

/** Values that the mall offers and the address can hold, without duplicates. */
function offersOf(facets: readonly FacetFragment[], { chosen }: FacetFilter): Offer[] {
  const offers = new Map<string, Offer>();
  for (const { name, count, ...filter } of facets.flatMap(({ values }) => values)) {
    const value = chosen(filter);
    if (value === null) continue;
    const known = offers.get(value);
    offers.set(value, {
      value,
      name: known?.name ?? (name.trim() || value),
      count: Math.max(0, known?.count ?? 0, count),
    });
  }
  return [...offers.values()].slice(0, offeredAtMost);
}

/**
 * A list may be narrowed by a value that the mall no longer offers or never did: the shopper must be able to remove it.
 */
function withChosen(offers: Offer[], chosen: string | null, nameOf: (value: string) => string): Offer[] {
  if (chosen === null || offers.some(({ value }) => value === chosen)) return offers;
  return [{ value: chosen, name: nameOf(chosen), count: null }, ...offers];
}

/** Values of one name are numbered from the second on, so that no two choices are called the same. */
function toldApart(offers: Offer[]): Offer[] {
  const seen = new Map<string, number>();
  return offers.map((offer) => {
    const times = (seen.get(offer.name) ?? 0) + 1;
    seen.set(offer.name, times);
    return times === 1 ? offer : { ...offer, name: `${offer.name} ${times}` };
  });
}
