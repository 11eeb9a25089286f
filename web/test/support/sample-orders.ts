import type { OrderRowFragment } from '../../src/__generated__/graphql.ts';

/** An order as a list shows it. State only what matters to the test. */
export function anOrderRow({ number = 'O1', ...fields }: Partial<OrderRowFragment> = {}): OrderRowFragment {
  return {
    __typename: 'OrderSummary',
    id: `order-${number}`,
    number,
    orderedAt: '2026-11-20T10:00:00+09:00',
    type: 'GOODS',
    status: 'PAID',
    title: '한빛 전기포트',
    image: null,
    itemCount: 1,
    payTotal: 12_900,
    paymentDueAt: null,
    availableActions: [],
    ...fields,
  };
}
