import type { ReactNode } from 'react';
import classes from './StandalonePage.module.css';

/** The frame of a page outside of the malls, or of one whose mall is unknown now. Needs neither data nor scripts. */
export function StandalonePage({ children }: { children: ReactNode }) {
  return (
    <div className={classes.root}>
      <header className={classes.header}>
        <a className={classes.brand} href="/">
          <img src="/favicon.svg" alt="" width={28} height={28} />
          패밀리샵
        </a>
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
    </div>
  );
}
