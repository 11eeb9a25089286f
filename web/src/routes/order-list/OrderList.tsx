import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useOrderListQuery } from '../../__generated__/hooks.ts';
import { formatNumber } from '../../shared/format/money.ts';
import { ListSearch } from '../../shared/list-search/ListSearch.tsx';
import { writtenKeyword } from '../../shared/list-search/read-keyword.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { setMallClock } from '../../shop/mall/mall-clock.ts';
import { useMallToday } from '../../shop/mall/mall-day.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { usePageTitle } from '../../shared/page/page-title.ts';
import { SectionBoundary } from '../../shop/section-boundary/SectionBoundary.tsx';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { EarlierOrders, ShownDays } from './EarlierOrders.tsx';
import { keptBySearch, listVariables, readPlace, wrongDays } from './order-list-place.ts';
import classes from './OrderList.module.css';
import { OrderFilters } from './OrderFilters.tsx';
import { OwnPeriod } from './OwnPeriod.tsx';
import { Orders } from './Orders.tsx';
import { OrdersSkeleton } from './OrdersSkeleton.tsx';
import { PageTitle } from '../../shared/ui/PageTitle/PageTitle.tsx';

/** Orders of a period and a status, by pages, all as in the address. */
export function OrderList() {
  const { mallUrl } = usePage();
  const hasBulkOrders = useMall().openAreas.includes('UPLOAD');
  const { pathname } = useLocation();
  const [searchParams] = useSearchParams();
  const today = useMallToday();
  const place = readPlace(searchParams);
  const isWrong = place.own !== null && wrongDays(place.own) !== null;
  const { data, previousData, loading, error, refetch } = useOrderListQuery({
    variables: listVariables({ mallUrl, searchParams }, today),
    errorPolicy: 'all',
    skip: isWrong,
  });
  const shown = isWrong ? undefined : (data ?? (loading ? previousData : undefined));
  const orders = shown?.viewer?.orders;
  const hasFailed = !orders && !loading;
  const mallTime = data?.viewer?.orders?.mallTime;
  useEffect(() => {
    if (mallTime) setMallClock(mallTime);
  }, [mallTime]);
  usePageTitle(place.page > 1 ? `주문 내역 ${place.page}쪽` : '주문 내역');
  return (
    <div className={`content-width ${classes.root}`}>
      <header className={classes.head}>
        <PageTitle>주문 내역</PageTitle>
        <output className={classes.count}>
          {orders ? (
            <>
              총 <strong>{formatNumber(orders.totalCount)}</strong>건
            </>
          ) : null}
        </output>
      </header>
      <div className={classes.search}>
        <ListSearch
          label="주문 검색"
          placeholder={hasBulkOrders ? '상품 이름, 고객주문번호' : '주문한 상품 이름'}
          keyword={writtenKeyword(searchParams)}
          path={pathname}
          kept={keptBySearch(place)}
        />
      </div>
      <OrderFilters />
      <OwnPeriod key={`${place.own?.from} ${place.own?.to}`} place={place} />
      {isWrong ? null : <ShownDays place={place} />}
      <SectionBoundary>
        {isWrong ? null : orders ? (
          <Orders orders={orders} place={place} isBusy={loading && !data} />
        ) : hasFailed ? (
          <SectionFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <OrdersSkeleton />
        )}
      </SectionBoundary>
      {orders ? <EarlierOrders place={place} /> : null}
    </div>
  );
}
