import { Link, useLocation } from 'react-router-dom';
import { shownTerms, withTerms, type ShownTerms } from './terms-address.ts';
import { termsNames } from './terms-names.ts';
import classes from './Documents.module.css';

/** From one document to the other, in the same place of the history. */
export function Documents({ current }: { current: ShownTerms }) {
  const { search, state } = useLocation();
  return (
    <nav className={classes.root} aria-label="약관 문서">
      <ul className={classes.list}>
        {shownTerms.map((kind) => (
          <li key={kind}>
            <Link
              to={{ search: withTerms(search, kind) }}
              state={state}
              replace
              preventScrollReset
              data-own-way
              className={classes.document}
              aria-current={kind === current ? 'page' : undefined}
            >
              {termsNames[kind]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
