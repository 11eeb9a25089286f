import type { OrderDetailsFragment } from '../../__generated__/graphql.ts';

const parts = ['items', 'summary', 'claims', 'history', 'receipts'] as const;

/** An order of goods with everything that belongs to it, as its own call returns it. */
export type WholeOrder = OrderDetailsFragment & {
  [Name in (typeof parts)[number]]: NonNullable<OrderDetailsFragment[Name]>;
};

/** Whether an order of any kind can be shown on the pages of an order of goods. */
export function isWholeOrder(order: OrderDetailsFragment | { __typename: string }): order is WholeOrder {
  return 'items' in order && parts.every((part) => order[part] !== null);
}
