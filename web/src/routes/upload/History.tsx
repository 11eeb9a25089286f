import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useBulkOrdersQuery } from '../../__generated__/hooks.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { formatNumber, formatWon } from '../../shared/format/money.ts';
import buttons from '../../shared/ui/button.module.css';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { BoxIcon } from '../../shared/ui/late-icons.tsx';
import { Pagination } from '../../shared/ui/Pagination/Pagination.tsx';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { bulkOrderPath } from '../../shop/links/bulk-order-path.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { stateOf } from './bulk-order-words.ts';
import { pageIn } from './history-page.ts';
import classes from './Upload.module.css';

const perPage = 10;

/** The bulk orders of before, latest first. */
export function History() {
  const { mallUrl, device } = usePage();
  const { pathname } = useLocation();
  const page = pageIn(useSearchParams()[0]);
  const { data, loading, error, refetch } = useBulkOrdersQuery({ variables: { mallUrl, page }, errorPolicy: 'all' });
  const list = data?.viewer?.bulkOrders;
  return (
    <section className={classes.history} aria-labelledby="bulk-orders">
      <h2 id="bulk-orders">업로드 내역</h2>
      {!list && loading ? <Skeleton height={160} radius="var(--radius-card)" /> : null}
      {!list && !loading ? <SectionFailure error={error} onRetry={() => void refetch()} /> : null}
      {list && list.nodes.length === 0 && page > 1 ? (
        <EmptyState
          headingLevel="h3"
          title="이 쪽에는 파일이 없어요"
          text="파일이 줄어 마지막 쪽이 앞당겨졌을 수 있어요."
        >
          <Link className={buttons.primary} to={pathname}>
            첫 쪽으로 가기
          </Link>
        </EmptyState>
      ) : null}
      {list && list.nodes.length === 0 && page === 1 ? (
        <EmptyState
          headingLevel="h3"
          icon={<BoxIcon size={40} />}
          title="올린 파일이 없어요"
          text="양식을 내려받아 주문을 적고 위에 올려 주세요."
        />
      ) : null}
      <ul className={classes.list}>
        {list?.nodes.map((bulkOrder) => (
          <li key={bulkOrder.id}>
            <Link to={bulkOrderPath(mallUrl, device, bulkOrder.number)}>{bulkOrder.fileName}</Link>
            <span>{bulkOrder.uploadedAt ? formatMoment(bulkOrder.uploadedAt) : null}</span>
            <span>
              {formatNumber(bulkOrder.rowCount)}줄, {formatWon(bulkOrder.payTotal ?? bulkOrder.total)}
            </span>
            <strong>{stateOf(bulkOrder)}</strong>
          </li>
        ))}
      </ul>
      <Pagination
        current={page}
        last={Math.ceil((list?.totalCount ?? 0) / perPage)}
        pathFor={(next) => (next === 1 ? pathname : `${pathname}?page=${next}`)}
      />
    </section>
  );
}
