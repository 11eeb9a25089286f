import { isRefusal } from '../../errors/mall-error.ts';
import type { GatewayContext } from '../../request/context.ts';
import { perRequest } from '../../request/per-request.ts';
import type { OrderMall } from './order-mall.ts';
import type { WireOrder, WireOrderHead } from './order.wire.ts';
import { orderCall } from './orders.wire.ts';

type Loaded = WireOrder | WireOrderHead | null;

export interface OrderLoaders {
  /** An order of any kind by its own call, made once per request. Null where there is none. */
  single(mall: OrderMall, number: string): Promise<Loaded>;
  /** The same, called again: the order may have changed in this request. */
  loadAnew(mall: OrderMall, number: string): Promise<Loaded>;
  /** The same, for an order whose change is done: null where it cannot be read. */
  loadChanged(mall: OrderMall, number: string): Promise<Loaded>;
}

export const orderLoaders = perRequest(createOrderLoaders);

function createOrderLoaders({ mallApi }: GatewayContext): OrderLoaders {
  const singles = new Map<string, Promise<Loaded>>();
  const load = async (number: string): Promise<Loaded> => {
    try {
      return await mallApi.asMember(orderCall(number));
    } catch (error) {
      if (isRefusal(error, '1404', '1400')) return null;
      throw error;
    }
  };
  const single: OrderLoaders['single'] = (mall, number) => {
    const key = `${mall.number} ${number}`;
    const loading = singles.get(key) ?? load(number);
    singles.set(key, loading);
    return loading;
  };
  const loadAnew: OrderLoaders['single'] = (mall, number) => {
    singles.delete(`${mall.number} ${number}`);
    return single(mall, number);
  };
  return {
    single,
    loadAnew,
    loadChanged: (mall, number) => loadAnew(mall, number).catch(() => null),
  };
}

/** Whether the row is that of an order of goods, with everything that belongs to it. */
export function isWhole(row: Loaded): row is WireOrder {
  return row !== null && 'itemList' in row;
}
