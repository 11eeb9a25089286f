import { useSearchParams } from 'react-router-dom';
import { useOrderListQuery } from '../../__generated__/hooks.ts';
import { formatNumber } from '../../shared/format/money.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { usePageTitle } from '../../shared/page/page-title.ts';
import { SectionBoundary } from '../../shop/section-boundary/SectionBoundary.tsx';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { EarlierOrders, ShownDays } from './EarlierOrders.tsx';
import { listVariables, readPlace, wrongDays } from './order-list-place.ts';
import classes from './OrderList.module.css';
import { OrderFilters } from './OrderFilters.tsx';
import { OwnPeriod } from './OwnPeriod.tsx';
import { Orders } from './Orders.tsx';
import { OrdersSkeleton } from './OrdersSkeleton.tsx';

/** Orders of a period and a status, by pages, all as in the address. */
export function OrderList() {
  const { mallUrl } = usePage();
  const [searchParams] = useSearchParams();
  const place = readPlace(searchParams);
  const isWrong = place.own !== null && wrongDays(place.own) !== null;
  const { data, previousData, loading, error, refetch } = useOrderListQuery({
    variables: listVariables({ mallUrl, searchParams }),
    errorPolicy: 'all',
    skip: isWrong,
  });
  const shown = isWrong ? undefined : (data ?? (loading ? previousData : undefined));
  const orders = shown?.viewer?.orders;
  const hasFailed = !orders && !loading;
  usePageTitle(place.page > 1 ? `주문 내역 ${place.page}쪽` : '주문 내역');
  return (
    <div className={`content-width ${classes.root}`}>
      <header className={classes.head}>
        <h1 className={classes.title}>주문 내역</h1>
        <output className={classes.count}>
          {orders ? (
            <>
              총 <strong>{formatNumber(orders.totalCount)}</strong>건
            </>
          ) : null}
        </output>
      </header>
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
