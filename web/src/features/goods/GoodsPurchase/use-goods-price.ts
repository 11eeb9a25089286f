import { useEffect, useState } from 'react';
import type { ChoicePriceFragment, GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import { useGoodsPriceQuery } from '../../../__generated__/hooks.ts';
import { usePage } from '../../../shop/page/page-context.ts';
import type { ChosenRow } from './chosen-rows.ts';
import { choicesForFacts, pricedRows } from './priced-choices.ts';

export interface ShownPrice {
  /** Of the current choice; of the previous one while `pending`; null: none to show. */
  price: ChoicePriceFragment | null;
  /** The same; before all is chosen, that of the cheapest piece, whose delivery and installments are shown. */
  facts: ChoicePriceFragment | null;
  /** `untold`: this mall sends it at the order sheet only. `none`: the choice is not complete. */
  state: 'ready' | 'pending' | 'failed' | 'untold' | 'none';
  retry: () => void;
}

/** Several presses in a row are one request. */
const pauseMs = 200;

/** Price of all that is chosen, from the mall. */
export function useGoodsPrice(goods: GoodsPurchaseFragment, rows: readonly ChosenRow[]): ShownPrice {
  const { mallUrl, device } = usePage();
  const isComplete = pricedRows(rows) !== null;
  const wanted = JSON.stringify(choicesForFacts(goods.variants, rows));
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const choices = JSON.parse(asked) as ReturnType<typeof choicesForFacts>;
  const { data, previousData, error, loading, refetch } = useGoodsPriceQuery({
    variables: { url: mallUrl, device, number: goods.number, ...(choices ?? { variantId: '', quantity: 1 }) },
    skip: choices === null,
    errorPolicy: 'all',
  });
  const retry = () => void refetch();
  const current = priceOf(data);
  const facts = current ?? priceOf(previousData);
  if (!isComplete) return { price: null, facts, state: 'none', retry };
  if (asked !== wanted || (loading && !current) || (data === undefined && !error))
    return { price: facts, facts, state: 'pending', retry };
  if (current) return { price: current, facts, state: 'ready', retry };
  return { price: null, facts: null, state: error ? 'failed' : 'untold', retry };
}

function priceOf(data: ReturnType<typeof useGoodsPriceQuery>['data'] | undefined): ChoicePriceFragment | null {
  const product = data?.mall?.product;
  return product?.__typename === 'Goods' ? product.price : null;
}
