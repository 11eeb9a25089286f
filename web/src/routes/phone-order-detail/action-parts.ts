import type { PhoneOrderDetailsFragment } from '../../__generated__/graphql.ts';

/** Props of each action's page. */
export interface ActionParts {
  order: PhoneOrderDetailsFragment;
  /** The order's own page. */
  back: string;
  title: string;
}
