import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claimStates, isSellersFault, nextClaimState, type ClaimEvent } from '../../src/buying/claim-states.ts';
import {
  nextOrderState,
  orderStates,
  stateOfOrder,
  type OrderEvent,
  type OrderState,
} from '../../src/buying/order-states.ts';
import {
  isOpenAttempt,
  isPaidAttempt,
  nextPaymentState,
  type PaymentEvent,
  type PaymentState,
} from '../../src/buying/payment-states.ts';

const allOrderStates = Object.values(orderStates);
const orderEvents: OrderEvent[] = [
  'PAID',
  'PAYMENT_DUE_PASSED',
  'CANCEL',
  'PREPARE',
  'SEND',
  'GRANT_CANCEL',
  'RECEIVE',
  'CONFIRM',
  'ASK_RETURN',
  'GOODS_BACK',
  'ASK_EXCHANGE',
  'EXCHANGE_RECEIVED',
  'END_CLAIM',
];
const paymentStates: PaymentState[] = ['READY', 'PENDING', 'WAIT', 'PAID', 'FAIL', 'CANCEL', 'PART_REFUND', 'REFUND'];
const paymentEvents: PaymentEvent[] = [
  'RETURNED_WITHOUT_RESULT',
  'CONFIRMED',
  'ACCOUNT_ISSUED',
  'REFUSED',
  'CLOSED',
  'DEPOSITED',
  'ACCOUNT_DUE_PASSED',
  'REFUNDED_IN_PART',
  'REFUNDED_IN_FULL',
];

/** Written down from the table of the contract, section 7, state by state. */
const orderTable: [string, string][] = [
  ['OR00101', 'OR00102'],
  ['OR00101', 'OR00202'],
  ['OR00101', 'OR00901'],
  ['OR00102', 'OR00202'],
  ['OR00102', 'OR00103'],
  ['OR00103', 'OR00201'],
  ['OR00103', 'OR00104'],
  ['OR00201', 'OR00202'],
  ['OR00201', 'OR00104'],
  ['OR00104', 'OR00105'],
  ['OR00104', 'OR00401'],
  ['OR00105', 'OR00106'],
  ['OR00105', 'OR00401'],
  ['OR00105', 'OR00301'],
  ['OR00106', 'OR00401'],
  ['OR00302', 'OR00106'],
  ['OR00302', 'OR00401'],
  ['OR00302', 'OR00301'],
  ['OR00401', 'OR00402'],
  ['OR00301', 'OR00302'],
];

describe('an item of an order', () => {
  test('is cancelled when all money went back before it was sent, and only then', () => {
    const moved = allOrderStates.filter((from) => nextOrderState(from, 'MONEY_BACK') !== null);
    expect(moved).toEqual(['OR00102', 'OR00103', 'OR00201']);
    expect(moved.map((from) => nextOrderState(from, 'MONEY_BACK'))).toEqual(['OR00202', 'OR00202', 'OR00202']);
  });

  test('moves as in the table of the contract, and in no other way', () => {
    const moves = allOrderStates.flatMap((from) =>
      orderEvents.flatMap((event) => {
        const to = nextOrderState(from, event);
        return to === null ? [] : [`${from} ${to}`];
      }),
    );
    expect(moves.toSorted()).toEqual(orderTable.map((move) => move.join(' ')).toSorted());
  });

  test('reaches every state from the first', () => {
    const reached = new Set<OrderState>([orderStates.awaitingPayment]);
    for (const from of reached) {
      for (const event of orderEvents) {
        const to = nextOrderState(from, event);
        if (to) reached.add(to);
      }
    }
    expect(allOrderStates.filter((state) => !reached.has(state))).toEqual([]);
  });

  test('goes back to where it was when a claim ends without effect', () => {
    const claims: [OrderState, OrderEvent][] = [
      ['OR00103', 'CANCEL'],
      ['OR00104', 'ASK_RETURN'],
      ['OR00105', 'ASK_RETURN'],
      ['OR00106', 'ASK_RETURN'],
      ['OR00302', 'ASK_RETURN'],
      ['OR00105', 'ASK_EXCHANGE'],
    ];
    for (const [from, event] of claims) {
      const claimed = nextOrderState(from, event);
      expect(claimed && nextOrderState(claimed, 'END_CLAIM', from)).toBe(from);
    }
    expect(allOrderStates.filter((state) => nextOrderState(state, 'END_CLAIM', 'OR00105'))).toEqual([
      'OR00201',
      'OR00301',
      'OR00401',
    ]);
  });
});

const item = (stat: OrderState, minute = 0) => ({ stat, statDts: new Date(Date.UTC(2026, 10, 23, 0, minute)) });

describe('the state of an order', () => {
  test('is that of its least advanced open item', () => {
    const order = [item('OR00302'), item('OR00401'), item('OR00104'), item('OR00202', 9), item('OR00201')];
    expect(stateOfOrder(order)).toBe('OR00201');
    expect(stateOfOrder(order.slice(0, 4))).toBe('OR00104');
  });

  test('is the end that was reached last, once all items have ended', () => {
    expect(stateOfOrder([item('OR00202', 5), item('OR00106', 9), item('OR00402', 7)])).toBe('OR00106');
  });
});

describe('a claim', () => {
  const events: ClaimEvent[] = ['COLLECT', 'CHECK', 'FINISH', 'REJECT', 'WITHDRAW'];

  test('can be withdrawn until the shop acts on it, and never moves once it has ended', () => {
    const states = Object.values(claimStates);
    expect(states.filter((state) => nextClaimState(state, 'WITHDRAW'))).toEqual([claimStates.requested]);
    const open = states.filter((state) => events.some((event) => nextClaimState(state, event)));
    expect(open).toEqual([claimStates.requested, claimStates.collecting, claimStates.checked]);
  });

  test('is the fault of the seller for five of seven reasons', () => {
    const codes = Array.from({ length: 9 }, (_none, index) => `CL0020${index}`);
    const sellers = ['CL00203', 'CL00204', 'CL00205', 'CL00206', 'CL00207'];
    expect(codes.filter((code) => isSellersFault(code))).toEqual(sellers);
  });
});

describe('an attempt to pay', () => {
  test('is never both open and paid, and once money went back in full nothing moves it', () => {
    expect(paymentStates.filter((state) => isOpenAttempt(state) && isPaidAttempt(state))).toEqual([]);
    expect(paymentEvents.map((event) => nextPaymentState('REFUND', event))).toEqual(paymentEvents.map(() => null));
  });

  test('becomes paid at most once, for any notices in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...paymentEvents), { maxLength: 30 }), (heard) => {
        let state: PaymentState = 'READY';
        let timesPaid = 0;
        for (const event of heard) {
          const next = nextPaymentState(state, event);
          if (next === 'PAID') timesPaid += 1;
          state = next ?? state;
        }
        expect(timesPaid).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('can reach every state', () => {
    const reached = new Set<PaymentState>(['READY']);
    for (const state of reached) {
      for (const event of paymentEvents) {
        const next = nextPaymentState(state, event);
        if (next) reached.add(next);
      }
    }
    expect(paymentStates.filter((state) => !reached.has(state))).toEqual([]);
  });
});
