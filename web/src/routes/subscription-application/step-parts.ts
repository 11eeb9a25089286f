import type { SubscriptionDetailsFragment } from '../../__generated__/graphql.ts';

/** Props of each step. */
export interface StepParts {
  subscription: SubscriptionDetailsFragment;
  /** The subscription's own page. */
  back: string;
  title: string;
}
