import { findRoute } from '../shop/addresses/match-page.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { endOpening } from '../shop/links/opening.ts';
import { WaitingLine } from '../shared/ui/WaitingLine/WaitingLine.tsx';
import { keepPosition, positionKey, positionsKey } from '../shared/scroll-restoration/scroll-positions.ts';
import { useRestoredPosition, useScrollWhenLong } from '../shared/scroll-restoration/use-restored-position.ts';

/**
 * What navigation does outside the page. Scrolls to the top, or restores the position on the way back; moves the focus
 * to the new page; announces its title. While a page loads it shows a progress line and marks the pressed link.
 */
export function RouteAnnouncer() {
  const location = useLocation();
  const { state, location: next } = useNavigation();
  const [announcement, setAnnouncement] = useState('');
  // After a reload ScrollRestoration has already scrolled to the top when the router restores the position.
  useScrollWhenLong(useRestoredPosition(), true);
  const thing = thingAt(location);
  const shown = useRef(thing);
  const focusAtStart = useRef<Element | null | undefined>(null);
  // Before the effects of the page, which may take the focus to what it has to tell.
  useLayoutEffect(() => {
    if (shown.current === thing) return;
    shown.current = thing;
    if (!isTyping(focusAtStart.current)) document.getElementById('main')?.focus({ preventScroll: true });
    // The page sets its title in its own effect, which may run after this one.
    const timer = setTimeout(() => setAnnouncement((last) => announced(document.title, last)), 50);
    return () => clearTimeout(timer);
  }, [thing]);
  // After the effect above, which reads it of the navigation that has ended.
  useLayoutEffect(() => {
    focusAtStart.current = next && document.activeElement;
  }, [next]);
  useEffect(() => {
    if (state === 'idle') endOpening();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- a page that appears at once never changes the state
  }, [state, location]);
  return (
    <>
      <KeptPosition />
      <ScrollRestoration getKey={positionKey} storageKey={positionsKey} />
      <output className="visually-hidden">{announcement}</output>
      {state === 'loading' && <WaitingLine />}
    </>
  );
}

/** Who went into the search box while the page was still loading stays there: what is typed would be lost. */
function isTyping(focusAtStart: Element | null | undefined): boolean {
  const { activeElement } = document;
  return !!focusAtStart && activeElement !== focusAtStart && activeElement?.tagName === 'INPUT';
}

/**
 * A page hydrates in slices, for seconds on a slow phone, and is scrolled meanwhile. Its effect runs before that of ScrollRestoration,
 * which then restores this very position, where it would go to the top.
 */
function KeptPosition() {
  const location = useLocation();
  const first = useRef(location);
  useLayoutEffect(() => keepPosition(first.current), []);
  return null;
}

/** Screen readers do not repeat equal text, so the second of two pages with the same name would be silent. */
function announced(title: string, last: string): string {
  return title === last ? `${title}\u00a0` : title;
}

/** Query keys that identify what is shown. Others narrow or sort it and keep the scroll position and the focus. */
const namingKeys = ['ctgNo', 'gdsGrpNo', 'brdNo', 'tp', 'page', 'number', 'edit', 'new', 'upldNo', 'subsNo', 'corner'];

/**
 * Products, posts, inquiries, bulk orders, pages of a list and forms of my shop differ only in their query; so do searches, where a
 * word does not just narrow a list.
 */
function thingAt({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  const words = findRoute(pathname)?.entry.page === 'search-results' ? query.getAll('keyword') : [];
  return [pathname, ...namingKeys.map((key) => query.get(key) ?? ''), ...words].join(' ');
}
