import { OrderDetailDocument, OrderShipmentsDocument } from '../../__generated__/graphql.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { OrderFrame } from '../../features/orders/OrderFrame/OrderFrame.tsx';
import { OrderView } from './OrderView.tsx';
import { orderVariables } from '../../features/orders/OrderFrame/order-request.ts';

export function OrderDetailPage() {
  return <OrderFrame>{(order) => <OrderView order={order} />}</OrderFrame>;
}

export const page: PageModule = {
  Component: OrderDetailPage,
  load: async ({ preload, ...at }) => {
    const variables = orderVariables(at);
    if (variables === null) return { status: 404 };
    await Promise.all([preload(OrderDetailDocument, variables), preload(OrderShipmentsDocument, variables)]);
    return undefined;
  },
};
