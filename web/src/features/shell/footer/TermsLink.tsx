import { Link, useLocation } from 'react-router-dom';
import { loadTermsViewer } from '../terms/load-terms-viewer.ts';
import { withTerms, type ShownTerms } from '../terms/terms-address.ts';
import { termsNames } from '../terms/terms-names.ts';
import { openedHere } from '../terms/use-terms.ts';
import classes from './FooterLinks.module.css';

/** Opens a legal document over the page. */
export function TermsLink({ kind, isProminent = false }: { kind: ShownTerms; isProminent?: boolean }) {
  const { search } = useLocation();
  return (
    <Link
      to={{ search: withTerms(search, kind) }}
      state={openedHere}
      preventScrollReset
      className={isProminent ? classes.prominent : undefined}
      aria-haspopup="dialog"
      onPointerDown={() => void loadTermsViewer().catch(() => {})}
    >
      {termsNames[kind]}
    </Link>
  );
}
