import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  nextPhoneOrderState,
  openPhoneOrderStates,
  phoneOrderStates,
  stockPlaceOf,
  type PhoneOrderEvent,
  type PhoneOrderState,
} from '../../src/phone-contract/phone-order-states.ts';

/** The table of the contract, section 9, as it is written there: state, event, next state. */
const table: readonly [PhoneOrderState, PhoneOrderEvent, PhoneOrderState][] = [
  ['WL00101', 'REVIEW', 'WL00102'],
  ['WL00102', 'ASK_DOCUMENTS', 'WL00103'],
  ['WL00102', 'PASS', 'WL00104'],
  ['WL00102', 'REFUSE', 'WL00202'],
  ['WL00103', 'GIVE_DOCUMENTS', 'WL00102'],
  ['WL00103', 'DOCUMENTS_DUE_PASSED', 'WL00201'],
  ['WL00104', 'SEND', 'WL00105'],
  ['WL00105', 'RECEIVE', 'WL00105'],
  ['WL00105', 'OPEN', 'WL00106'],
  ['WL00101', 'CANCEL', 'WL00201'],
  ['WL00102', 'CANCEL', 'WL00201'],
  ['WL00103', 'CANCEL', 'WL00201'],
  ['WL00104', 'CANCEL', 'WL00201'],
  ['WL00105', 'CANCEL', 'WL00201'],
  ['WL00106', 'RECEIVE', 'WL00106'],
  ['WL00106', 'WITHDRAW', 'WL00203'],
];

const events = [...new Set(table.map(([, event]) => event)), 'UNPAID' as const];
const states = Object.values(phoneOrderStates);
const anEvent = fc.constantFrom(...events);

test.each(states)('%s allows exactly the events of the table', (stat) => {
  const paid = { stat, isAwaited: false, rcvDts: null };
  for (const event of events) {
    const [, , next = null] = table.find((row) => row[0] === stat && row[1] === event) ?? [];
    expect([event, nextPhoneOrderState(paid, event)]).toEqual([event, next]);
  }
});

test('what is to be paid is waited for before the review, and its time ends the order', () => {
  const awaited = { stat: 'WL00101', isAwaited: true, rcvDts: null } as const;
  expect(nextPhoneOrderState(awaited, 'REVIEW')).toBeNull();
  expect(nextPhoneOrderState(awaited, 'UNPAID')).toBe('WL00201');
  expect(nextPhoneOrderState({ ...awaited, isAwaited: false }, 'UNPAID')).toBeNull();
});

/** Every state that a run goes through. */
function follow({ isAwaited, run }: { isAwaited: boolean; run: (PhoneOrderEvent | 'PAID')[] }) {
  let order = { stat: 'WL00101' as PhoneOrderState, isAwaited, rcvDts: null as Date | null };
  const path = [{ ...order, event: null as string | null }];
  for (const event of run) {
    if (event === 'PAID') {
      order = { ...order, isAwaited: order.isAwaited && order.stat !== 'WL00101' };
      continue;
    }
    const stat = nextPhoneOrderState(order, event);
    if (stat === null) continue;
    order = { ...order, stat, rcvDts: event === 'RECEIVE' ? new Date(0) : order.rcvDts };
    path.push({ ...order, event });
  }
  return path;
}

describe('under any order of events of member, shop and clock', () => {
  const anyRun = fc.record({ isAwaited: fc.boolean(), run: fc.array(fc.oneof(anEvent, fc.constant('PAID' as const))) });

  test('an end is final, and every open state can be cancelled', () => {
    fc.assert(
      fc.property(anyRun, (run) => {
        const path = follow(run);
        const ends = path.filter(({ stat }) => ['WL00201', 'WL00202', 'WL00203'].includes(stat));
        expect(ends.length).toBeLessThanOrEqual(1);
        for (const order of path) {
          const isOpen = openPhoneOrderStates.includes(order.stat);
          expect(nextPhoneOrderState(order, 'CANCEL')).toBe(isOpen ? 'WL00201' : null);
        }
      }),
    );
  });

  test('the phone is held, then sold or given back, and given back once at most', () => {
    fc.assert(
      fc.property(anyRun, (run) => {
        const places = follow(run).map(({ stat }) => stockPlaceOf(stat));
        const moves = places.filter((place, index) => place !== places[index - 1]);
        expect([['HELD'], ['HELD', 'FREE'], ['HELD', 'SOLD'], ['HELD', 'SOLD', 'FREE']]).toContainEqual(moves);
      }),
    );
  });

  test('a line is opened after review alone, and a phone arrives once', () => {
    fc.assert(
      fc.property(anyRun, (run) => {
        const path = follow(run);
        const order = path.map(({ event }) => event);
        expect(order.includes('OPEN') && !order.slice(0, order.indexOf('OPEN')).includes('PASS')).toBe(false);
        expect(order.filter((event) => event === 'RECEIVE').length).toBeLessThanOrEqual(1);
        expect(run.isAwaited && !run.run.includes('PAID') && order.includes('REVIEW')).toBe(false);
      }),
    );
  });
});
