import { LateOverlay } from '../../../shop/overlay/LateOverlay.tsx';
import { loadTermsViewer } from './load-terms-viewer.ts';
import { useTerms } from './use-terms.ts';

/** The legal documents, over the page of the address. The viewer is loaded when first needed. */
export function Terms() {
  const { shown, isOpen, pageBelow, close } = useTerms();
  if (shown === null) return null;
  return <LateOverlay load={loadTermsViewer} kind={shown} isOpen={isOpen} pageBelow={pageBelow} onClose={close} />;
}
