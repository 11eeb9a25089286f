import type { SubscriptionDetailsFragment } from '../../__generated__/graphql.ts';

/** What each step gets. */
export interface StepParts {
  subscription: SubscriptionDetailsFragment;
  /** The subscription's own page. */
  back: string;
  title: string;
}
