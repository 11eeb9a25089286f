import { lazy, Suspense, useState } from 'react';
import { useTermsQuery } from '../../../__generated__/hooks.ts';
import type { TermsQuery } from '../../../__generated__/graphql.ts';
import { formatDay } from '../../../shared/format/time.ts';
import { useMall } from '../../../shared/mall/mall-context.ts';
import { usePage } from '../../../shared/page/page-context.ts';
import { RichText } from '../../../shared/rich-text/RichText.tsx';
import { Overlay } from '../../../shared/ui/Overlay/Overlay.tsx';
import { SilentBoundary } from '../../../shared/ui/SectionBoundary/SilentBoundary.tsx';
import { SectionFailure } from '../../../shared/ui/SectionBoundary/SectionFailure.tsx';
import { Skeleton } from '../../../shared/ui/Skeleton/Skeleton.tsx';
import { Documents } from './Documents.tsx';
import type { ShownTerms } from './terms-address.ts';
import { termsNames } from './terms-names.ts';
import classes from './TermsViewer.module.css';

const VersionChoice = lazy(async () => ({ default: (await import('./VersionChoice.tsx')).VersionChoice }));

interface TermsViewerProps {
  kind: ShownTerms;
  isOpen: boolean;
  /** Path and query of the page without the document. */
  pageBelow: string;
  onClose: () => void;
}

export type TermsVersion = NonNullable<NonNullable<TermsQuery['mall']>['terms']>[number];

/** The mall's two legal documents with their earlier versions, to read and to print (specification section 2). */
export function TermsViewer({ kind, isOpen, pageBelow, onClose }: TermsViewerProps) {
  const shape = usePage().device === 'MOBILE' ? 'sheet' : 'document';
  return (
    <Overlay isOpen={isOpen} onClose={onClose} closePath={pageBelow} title={termsNames[kind]} shape={shape}>
      <div className={classes.content}>
        <Documents current={kind} />
        <Versions key={kind} kind={kind} />
      </div>
    </Overlay>
  );
}

function Versions({ kind }: { kind: ShownTerms }) {
  const { mallUrl, device } = usePage();
  const { name } = useMall();
  const { data, loading, error, refetch } = useTermsQuery({ variables: { url: mallUrl, device, kind } });
  const [chosen, setChosen] = useState<string | null>(null);
  const versions = data?.mall?.terms;
  if (!versions) return loading ? <Skeleton height={320} /> : <SectionFailure error={error} onRetry={() => void refetch()} />;
  const shown = versions.find(({ id }) => id === chosen) ?? versions[0];
  return (
    <>
      {/* The document does not wait for it, nor does it go where the list cannot be had. */}
      <SilentBoundary>
        <Suspense fallback={<Skeleton height={60} />}>
          <VersionChoice versions={versions} shown={shown} onChoose={setChosen} />
        </Suspense>
      </SilentBoundary>
      {shown ? (
        <>
          <p className={classes.imprint}>
            {name}
            {shown.approvedAt && ` · ${formatDay(shown.approvedAt)} 시행`}
          </p>
          <RichText html={shown.html} />
        </>
      ) : (
        <p className={classes.empty}>아직 올라온 문서가 없어요. 궁금한 점은 고객센터로 물어봐 주세요.</p>
      )}
    </>
  );
}
