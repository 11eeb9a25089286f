import { OrderListDocument } from '../../__generated__/graphql.ts';
import { listResult } from '../../shop/page/list-result.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { MantineSurface } from '../../shared/ui/mantine/MantineSurface.tsx';
import { listVariables } from './order-list-place.ts';
import { OrderList } from './OrderList.tsx';

/** A member's orders. */
export function OrderListPage() {
  return (
    <MantineSurface>
      <OrderList />
    </MantineSurface>
  );
}

export const page: PageModule = {
  Component: OrderListPage,
  load: async (request) => {
    const { data } = await request.preload(OrderListDocument, listVariables(request));
    return listResult(request, data?.viewer?.orders);
  },
};
