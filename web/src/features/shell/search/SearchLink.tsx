import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { pathTo } from '../../../shop/addresses/path-to.ts';
import { usePage } from '../../../shop/page/page-context.ts';
import { useIsMember } from '../../../shop/session/session-context.ts';
import { useOverlay } from '../../../shop/overlay/use-overlay.ts';
import { expectSearch, searchOverlay } from '../../smart-search/search-overlay.ts';

interface SearchLinkProps {
  className?: string;
  'aria-label'?: string;
  children: ReactNode;
}

/**
 * The search link on a phone. For members it opens the sheet over the page by name (search-overlay.ts). Visitors, and
 * everyone before hydration, go to the search page, which asks them to sign in.
 */
export function SearchLink(props: SearchLinkProps) {
  const { mallUrl } = usePage();
  const path = pathTo('search-results', { url: mallUrl }, 'MOBILE');
  const isCurrent = useLocation().pathname === path;
  const isMember = useIsMember();
  const sheet = useOverlay(searchOverlay);
  const openSheet = (event: MouseEvent<HTMLElement>) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isMember || !isPlain) return;
    event.preventDefault();
    sheet.open(event);
  };
  return (
    <Link
      {...props}
      to={path}
      aria-haspopup={isMember ? 'dialog' : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      onPointerDown={isMember ? expectSearch : undefined}
      onClick={openSheet}
    />
  );
}
