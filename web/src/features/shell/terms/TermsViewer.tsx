import { usePage } from '../../../shop/page/page-context.ts';
import { Overlay } from '../../../shop/overlay/Overlay.tsx';
import { Documents } from './Documents.tsx';
import type { ShownTerms } from './terms-address.ts';
import { termsNames } from './terms-names.ts';
import { TermsVersions } from './TermsVersions.tsx';
import classes from './TermsViewer.module.css';

interface TermsViewerProps {
  kind: ShownTerms;
  isOpen: boolean;
  /** Path and query of the page without the document. */
  pageBelow: string;
  onClose: () => void;
}

/** The mall's two legal documents with their earlier versions, to read and to print (specification section 2). */
export function TermsViewer({ kind, isOpen, pageBelow, onClose }: TermsViewerProps) {
  const shape = usePage().device === 'MOBILE' ? 'sheet' : 'document';
  return (
    <Overlay isOpen={isOpen} onClose={onClose} closePath={pageBelow} title={termsNames[kind]} shape={shape}>
      <div className={classes.content}>
        <Documents current={kind} />
        <TermsVersions key={kind} kind={kind} />
      </div>
    </Overlay>
  );
}
