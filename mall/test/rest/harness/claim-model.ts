import * as fc from 'fast-check';
import { claimMoves, isInTime, moves, stateAfter, type Happening } from './order-table.ts';
import type { Order, OrderItem } from './orders.ts';

export const changedMind = 'CL00201';
export const faulty = 'CL00203';

export type ClaimCall = 'cancel' | 'return' | 'exchange';
export type ClaimStep = 'collect' | 'check' | 'finish' | 'reject';
export type OrderStep = 'prepare' | 'send' | 'receive';

/** What member, shop and clock do. `lines` and `which` name what there is by then. */
export type Action =
  | { do: 'pay' | OrderStep }
  | { do: ClaimCall; lines: number[]; qty: number; rsnCd: string }
  | { do: 'confirm'; lines: number[] }
  | { do: 'withdraw' | ClaimStep; which: number }
  | { do: 'due'; days: number };

const lines = fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 2 });
const which = fc.nat({ max: 3 });

/** Any of them, but most often claims. */
export const anyAction: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom<ClaimCall[]>('cancel', 'return', 'return', 'exchange', 'exchange'),
      lines,
      qty: fc.integer({ min: 1, max: 3 }),
      rsnCd: fc.constantFrom(changedMind, faulty),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom<('withdraw' | ClaimStep)[]>('withdraw', 'collect', 'check', 'finish', 'finish', 'reject'),
      which,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom<('pay' | OrderStep)[]>('pay', 'prepare', 'send', 'receive') }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('confirm' as const), lines }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('due' as const), days: fc.constantFrom(1, 4, 8, 90) }) },
);

/** What is known of an order after an action. */
export interface Seen {
  order: Order;
  /** The state of each line before its open claim. */
  before: ReadonlyMap<string, string>;
}

/** The lines that an action names, each once. */
export function linesOf(order: Order, taken: { lines: number[] }): OrderItem[] {
  const found = taken.lines.flatMap((line) => order.itemList[line % order.itemList.length] ?? []);
  return [...new Set(found)];
}

/** The claim that an action names: open ones come first. */
export function claimOf({ clmList }: Order, taken: { which: number }): Order['clmList'][number] | undefined {
  const inOrder = [
    ...clmList.filter(({ clmStat }) => isOpen(clmStat)),
    ...clmList.filter((each) => !isOpen(each.clmStat)),
  ];
  return inOrder[taken.which % Math.max(inOrder.length, 1)];
}

function isOpen(clmStat: string): boolean {
  return ['CL00101', 'CL00102', 'CL00103'].includes(clmStat);
}

/** Whether the contract has a place for an action now. */
export function hasPlace({ order, before }: Seen, taken: Action, now: Date): boolean {
  const hasNext = ({ ordItemNo, itemStat }: OrderItem) =>
    stateAfter(taken.do, itemStat, before.get(ordItemNo)) !== null;
  if ('which' in taken) {
    const claim = claimOf(order, taken);
    return claimMoves[taken.do].some((move) => claim !== undefined && move.startsWith(`${claim.clmStat} `));
  }
  if (!('lines' in taken)) return taken.do === 'due' || order.itemList.some(hasNext);
  const named = linesOf(order, taken);
  if (!named.every(hasNext)) return false;
  if (taken.do === 'confirm') return true;
  const isWhole = named.length === order.itemList.length && named.every(({ qty }) => qty <= taken.qty);
  const [{ itemStat: state } = { itemStat: '' }] = named;
  if (state === 'OR00101' && !isWhole) return false;
  // A line cannot be exchanged after its last whole day before the automatic confirmation, even for a fault of the seller.
  const isLonger = taken.do !== 'exchange' && taken.rsnCd === faulty;
  const isOnTime = ({ rtnEndDt }: OrderItem) => isInTime(rtnEndDt, now, isLonger);
  return named.every((item) => item.itemStat === state && isOnTime(item));
}

/** A completed move: `from to`, of a line or a claim; `place` is its cell in the table, null: none. */
export interface Move {
  number: string;
  from: string;
  to: string;
  place: string | null;
}

/** The moves between two reads of an order, with their cells in the table. */
export function movesBetween({ order: old, before }: Seen, now: Order, taken: Action): Move[] {
  const oldStates = new Map(old.itemList.map(({ ordItemNo, itemStat }) => [ordItemNo, itemStat]));
  // Claimed pieces of a line get a new number: they come from the state of the named line.
  const stateOfNamed = 'lines' in taken ? (linesOf(old, taken)[0]?.itemStat ?? '') : '';
  const ofItems = now.itemList.map(({ ordItemNo: number, itemStat: to }) => {
    const from = oldStates.get(number) ?? stateOfNamed;
    const isBack = moves[taken.do].some((move: string) => move === `${from} BEFORE`) && before.get(number) === to;
    const place = isBack ? `${from} BEFORE` : `${from} ${to}`;
    return { number, from, to, place: moves[taken.do].some((move: string) => move === place) ? place : null };
  });
  const ofClaims = now.clmList.map(({ clmNo: number, clmStat: to }) => {
    const from = old.clmList.find(({ clmNo }) => clmNo === number)?.clmStat ?? 'NONE';
    return { number, from, to, place: claimMoves[taken.do].includes(`${from} ${to}`) ? `${from} ${to}` : null };
  });
  return [...ofItems, ...ofClaims].filter(({ from, to }) => from !== to);
}

/** What an action that has a place must move: lines and claims by number. Null: what the clock moves depends on its hour. */
export function movedBy({ order: old }: Seen, now: Order, taken: Action): string[] | null {
  if (taken.do === 'due') return null;
  if ('which' in taken) {
    const claim = claimOf(old, taken);
    if (!claim) return [];
    const isEnd = ['withdraw', 'finish', 'reject'].includes(taken.do);
    return [claim.clmNo, ...(isEnd ? claim.itemList.map(({ ordItemNo }) => ordItemNo) : [])];
  }
  if (taken.do === 'confirm') return linesOf(old, taken).map(({ ordItemNo }) => ordItemNo);
  if ('lines' in taken) {
    const claim = now.clmList.find(({ clmNo }) => !old.clmList.some((each) => each.clmNo === clmNo));
    return claim ? [claim.clmNo, ...claim.itemList.map(({ ordItemNo }) => ordItemNo)] : [];
  }
  const moved = old.itemList.filter(({ itemStat }) => stateAfter(taken.do, itemStat, undefined) !== null);
  const sent = moved.filter(({ itemStat }) => itemStat === 'OR00201').map(({ ordItemNo }) => ordItemNo);
  const rejected = old.clmList.filter(
    ({ clmStat, itemList }) => isOpen(clmStat) && itemList.some(({ ordItemNo }) => sent.includes(ordItemNo)),
  );
  return [...moved.map(({ ordItemNo }) => ordItemNo), ...rejected.map(({ clmNo }) => clmNo)];
}

/** Every move of a table, with who makes it. */
export function moveNames(table: Readonly<Record<Happening, readonly string[]>>): string[] {
  return Object.entries(table).flatMap(([happening, each]) => each.map((move) => `${happening} ${move}`));
}
