import type { ReactNode } from 'react';
import classes from './StandalonePage.module.css';

interface StandalonePageProps {
  /** The mall, if it is known, and its address. */
  brand?: { name: string; path: string } | null;
  children: ReactNode;
}

/** The frame of a page outside of the malls, or of one that cannot be shown now. Needs neither data nor scripts. */
export function StandalonePage({ brand = null, children }: StandalonePageProps) {
  return (
    <div className={classes.root}>
      <header className={classes.header}>
        <a className={classes.brand} href={brand?.path ?? '/'}>
          {brand ? null : <img src="/favicon.svg" alt="" width={28} height={28} />}
          {brand?.name ?? '패밀리샵'}
        </a>
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
    </div>
  );
}
