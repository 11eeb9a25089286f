import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import {
  CartPriceDocument,
  type CartContentsFragment,
  type CartGroupFeeFragment,
  type CartLineFragment,
  type CartSumsFragment,
} from '../../__generated__/graphql.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { useCalculation, type Calculation } from '../../shared/query/use-calculation.ts';

/** What the selected lines cost, as the mall says. */
export interface SelectionPrice {
  /** Null: this mall sends it at the order sheet only. */
  summary: CartSumsFragment | null;
  deliveryGroups: readonly CartGroupFeeFragment[];
  /** The most that coupons can take off; null: the mall does not tell. */
  bestDiscount: number | null;
}

/** The price of the selected lines. Of all that can be ordered, and of none, it is known without a call. */
export function useSelectionPrice(
  cart: CartContentsFragment,
  selected: readonly CartLineFragment[],
): Calculation<SelectionPrice> {
  const client = useApolloClient();
  const mallUrl = useMallUrl();
  const orderable = cart.lines.filter(({ isOrderable }) => isOrderable);
  const isWhole = selected.length === orderable.length;
  const whole = useMemo(
    () => ({ summary: cart.summary, deliveryGroups: cart.deliveryGroups, bestDiscount: cart.bestDiscount }),
    [cart],
  );
  const lineNumbers = selected.map(({ number }) => number);
  const key = JSON.stringify(
    cart.lines.map((line) => [line.number, line.lineTotal, lineNumbers.includes(line.number)]),
  );
  const calculate = async () => {
    const variables = { mallUrl, lineNumbers };
    // One that is under way may be of a cart that has changed since.
    const context = { queryDeduplication: false };
    const { data } = await client.query({ query: CartPriceDocument, variables, fetchPolicy: 'no-cache', context });
    return data?.viewer?.cart?.price ?? untold;
  };
  return useCalculation(key, calculate, isWhole ? whole : selected.length === 0 ? nothing : null);
}

const untold: SelectionPrice = { summary: null, deliveryGroups: [], bestDiscount: null };
const nothing: SelectionPrice = {
  summary: { __typename: 'PriceSummary', goodsTotal: 0, deliveryFee: 0, payTotal: 0, earnedPoints: 0 },
  deliveryGroups: [],
  bestDiscount: null,
};
