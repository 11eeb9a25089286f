import { LateOverlay } from '../../../shared/ui/Overlay/LateOverlay.tsx';
import { loadTermsViewer } from './load-terms-viewer.ts';
import { useTerms } from './use-terms.ts';

/** The legal documents, over whatever page the address names. The viewer is fetched when it is first wanted. */
export function Terms() {
  const { shown, isOpen, pageBelow, close } = useTerms();
  if (shown === null) return null;
  return <LateOverlay load={loadTermsViewer} kind={shown} isOpen={isOpen} pageBelow={pageBelow} onClose={close} />;
}
