import type { TermsKind } from '../../__generated__/graphql.ts';
import { termsNames } from '../../features/shell/terms/terms-names.ts';
import { TermsVersions } from '../../features/shell/terms/TermsVersions.tsx';
import { useDevice } from '../../shop/page/page-context.ts';
import { Overlay } from '../../shop/overlay/Overlay.tsx';
import classes from './ConsentDocument.module.css';

interface ConsentDocumentProps {
  kind: TermsKind;
  isOpen: boolean;
  onClose: () => void;
}

/** The document of a consent, over the page. */
export function ConsentDocument({ kind, isOpen, onClose }: ConsentDocumentProps) {
  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      title={termsNames[kind]}
      shape={useDevice() === 'MOBILE' ? 'sheet' : 'document'}
    >
      <div className={classes.content}>
        <TermsVersions key={kind} kind={kind} />
      </div>
    </Overlay>
  );
}
