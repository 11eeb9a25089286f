import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OrderDetailDocument, OrderShipmentsDocument, OrderStatementDocument } from '../../__generated__/graphql.ts';
import { OrderFrame } from '../../features/orders/OrderFrame/OrderFrame.tsx';
import { OrderSkeleton } from '../../features/orders/OrderFrame/OrderSkeleton.tsx';
import { orderVariables } from '../../features/orders/OrderFrame/order-request.ts';
import { statementParam } from '../../shop/links/statement-paths.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { OrderView } from './OrderView.tsx';

// Companies ask for it, in few malls.
const OrderStatement = lazy(async () => ({ default: (await import('./OrderStatement.tsx')).OrderStatement }));

export function OrderDetailPage() {
  const isStatement = useSearchParams()[0].has(statementParam);
  return (
    <OrderFrame>
      {(order) =>
        isStatement ? (
          <Suspense fallback={<OrderSkeleton />}>
            <OrderStatement number={order.number} />
          </Suspense>
        ) : (
          <OrderView order={order} />
        )
      }
    </OrderFrame>
  );
}

export const page: PageModule = {
  Component: OrderDetailPage,
  load: async ({ preload, searchParams, ...at }) => {
    const variables = orderVariables(at);
    if (variables === null) return { status: 404 };
    const isStatement = searchParams.has(statementParam);
    await Promise.all([
      preload(OrderDetailDocument, variables),
      isStatement ? preload(OrderStatementDocument, variables) : preload(OrderShipmentsDocument, variables),
    ]);
    return undefined;
  },
};
