import { expect, test } from 'vitest';
import { anItem, anOrder } from '../../../../test/support/sample-orders.ts';
import { orderSteps } from './order-steps.ts';

const at = (status: 'PAID' | 'PREPARING' | 'SHIPPING' | 'DELIVERED', day: string) => ({
  __typename: 'OrderEvent' as const,
  at: `${day}T12:00:00+09:00`,
  itemNumber: null,
  status,
  actor: null,
  note: null,
});
const shown = (order: Parameters<typeof orderSteps>[0]) =>
  orderSteps(order)?.map(({ name, state, day, isExpected }) => [name, state, isExpected ? `${day} expected` : day]);

test('a parcel goes four steps, with the day of each, and the day on which it is expected', () => {
  const order = anOrder({
    items: [anItem({ status: 'SHIPPING', arrivesOn: '2026-11-24' })],
    history: [at('PAID', '2026-11-20'), at('PREPARING', '2026-11-21'), at('SHIPPING', '2026-11-22')],
  });
  expect(shown(order)).toEqual([
    ['결제', 'done', '2026-11-20'],
    ['준비', 'done', '2026-11-21'],
    ['배송', 'current', '2026-11-22'],
    ['도착', 'ahead', '2026-11-24 expected'],
  ]);
});

test('what comes by text message or waits in a shop is not on its way in between', () => {
  const voucher = anOrder({ status: 'DELIVERED', receivingWay: 'TEXT', history: [at('DELIVERED', '2026-11-20')] });
  expect(shown(voucher)?.map(([name, state]) => [name, state])).toEqual([
    ['결제', 'done'],
    ['준비', 'done'],
    ['문자 발송', 'done'],
  ]);
  const items = [anItem({ receivingWay: 'PICKUP', pickupFrom: '2026-11-23' })];
  expect(shown(anOrder({ receivingWay: 'PICKUP', items }))?.at(-1)).toEqual([
    '매장 수령',
    'ahead',
    '2026-11-23 expected',
  ]);
});

test.each(['CANCELLED', 'RETURNED', 'NOT_PAID', null] as const)('an order that is %s is on no such way', (status) => {
  expect(orderSteps(anOrder({ status }))).toBeNull();
});
