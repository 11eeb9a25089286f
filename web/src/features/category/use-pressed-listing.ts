import { useRef, useState, type DOMAttributes, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { pathOfMallLink } from '../../shop/links/mall-link-click.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { readListing, type Listing } from './listing.ts';

type Handlers = Pick<DOMAttributes<HTMLElement>, 'onClickCapture' | 'onClick'>;

/**
 * What the next link of a list builds on: the list of the address, or the one that was pressed a moment ago, though its
 * products are still on their way. Two quick choices then narrow together.
 *
 * @returns The listing, and the handlers for clicks in the list.
 */
export function usePressedListing(drawn: Listing): [Listing, Handlers] {
  const { key, pathname } = useLocation();
  const mallUrl = useMallUrl();
  const [pressed, setPressed] = useState<{ at: string; listing: Listing } | null>(null);
  // Back leads to the entry where it was pressed, with the choice from before.
  if (pressed && pressed.at !== key) setPressed(null);
  // The address is read before the link handles the click, and told after it: told before, the link would already lead elsewhere.
  const pressedPath = useRef<string | null>(null);
  const onClickCapture = (event: MouseEvent<HTMLElement>) => {
    pressedPath.current = pathOfMallLink(event, mallUrl);
  };
  const onClick = () => {
    if (pressedPath.current === null) return;
    const to = new URL(pressedPath.current, window.location.origin);
    if (to.pathname === pathname) setPressed({ at: key, listing: readListing(to.searchParams) });
  };
  return [pressed?.at === key ? pressed.listing : drawn, { onClickCapture, onClick }];
}
