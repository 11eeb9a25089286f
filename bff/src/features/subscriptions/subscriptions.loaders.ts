import { isRefusal } from '../../errors/mall-error.ts';
import { perRequest } from '../../request/per-request.ts';
import type { MallApi } from '../../request/mall-api.ts';
import type { ProductMall } from '../products/product-mall.ts';
import { toSingleSubscriptionProduct } from './subscription-product.mapper.ts';
import type { SubscriptionProductModel } from './subscription.model.ts';
import type { WireSubscription } from './subscription.wire.ts';
import { subscriptionProductCalls } from './subscription-products.wire.ts';
import { subscriptionCall } from './subscriptions.wire.ts';

export interface SubscriptionLoaders {
  /** A subscription by its own call, made once per request. Null where there is none. */
  single(number: string): Promise<WireSubscription | null>;
  /** A product that can be subscribed to, by its own call, made once per request. Null where there is none. */
  product(mall: ProductMall, number: string): Promise<SubscriptionProductModel | null>;
}

export const subscriptionLoaders = perRequest(({ mallApi }): SubscriptionLoaders => {
  const singles = new Map<string, Promise<WireSubscription | null>>();
  const products = new Map<string, Promise<SubscriptionProductModel | null>>();
  return {
    single: (number) => once(singles, number, () => orNone(mallApi.asMember(subscriptionCall(number)))),
    product: (mall, number) => once(products, `${mall.number} ${number}`, () => loadProduct(mallApi, mall, number)),
  };
});

async function loadProduct(mallApi: MallApi, mall: ProductMall, number: string) {
  const wire = await orNone(mallApi.ask(mall.number, subscriptionProductCalls(mall.number, number)));
  return wire && toSingleSubscriptionProduct(wire, mall);
}

function once<T>(loads: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const loading = loads.get(key) ?? load();
  loads.set(key, loading);
  return loading;
}

async function orNone<T>(loading: Promise<T>): Promise<T | null> {
  try {
    return await loading;
  } catch (error) {
    if (isRefusal(error, '1404', '1400')) return null;
    throw error;
  }
}
