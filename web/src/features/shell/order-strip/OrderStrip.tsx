import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { OrderPhase } from '../../../__generated__/graphql.ts';
import { useOrderCountsQuery } from '../../../__generated__/hooks.ts';
import { formatNumber } from '../../../shared/format/money.ts';
import { filteredOrdersPath } from '../../../shop/links/order-list-path.ts';
import { hasMyShop } from '../../../shop/mall/has-my-shop.ts';
import { useMall } from '../../../shop/mall/mall-context.ts';
import { useDevice } from '../../../shop/page/page-context.ts';
import { useIsMember } from '../../../shop/session/session-context.ts';
import classes from './OrderStrip.module.css';

const shownPhases = [
  { phase: 'AWAITING_PAYMENT', label: '결제 대기' },
  { phase: 'PREPARING', label: '준비 중' },
  { phase: 'SHIPPING', label: '배송 중' },
  { phase: 'DELIVERED', label: '배송 완료' },
] as const satisfies { phase: OrderPhase; label: string }[];

/** Pages on which orders change, or where their numbers are read. */
const ownPages = /^(?:\/m)?\/[^/]+\/(?:myshop|myquestion|order|upload)(?:\/|$)/iu;

/** How many of the member's orders are where, each number with the way to them. A number that could not be read leaves the others. */
export function OrderStrip() {
  const mall = useMall();
  const device = useDevice();
  const isShown = useIsMember() && hasMyShop(mall);
  const { data, loading, refetch } = useOrderCountsQuery({
    variables: { mallUrl: mall.url },
    skip: !isShown,
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { pathname } = useLocation();
  const ownPath = isShown && ownPages.test(pathname) ? pathname : null;
  useEffect(() => {
    if (ownPath !== null) void refetch().catch(() => {}); // the query tells the error
  }, [ownPath, refetch]);
  if (!isShown) return null;
  const member = data?.viewer;
  // Without goods there are only bulk orders, so there is no kind to narrow by.
  const type = mall.openAreas.includes('SHOPPING') ? 'GOODS' : null;
  const countOf = (phase: OrderPhase) =>
    member?.goodsOrderCounts ? (member.goodsOrderCounts.find((each) => each.phase === phase)?.count ?? 0) : null;
  const counts = [
    ...shownPhases.map(({ phase, label }) => ({ state: phase, label, count: countOf(phase) })),
    { state: 'OPEN_CLAIM' as const, label: '취소·교환·반품', count: member?.openClaimCount ?? null },
  ];
  const isUnread = !loading && counts.some(({ count }) => count === null);
  return (
    <section className={classes.root} data-device={device} aria-label="나의 주문">
      <ul className={classes.list}>
        {counts.map(({ state, label, count }) => (
          <li key={state}>
            <Link className={classes.count} to={filteredOrdersPath(mall, device, { type, state })}>
              {label} <Number count={count} isAwaited={loading} />
            </Link>
          </li>
        ))}
      </ul>
      {isUnread ? (
        <button type="button" className={classes.retry} onClick={() => void refetch().catch(() => {})}>
          다시 시도<span className="visually-hidden">, 나의 주문</span>
        </button>
      ) : null}
    </section>
  );
}

function Number({ count, isAwaited }: { count: number | null; isAwaited: boolean }) {
  if (count !== null) return <strong data-some={count > 0 || undefined}>{formatNumber(count)}</strong>;
  return (
    <>
      <strong aria-hidden="true">{isAwaited ? '\u00A0' : '–'}</strong>
      {isAwaited ? null : <span className="visually-hidden">확인하지 못했어요</span>}
    </>
  );
}
