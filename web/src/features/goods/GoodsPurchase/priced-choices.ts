import type { GoodsPriceQueryVariables } from '../../../__generated__/graphql.ts';
import type { ChosenRow } from './chosen-rows.ts';
import type { Variant } from './requested-choice.ts';

type Choices = Pick<GoodsPriceQueryVariables, 'variantId' | 'quantity' | 'others'>;

/** The rows whose price to query; null while there are none, or where the mall does not say what one of them costs. */
export function pricedRows(rows: readonly ChosenRow[]): Choices | null {
  const [first, ...others] = rows.map(({ variant, quantity }) => ({ variantId: variant.id, quantity }));
  if (!first || !rows.every(({ variant }) => isPrice(variant.price))) return null;
  // Only few malls know of others.
  return others.length > 0 ? { ...first, others } : first;
}

/**
 * The choices whose price to query for what holds of all: how it is delivered, what installments there are. The rows, else a piece
 * of the cheapest variant that is left.
 */
export function choicesForFacts(
  variants: readonly Variant[] | null | undefined,
  rows: readonly ChosenRow[],
): Choices | null {
  const priced = (variants ?? []).filter(({ isAvailable, price }) => isAvailable && isPrice(price));
  const cheapest = priced.toSorted((one, other) => (one.price ?? 0) - (other.price ?? 0))[0];
  return pricedRows(rows) ?? (cheapest ? { variantId: cheapest.id, quantity: 1 } : null);
}

function isPrice(price: number | null): boolean {
  return price !== null && price >= 0;
}
