import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SheetFactsFragment } from '../../__generated__/graphql.ts';
import type { Pricing } from './use-pricing.ts';

type Choice = SheetFactsFragment['choice'];

/** State of the address of a sheet that replaces another one: what that was priced with. */
export function renewalOf({ couponNumbers, points, addressNumber }: Choice): { renewed: Omit<Choice, '__typename'> } {
  return { renewed: { couponNumbers, points, addressNumber } };
}

/** A sheet that replaces another one gets the same pricing, once, as far as still possible. */
export function useRenewal(sheet: SheetFactsFragment, pricing: Pricing): void {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const begin = useEffectEvent(async () => {
    const { renewed } = (state ?? {}) as Partial<ReturnType<typeof renewalOf>>;
    if (!renewed) return;
    // A reload must not repeat a choice that the shopper has undone since.
    const stay = { replace: true, state: null, preventScrollReset: true, defaultShouldRevalidate: false };
    await navigate(pathname, stay);
    const usable = new Set(sheet.coupons.filter(({ isUsable }) => isUsable).map(({ number }) => number));
    const couponNumbers = renewed.couponNumbers.filter((number) => usable.has(number));
    const points = renewed.points <= (sheet.points?.usable ?? 0) ? renewed.points : 0;
    const addressNumber = renewed.addressNumber ?? sheet.choice.addressNumber;
    if (couponNumbers.length > 0 || points > 0 || addressNumber !== sheet.choice.addressNumber)
      await pricing.choose({ couponNumbers, points, addressNumber });
  });
  useEffect(() => void begin(), []);
}
