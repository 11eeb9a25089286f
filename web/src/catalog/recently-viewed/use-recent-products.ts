import { useState } from 'react';
import type { ProductCardFragment } from '../../__generated__/graphql.ts';
import { useRecentlyViewedQuery } from '../../__generated__/hooks.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { useRecentlyViewed } from '../../shop/recently-viewed/use-recently-viewed.ts';

export interface RecentProduct {
  number: string;
  /** Undefined while it is on its way. */
  product: ProductCardFragment | undefined;
}

interface RecentProducts {
  /** Newest first; products that the mall does not know are left out. */
  recent: RecentProduct[];
  error: unknown;
  retry(): void;
}

/** The recently viewed products, loaded together: one goods and one wireless call of the mall. */
export function useRecentProducts(): RecentProducts {
  const { mallUrl, device } = usePage();
  const numbers = useRecentlyViewed();
  const requested = useStableNumbers(numbers);
  const { data, previousData, loading, error, refetch } = useRecentlyViewedQuery({
    variables: { url: mallUrl, device, numbers: requested },
    skip: requested.length === 0,
    errorPolicy: 'all',
  });
  const known = new Map(
    (data ?? previousData)?.mall?.products?.flatMap((product) => (product ? [[product.number, product]] : [])),
  );
  const recent = numbers.map((number) => ({ number, product: known.get(number) }));
  return {
    recent: loading ? recent : recent.filter(({ product }) => product),
    error,
    retry: () => void refetch(),
  };
}

/** Removing an item needs no new request. */
function useStableNumbers(numbers: readonly string[]): string[] {
  const [requested, setRequested] = useState(numbers);
  const isKnown = numbers.every((number) => requested.includes(number));
  if (!isKnown) setRequested(numbers);
  return [...(isKnown ? requested : numbers)];
}
