import type { PhoneOrderDetailsFragment } from '../../__generated__/graphql.ts';

/** What the page of each action gets. */
export interface ActionParts {
  order: PhoneOrderDetailsFragment;
  /** The order's own page. */
  back: string;
  title: string;
}
