import { lazy, Suspense, useState } from 'react';
import type { TermsKind } from '../../../__generated__/graphql.ts';
import { useOpenHere } from '../../../shared/ui/use-open-here.ts';
import { termsNames } from '../terms/terms-names.ts';
import classes from './FooterLinks.module.css';

const TermsViewer = lazy(async () => ({ default: (await import('../terms/TermsViewer.tsx')).TermsViewer }));

/** Opens a legal document over the page. The viewer is fetched when it is first wanted. */
export function TermsLink({ kind, isProminent = false }: { kind: TermsKind; isProminent?: boolean }) {
  const [open, setOpen] = useOpenHere<'terms'>();
  const [isWanted, setIsWanted] = useState(false);
  return (
    <>
      <button
        type="button"
        className={isProminent ? classes.prominent : undefined}
        aria-haspopup="dialog"
        onClick={() => {
          setIsWanted(true);
          setOpen('terms');
        }}
      >
        {termsNames[kind]}
      </button>
      {isWanted && (
        <Suspense fallback={null}>
          <TermsViewer kind={kind} isOpen={open === 'terms'} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
