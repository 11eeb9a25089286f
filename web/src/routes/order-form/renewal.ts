import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SheetFactsFragment } from '../../__generated__/graphql.ts';
import type { PriceChange } from './PriceChange.tsx';
import type { Choice, Pricing } from './use-pricing.ts';

/** What a sheet takes over from the one that it replaces. */
export type RenewedSheet = Pick<SheetFactsFragment, 'choice' | 'summary'>;

interface Renewed extends Choice {
  payTotal: number;
}

/** State of the address of a sheet that replaces another one: its pricing choice and its total. */
export function renewalOf({ choice: { couponNumbers, points, addressNumber }, summary: { payTotal } }: RenewedSheet): {
  renewed: Renewed;
} {
  return { renewed: { couponNumbers, points, addressNumber, payTotal } };
}

/**
 * A sheet that replaces another one gets the same pricing, once, as far as still possible. Returns both totals where they
 * differ: another sheet has the prices of today.
 */
export function useRenewal(sheet: SheetFactsFragment, pricing: Pricing): PriceChange | null {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const [priceChange, setPriceChange] = useState<PriceChange | null>(null);
  const begin = useEffectEvent(async (): Promise<PriceChange | null> => {
    const { renewed } = (state ?? {}) as Partial<ReturnType<typeof renewalOf>>;
    if (!renewed) return null;
    // A reload must not repeat a choice that the shopper has undone since.
    const stay = { replace: true, state: null, preventScrollReset: true, defaultShouldRevalidate: false };
    await navigate(pathname, stay);
    const choice = stillPossible(renewed, sheet);
    const isOther = choice.couponNumbers.length > 0 || choice.points > 0;
    const mustPrice = isOther || choice.addressNumber !== sheet.choice.addressNumber;
    const now = mustPrice ? await pricing.choose(choice) : sheet.summary.payTotal;
    return now === null || now === renewed.payTotal ? null : { before: renewed.payTotal, now };
  });
  useEffect(() => {
    const tell = async () => setPriceChange(await begin());
    void tell();
  }, []);
  return priceChange;
}

function stillPossible(renewed: Renewed, sheet: SheetFactsFragment): Choice {
  const usable = new Set(sheet.coupons.filter(({ isUsable }) => isUsable).map(({ number }) => number));
  return {
    couponNumbers: renewed.couponNumbers.filter((number) => usable.has(number)),
    points: renewed.points <= (sheet.points?.usable ?? 0) ? renewed.points : 0,
    addressNumber: renewed.addressNumber ?? sheet.choice.addressNumber,
  };
}
