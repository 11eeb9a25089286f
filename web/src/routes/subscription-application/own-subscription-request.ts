import type { OwnSubscriptionQueryVariables } from '../../__generated__/graphql.ts';
import type { SubscriptionStep } from '../../shop/links/subscription-paths.ts';

interface Address {
  mallUrl: string;
  params: Readonly<Record<string, string | undefined>>;
}

/** Malls number their orders freely; a number that could change the path is rejected, as in the gateway. */
const ownNumber = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/u;

const steps: readonly SubscriptionStep[] = ['pause', 'address', 'cancel'];

/** The step of an address; null: it names none. */
export function stepOf({ params }: Pick<Address, 'params'>): SubscriptionStep | null {
  return steps.find((step) => step === params['*']) ?? null;
}

/** The variables for the subscription of an address; null: it names no subscription, or no step of one. */
export function ownSubscriptionVariables(at: Address): OwnSubscriptionQueryVariables | null {
  const number = at.params.subsNo ?? '';
  const isKnown = ownNumber.test(number) && (!at.params['*'] || stepOf(at) !== null);
  return isKnown ? { mallUrl: at.mallUrl, number } : null;
}
