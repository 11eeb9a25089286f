import type { Device } from '../../__generated__/graphql.ts';
import { pathTo } from '../addresses/path-to.ts';

/** Selection of a subscription, by parameter name. */
export type SubscriptionQuery = Readonly<Record<string, string>>;

export type SubscriptionOrderStep = 'delivery' | 'confirm';

export type SubscriptionStep = 'pause' | 'address' | 'cancel';

/** All that can be subscribed to. */
export function subscriptionsPath(mallUrl: string, device: Device): string {
  return device === 'MOBILE'
    ? pathTo('subscriptions', { url: mallUrl }, device, { categoryName: 'subsList' })
    : pathTo('subscriptions', { url: mallUrl }, device);
}

/** A step of subscribing, with what is chosen so far. */
export function subscriptionOrderPath(
  mallUrl: string,
  device: Device,
  step: SubscriptionOrderStep,
  query: SubscriptionQuery,
): string {
  const mall = { url: mallUrl };
  const path =
    device === 'MOBILE'
      ? pathTo('subscription-order', mall, device, { orderPage: step })
      : pathTo('subscription-order', mall, device, { '*': step });
  return `${path}?${new URLSearchParams(query)}`;
}

/** A member's subscription, or a step of changing it. */
export function ownSubscriptionPath(mallUrl: string, device: Device, number: string, step?: SubscriptionStep): string {
  return pathTo('subscription-application', { url: mallUrl }, device, { subsNo: number, '*': step });
}
