import { OrderListDocument } from '../../__generated__/graphql.ts';
import { listResult } from '../../shop/page/list-result.ts';
import { setMallClock } from '../../shop/mall/mall-clock.ts';
import { mallToday } from '../../shop/mall/mall-day.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { MantineSurface } from '../../shared/ui/mantine/MantineSurface.tsx';
import { listVariables, readPlace, wrongDays } from './order-list-place.ts';
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
    const { own } = readPlace(request.searchParams);
    // The page says what is wrong with them; the mall would only refuse.
    if (own !== null && wrongDays(own) !== null) return undefined;
    const today = mallToday();
    const ordersOf = async (day: string) =>
      (await request.preload(OrderListDocument, listVariables(request, day))).data?.viewer?.orders;
    const orders = await ordersOf(today);
    if (orders?.mallTime) setMallClock(orders.mallTime);
    // By the device's clock it was another day.
    const isAnotherDay = mallToday() !== today;
    return listResult(request, isAnotherDay ? await ordersOf(mallToday()) : orders);
  },
};
