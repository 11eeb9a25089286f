import { useSearchParams } from 'react-router-dom';
import { usePointLedgerQuery } from '../../__generated__/hooks.ts';
import { formatNumber } from '../../shared/format/money.ts';
import { usePageTitle } from '../../shared/page/page-title.ts';
import { readPageRange } from '../../shared/ui/Pagination/page-range.ts';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { SectionBoundary } from '../../shop/section-boundary/SectionBoundary.tsx';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { PointEntries } from './PointEntries.tsx';
import { listVariables } from './point-list-request.ts';
import { usageText } from './point-words.ts';
import classes from './Points.module.css';
import { PageTitle } from '../../shared/ui/PageTitle/PageTitle.tsx';

/** Balance, points that expire soon, and the paged ledger. */
export function PointList() {
  const mallUrl = useMallUrl();
  const [searchParams] = useSearchParams();
  const { page } = readPageRange(searchParams);
  const { data, previousData, loading, error, refetch } = usePointLedgerQuery({
    variables: listVariables({ mallUrl, searchParams }),
    errorPolicy: 'all',
  });
  const member = (data ?? (loading ? previousData : undefined))?.viewer;
  const points = member?.points;
  const usage = points ? usageText(points) : null;
  usePageTitle(page > 1 ? `포인트 ${page}쪽` : '포인트');
  return (
    <>
      <PageTitle>포인트</PageTitle>
      <SectionBoundary>
        {points ? (
          <>
            <dl className={classes.sums}>
              <div>
                <dt>사용 가능 포인트</dt>
                <dd className={classes.balance}>{formatNumber(member.pointBalance ?? 0)}P</dd>
              </div>
              <div>
                <dt>30일 내 소멸 예정</dt>
                <dd>{formatNumber(member.expiringPoints ?? 0)}P</dd>
              </div>
            </dl>
            {usage ? <p className={classes.aside}>{usage}</p> : null}
            <PointEntries entries={points.entries} page={page} isBusy={loading && !data} />
          </>
        ) : loading ? (
          <div className={classes.list}>
            <output className="visually-hidden">포인트를 불러오는 중이에요</output>
            <Skeleton height={96} radius="var(--radius-card)" />
            <Skeleton height={72} radius="var(--radius-card)" />
            <Skeleton height={72} radius="var(--radius-card)" />
          </div>
        ) : (
          <SectionFailure error={error} onRetry={() => void refetch()} />
        )}
      </SectionBoundary>
    </>
  );
}
