import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import type { OrderRowFragment } from '../../__generated__/graphql.ts';
import { OrderCard } from '../../features/orders/OrderCard/OrderCard.tsx';
import { stateLabels, typeLabels } from '../../features/orders/order-status.ts';
import { homePath } from '../../shop/links/mall-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice } from '../../shop/page/page-context.ts';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { BoxIcon } from '../../shared/ui/late-icons.tsx';
import { Pagination } from '../../shared/ui/Pagination/Pagination.tsx';
import { longestPeriod, ordersPerPage, periods, writePlace, type OrderListPlace } from './order-list-place.ts';
import classes from './OrderList.module.css';

interface OrdersProps {
  orders: { totalCount: number; nodes: readonly OrderRowFragment[] };
  place: OrderListPlace;
  /** The orders shown are those of the address before. */
  isBusy: boolean;
}

/** A page of orders, with the way to the other pages. */
export function Orders({ orders: { totalCount, nodes }, place, isBusy }: OrdersProps) {
  const { pathname } = useLocation();
  if (nodes.length === 0) return <NoOrders place={place} />;
  return (
    <>
      <ul className={classes.orders} aria-busy={isBusy}>
        {nodes.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <Pagination
        current={place.page}
        last={Math.ceil(totalCount / ordersPerPage)}
        pathFor={(page) => pathname + writePlace({ ...place, page })}
      />
    </>
  );
}

/** Nothing to show, and the way to something. */
function NoOrders({ place }: { place: OrderListPlace }) {
  const { pathname } = useLocation();
  const mall = useMall();
  const device = useDevice();
  const icon = <BoxIcon size={40} />;
  const { keyword, period, until, own, type, state, page } = place;
  if (page > 1) {
    return (
      <EmptyState icon={icon} title="이 쪽에는 주문이 없어요" text="주문이 줄어 마지막 쪽이 앞당겨졌을 수 있어요.">
        <Button component={Link} to={pathname + writePlace({ ...place, page: 1 })}>
          첫 쪽으로 가기
        </Button>
      </EmptyState>
    );
  }
  if (keyword !== '') {
    const part = mall.openAreas.includes('UPLOAD') ? '상품 이름이나 고객주문번호' : '상품 이름';
    const isNarrowed = period !== null || own !== null || type !== null || state !== null;
    return (
      <EmptyState
        icon={icon}
        title={`‘${keyword}’ 주문을 찾지 못했어요`}
        text={isNarrowed ? '기간을 늘리거나 다른 종류와 상태로 찾아보세요.' : `${part}의 한 부분으로 찾아보세요.`}
      >
        <Button component={Link} to={pathname}>
          6개월 주문 모두 보기
        </Button>
      </EmptyState>
    );
  }
  if (period !== longestPeriod || own !== null || type !== null || state !== null) {
    const name = periods.find(({ code }) => code === period)?.name ?? '';
    const when =
      until !== null || own !== null
        ? '이 기간에는 '
        : period === 'today'
          ? '오늘 '
          : period === null
            ? ''
            : `최근 ${name} 동안 `;
    const kind = type === null ? '' : `${typeLabels[type]} `;
    const bare = kind === '' ? '주문한 상품이' : `${kind}주문이`;
    const what = state === null ? bare : `‘${stateLabels[state]}’ 상태인 ${kind}주문이`;
    return (
      <EmptyState icon={icon} title={`${when}${what} 없어요`} text="기간을 늘리거나 다른 종류와 상태로 찾아보세요.">
        <Button component={Link} to={pathname}>
          6개월 주문 모두 보기
        </Button>
      </EmptyState>
    );
  }
  if (until !== null) {
    return (
      <EmptyState
        icon={icon}
        title="이 기간에는 주문한 상품이 없어요"
        text="다른 기간의 주문은 아래에서 볼 수 있어요."
      />
    );
  }
  return (
    <EmptyState
      icon={icon}
      title="최근 6개월 동안 주문한 상품이 없어요"
      text="주문하면 배송과 결제를 여기에서 볼 수 있어요."
    >
      {mall.openAreas.includes('SHOPPING') ? (
        <Button component={Link} to={homePath(mall, device, true)}>
          상품 둘러보기
        </Button>
      ) : null}
    </EmptyState>
  );
}
