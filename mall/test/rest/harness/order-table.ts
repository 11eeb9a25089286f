import { dayMs } from '../../../src/buying/durations.ts';

/**
 * The events of an order, by actor, and the states they lead to: the table of the contract (section 7). `BEFORE` is the
 * state before the claim.
 */
export const moves = {
  pay: ['OR00101 OR00102'],
  due: ['OR00101 OR00901', 'OR00105 OR00106', 'OR00302 OR00106'],
  cancel: ['OR00101 OR00202', 'OR00102 OR00202', 'OR00103 OR00201'],
  return: ['OR00104 OR00401', 'OR00105 OR00401', 'OR00302 OR00401', 'OR00106 OR00401'],
  exchange: ['OR00105 OR00301', 'OR00302 OR00301'],
  confirm: ['OR00105 OR00106', 'OR00302 OR00106'],
  withdraw: ['OR00201 BEFORE', 'OR00301 BEFORE', 'OR00401 BEFORE'],
  prepare: ['OR00102 OR00103'],
  send: ['OR00103 OR00104', 'OR00201 OR00104'],
  receive: ['OR00104 OR00105'],
  collect: [],
  check: [],
  finish: ['OR00201 OR00202', 'OR00301 OR00302', 'OR00401 OR00402'],
  reject: ['OR00201 BEFORE', 'OR00301 BEFORE', 'OR00401 BEFORE'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Happening = keyof typeof moves;

/** The same for claims. A cancel before preparation is done at once; one of shipped goods is rejected. */
export const claimMoves: Readonly<Record<Happening, readonly string[]>> = {
  pay: [],
  due: [],
  cancel: ['NONE CL00101', 'NONE CL00104'],
  return: ['NONE CL00101'],
  exchange: ['NONE CL00101'],
  confirm: [],
  withdraw: ['CL00101 CL00106'],
  prepare: [],
  send: ['CL00101 CL00105', 'CL00102 CL00105', 'CL00103 CL00105'],
  receive: [],
  collect: ['CL00101 CL00102'],
  check: ['CL00101 CL00103', 'CL00102 CL00103'],
  finish: ['CL00101 CL00104', 'CL00102 CL00104', 'CL00103 CL00104'],
  reject: ['CL00101 CL00105', 'CL00102 CL00105', 'CL00103 CL00105'],
};

/** The state after an event; null: not allowed in this one. */
export function stateAfter(happening: Happening, state: string, stateBefore: string | undefined): string | null {
  const move = moves[happening].find((each) => each.startsWith(`${state} `));
  const next = move?.split(' ')[1] ?? null;
  return next === 'BEFORE' ? (stateBefore ?? null) : next;
}

const openByRank = '101 102 103 201 104 401 301 105 302'.split(' ').map((code) => `OR00${code}`);
const ends = ['OR00106', 'OR00202', 'OR00402', 'OR00901'];

/** The possible states of an order: that of its least advanced open line, else the end that one of them reached. */
export function orderStatesOf(states: readonly string[]): readonly string[] {
  const open = openByRank.find((state) => states.includes(state));
  return open ? [open] : ends.filter((state) => states.includes(state));
}

/** 92 days less the seven that an answer counts. */
const moreDaysForFaults = 85;

/** Whether goods may still be returned, by the last day (yyyyMMdd) of a response; null: not received yet. */
export function isInTime(rtnEndDt: string | null, now: Date, isSellersFault: boolean): boolean {
  if (rtnEndDt === null) return true;
  const end = Date.parse(`${rtnEndDt.replace(/(....)(..)(..)/u, '$1-$2-$3')}T23:59:59.999+09:00`);
  return now.getTime() <= end + (isSellersFault ? moreDaysForFaults * dayMs : 0);
}

const claimCalls = { CANCEL: 'cancel', EXCHANGE: 'exchange', RETURN: 'return', CONFIRM: 'confirm' } as const;

/** What a line offers: each step of the member's that has a place in its state, in time. */
export function offersOf({ itemStat, rtnEndDt }: { itemStat: string; rtnEndDt: string | null }, now: Date): string[] {
  return Object.entries(claimCalls)
    .filter(([, happening]) => stateAfter(happening, itemStat, undefined) !== null)
    .filter(([offer]) => !['EXCHANGE', 'RETURN'].includes(offer) || isInTime(rtnEndDt, now, offer === 'RETURN'))
    .map(([offer]) => offer);
}
