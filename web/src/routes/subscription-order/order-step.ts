import type { SubscriptionOrderStep } from '../../shop/links/subscription-paths.ts';

interface Address {
  params: Readonly<Record<string, string | undefined>>;
}

/** The step of an address, as either device spells it. Any other word begins anew. */
export function stepOf({ params }: Address): SubscriptionOrderStep {
  return (params.orderPage ?? params['*']) === 'confirm' ? 'confirm' : 'delivery';
}
