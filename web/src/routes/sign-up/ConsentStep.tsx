import { useState } from 'react';
import type { TermsKind } from '../../__generated__/graphql.ts';
import { ConsentForm } from '../../features/consents/ConsentForm.tsx';
import { LateOverlay } from '../../shop/overlay/LateOverlay.tsx';
import { useOverlay } from '../../shop/overlay/use-overlay.ts';

interface ConsentStepProps {
  agreed: readonly TermsKind[];
  onAgree: (agreed: TermsKind[]) => void;
}

/** The consents, and the documents that they are about. */
export function ConsentStep({ agreed, onAgree }: ConsentStepProps) {
  const overlay = useOverlay('consent');
  const [kind, setKind] = useState<TermsKind>('TERMS_OF_USE');
  return (
    <>
      <ConsentForm
        agreed={agreed}
        onAgree={onAgree}
        onShow={(shown, event) => {
          setKind(shown);
          overlay.open(event);
        }}
      />
      {overlay.isWanted && (
        <LateOverlay load={loadDocument} kind={kind} isOpen={overlay.isOpen} onClose={overlay.close} />
      )}
    </>
  );
}

async function loadDocument() {
  return (await import('./ConsentDocument.tsx')).ConsentDocument;
}
