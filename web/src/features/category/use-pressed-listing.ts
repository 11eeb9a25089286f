import { useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { pathOfMallLink } from '../../shop/links/mall-link-click.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { readListing, type Listing } from './listing.ts';

/**
 * What the next link of a list builds on: the list of the address, or the one that was pressed a moment ago, though its
 * products are still on their way. Two quick choices then narrow together.
 *
 * @returns The listing, and the handler for the capturing phase of clicks in the list.
 */
export function usePressedListing(drawn: Listing): [Listing, (event: MouseEvent<HTMLElement>) => void] {
  const { key, pathname } = useLocation();
  const mallUrl = useMallUrl();
  const [pressed, setPressed] = useState<{ at: string; listing: Listing } | null>(null);
  // Back leads to the entry where it was pressed, with the choice from before.
  if (pressed && pressed.at !== key) setPressed(null);
  const press = (event: MouseEvent<HTMLElement>) => {
    const path = pathOfMallLink(event, mallUrl);
    if (path === null) return;
    const to = new URL(path, window.location.origin);
    if (to.pathname === pathname) setPressed({ at: key, listing: readListing(to.searchParams) });
  };
  return [pressed?.at === key ? pressed.listing : drawn, press];
}
