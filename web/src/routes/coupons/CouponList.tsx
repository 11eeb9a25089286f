import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useCouponsQuery } from '../../__generated__/hooks.ts';
import { formatNumber } from '../../shared/format/money.ts';
import { usePageTitle } from '../../shared/page/page-title.ts';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { SectionBoundary } from '../../shop/section-boundary/SectionBoundary.tsx';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { CouponCodeForm } from './CouponCodeForm.tsx';
import { listVariables, readPlace, statuses, writePlace } from './coupon-list-place.ts';
import { Coupons } from './Coupons.tsx';
import classes from './Coupons.module.css';
import { PageTitle } from '../../shared/ui/PageTitle/PageTitle.tsx';

/** The member's coupons of a status, by pages, as in the address; and the form for codes. */
export function CouponList() {
  const mallUrl = useMallUrl();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
  const place = readPlace(searchParams);
  const { data, previousData, loading, error, refetch } = useCouponsQuery({
    variables: listVariables({ mallUrl, searchParams }),
    errorPolicy: 'all',
  });
  const coupons = (data ?? (loading ? previousData : undefined))?.viewer?.coupons;
  usePageTitle(place.page > 1 ? `쿠폰 ${place.page}쪽` : '쿠폰');
  return (
    <>
      <header className={classes.head}>
        <PageTitle>쿠폰</PageTitle>
        <output className={classes.count}>{coupons ? `총 ${formatNumber(coupons.totalCount)}장` : null}</output>
      </header>
      <CouponCodeForm onRegistered={() => void navigate({ search: '' }, { replace: true })} />
      <nav aria-label="쿠폰 상태">
        <ul className={classes.tabs}>
          {statuses.map(({ status, name }) => (
            <li key={status}>
              <Link
                className={classes.tab}
                to={pathname + writePlace({ status, page: 1 })}
                aria-current={status === place.status ? 'true' : undefined}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <SectionBoundary>
        {coupons ? (
          <Coupons coupons={coupons} place={place} isBusy={loading && !data} />
        ) : loading ? (
          <div className={classes.list}>
            <output className="visually-hidden">쿠폰을 불러오는 중이에요</output>
            <Skeleton height={148} radius="var(--radius-card)" />
            <Skeleton height={148} radius="var(--radius-card)" />
          </div>
        ) : (
          <SectionFailure error={error} onRetry={() => void refetch()} />
        )}
      </SectionBoundary>
    </>
  );
}
