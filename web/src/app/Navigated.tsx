import { useEffect, useRef, useState } from 'react';
import { ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import classes from './Navigated.module.css';

/**
 * What moving from page to page asks of the frame: the top on the way forward and the old place on the way back, the
 * focus on the new page, its title read out, and a line at the top while one waits.
 */
export function Navigated() {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
    // The page sets its title in an effect of its own, which may come after this one.
    const timer = setTimeout(() => setAnnouncement(document.title), 50);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <>
      <ScrollRestoration />
      <output className="visually-hidden">{announcement}</output>
      {state === 'loading' && <div className={classes.bar} aria-hidden="true" />}
    </>
  );
}
