import { lazy, Suspense } from 'react';
import { useTerms } from './use-terms.ts';

const TermsViewer = lazy(async () => ({ default: (await import('./TermsViewer.tsx')).TermsViewer }));

/** The legal documents, over whatever page the address names. The viewer is fetched when it is first wanted. */
export function Terms() {
  const { shown, isOpen, pageBelow, close } = useTerms();
  if (shown === null) return null;
  return (
    <Suspense fallback={null}>
      <TermsViewer kind={shown} isOpen={isOpen} pageBelow={pageBelow} onClose={close} />
    </Suspense>
  );
}
