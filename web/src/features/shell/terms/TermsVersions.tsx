import { lazy, Suspense, useState } from 'react';
import { useTermsQuery } from '../../../__generated__/hooks.ts';
import type { TermsKind } from '../../../__generated__/graphql.ts';
import { formatDay } from '../../../shared/format/time.ts';
import { useMall } from '../../../shop/mall/mall-context.ts';
import { usePage } from '../../../shop/page/page-context.ts';
import { RichText } from '../../../shop/rich-text/RichText.tsx';
import { SilentBoundary } from '../../../shop/section-boundary/SilentBoundary.tsx';
import { SectionFailure } from '../../../shop/section-boundary/SectionFailure.tsx';
import { Skeleton } from '../../../shared/ui/Skeleton/Skeleton.tsx';
import classes from './TermsViewer.module.css';

const VersionChoice = lazy(async () => ({ default: (await import('./VersionChoice.tsx')).VersionChoice }));

/** A document as it holds now, and the way to its earlier versions. */
export function TermsVersions({ kind }: { kind: TermsKind }) {
  const { mallUrl, device } = usePage();
  const { name } = useMall();
  const { data, loading, error, refetch } = useTermsQuery({ variables: { url: mallUrl, device, kind } });
  const [chosen, setChosen] = useState<string | null>(null);
  const versions = data?.mall?.terms;
  if (!versions)
    return loading ? <Skeleton height={320} /> : <SectionFailure error={error} onRetry={() => void refetch()} />;
  const shown = versions.find(({ id }) => id === chosen) ?? versions[0];
  return (
    <>
      {/* The document neither waits for the list nor fails with it. */}
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
        <p className={classes.empty}>아직 올라온 문서가 없어요. 궁금한 점은 고객센터로 문의해 주세요.</p>
      )}
    </>
  );
}
