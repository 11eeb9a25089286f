import { useEffect, useRef, useState } from 'react';
import { ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { endOpening } from '../shared/links/opening.ts';
import { WaitingLine } from '../shared/ui/WaitingLine/WaitingLine.tsx';
import { positionKey, positionsKey } from '../shared/scroll-restoration/scroll-positions.ts';

/**
 * What moving from page to page asks of the frame: the top on the way forward and the old place on the way back, the
 * focus on the new page, its title read out, and while one waits a line at the top and a mark on what was pressed.
 */
export function Navigated() {
  const location = useLocation();
  const { state } = useNavigation();
  const [announcement, setAnnouncement] = useState('');
  const thing = thingAt(location);
  const shown = useRef(thing);
  useEffect(() => {
    if (shown.current === thing) return;
    shown.current = thing;
    document.getElementById('main')?.focus({ preventScroll: true });
    // The page sets its title in an effect of its own, which may come after this one.
    const timer = setTimeout(() => setAnnouncement((last) => saidAnew(document.title, last)), 50);
    return () => clearTimeout(timer);
  }, [thing]);
  useEffect(() => {
    if (state === 'idle') endOpening();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- a page that is there at once was never waited for
  }, [state, location]);
  return (
    <>
      <ScrollRestoration getKey={positionKey} storageKey={positionsKey} />
      <output className="visually-hidden">{announcement}</output>
      {state === 'loading' && <WaitingLine />}
    </>
  );
}

/** What is said already is not read out once more, so that of two pages of one name the second would be silent. */
function saidAnew(title: string, last: string): string {
  return title === last ? `${title}\u00a0` : title;
}

/** Keys of a query that say what is shown. Others narrow or sort it, and leave the shopper where they are. */
const namingKeys = ['ctgNo', 'gdsGrpNo', 'brdNo', 'tp', 'page'];

/** Products, posts and pages of a list differ by their query alone; so do searches, where a word does not just narrow a list. */
function thingAt({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  const words = pathname.endsWith('/search/searchGoodsList') ? query.getAll('keyword') : [];
  return [pathname, ...namingKeys.map((key) => query.get(key) ?? ''), ...words].join(' ');
}
