import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import type { PointRowFragment } from '../../__generated__/graphql.ts';
import { isEndless, lastDay } from '../../shared/format/day-words.ts';
import { koreanClock, timeOfDay } from '../../shared/format/korean-clock.ts';
import { formatDay } from '../../shared/format/time.ts';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { Pagination } from '../../shared/ui/Pagination/Pagination.tsx';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice } from '../../shop/page/page-context.ts';
import { entriesPerPage } from './point-list-request.ts';
import { kindNames, signedPoints } from './point-words.ts';
import classes from './Points.module.css';

interface PointEntriesProps {
  entries: { totalCount: number; nodes: readonly PointRowFragment[] };
  page: number;
  /** The entries shown are those of the address before. */
  isBusy: boolean;
}

/** A page of what came and went, latest first. */
export function PointEntries({ entries: { totalCount, nodes }, page, isBusy }: PointEntriesProps) {
  const { pathname } = useLocation();
  const pathFor = (page: number) => (page > 1 ? `${pathname}?page=${page}` : pathname);
  if (nodes.length === 0 && page > 1)
    return (
      <EmptyState title="이 쪽에는 포인트 내역이 없어요" text="마지막 쪽보다 뒤의 주소예요.">
        <Button component={Link} to={pathname}>
          첫 쪽으로 가기
        </Button>
      </EmptyState>
    );
  if (nodes.length === 0)
    return <EmptyState title="포인트 내역이 없어요" text="구매를 확정하면 포인트가 쌓이고 여기에서 볼 수 있어요." />;
  return (
    <>
      <ul className={classes.list} aria-label="포인트 내역" aria-busy={isBusy}>
        {nodes.map((entry, index) => (
          // Entries have no number of their own, and never change their order.
          <li key={`${page}.${index}`} className={classes.entry}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
      <Pagination current={page} last={Math.ceil(totalCount / entriesPerPage)} pathFor={pathFor} />
    </>
  );
}

/** With its hour, if it ends within a day. */
function endText(expiresAt: string): string {
  if (isEndless(expiresAt)) return '기한 없음';
  const day = lastDay(expiresAt);
  if (day !== null) return `${day.replaceAll('-', '.')}까지`;
  return `${formatDay(expiresAt)} ${timeOfDay(koreanClock(new Date(expiresAt)))}까지`;
}

function Entry({ entry: { kind, amount, recordedAt, expiresAt, orderNumber } }: { entry: PointRowFragment }) {
  const mall = useMall();
  const device = useDevice();
  return (
    <>
      <div className={classes.words}>
        <strong>{kind ? kindNames[kind] : '포인트'}</strong>
        <span className={classes.aside}>
          {recordedAt ? formatDay(recordedAt) : ''}
          {amount > 0 && expiresAt ? ` · ${endText(expiresAt)}` : ''}
        </span>
        {orderNumber ? (
          <Link className={classes.order} to={pathTo('order-detail', mall, device, { orderNumber })}>
            주문 보기<span className="visually-hidden"> {orderNumber}</span>
          </Link>
        ) : null}
      </div>
      <span className={classes.amount} data-came={amount > 0 || undefined}>
        {signedPoints(amount)}
      </span>
    </>
  );
}
