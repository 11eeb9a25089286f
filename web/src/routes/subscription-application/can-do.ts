import type { SubscriptionDetailsFragment } from '../../__generated__/graphql.ts';
import type { SubscriptionStep } from '../../shop/links/subscription-paths.ts';

/** Card and address can be changed as long as a subscription can be cancelled. */
const actions = { pause: 'PAUSE', address: 'CANCEL', cancel: 'CANCEL' } as const;

/** Whether the mall allows a step now. */
export function canDo(
  { availableActions }: Pick<SubscriptionDetailsFragment, 'availableActions'>,
  step: SubscriptionStep,
): boolean {
  return availableActions.includes(actions[step]);
}
