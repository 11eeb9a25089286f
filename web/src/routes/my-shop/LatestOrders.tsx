import { Button } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { OrderRowFragment } from '../../__generated__/graphql.ts';
import { OrderCard } from '../../features/orders/OrderCard/OrderCard.tsx';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { BoxIcon } from '../../shared/ui/late-icons.tsx';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { homePath } from '../../shop/links/mall-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice } from '../../shop/page/page-context.ts';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import classes from './ShopSummary.module.css';

interface LatestOrdersProps {
  orders: readonly OrderRowFragment[] | null;
  onRetry: () => void;
}

/** The latest orders with their actions, so that a cancel is one click away. */
export function LatestOrders({ orders, onRetry }: LatestOrdersProps) {
  const id = useId();
  const mall = useMall();
  const device = useDevice();
  return (
    <section aria-labelledby={id} className={classes.part}>
      <header className={classes.head}>
        <h2 id={id} className={classes.title}>
          최근 주문
        </h2>
        <Link className={classes.all} to={pathTo('order-list', mall, device)}>
          주문 모두 보기
        </Link>
      </header>
      {orders === null ? (
        <SectionFailure error={undefined} onRetry={onRetry} />
      ) : orders.length === 0 ? (
        <EmptyState
          icon={<BoxIcon size={40} />}
          title="아직 주문한 상품이 없어요"
          text="주문하면 배송과 결제를 여기에서 볼 수 있어요."
        >
          {mall.openAreas.includes('SHOPPING') ? (
            <Button component={Link} to={homePath(mall, device, true)}>
              상품 둘러보기
            </Button>
          ) : null}
        </EmptyState>
      ) : (
        <ul className={classes.orders}>
          {orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} headingLevel="h3" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
