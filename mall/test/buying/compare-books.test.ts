import { array, assert, boolean, integer, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { compareBooks, type Move } from '../../src/features/payments/reconciliation/compare-books.ts';

const at = new Date('2026-04-15T03:00:00Z');
const paid = (tid: string, amt: number): Move => ({ tp: 'TAKEN', no: tid, payNo: `PY${tid}`, tid, amt, at });
const refund = (tid: string, no: string, amt: number, ownNo: string | null = null): Move => ({
  tp: 'BACK',
  no,
  ownNo,
  payNo: `PY${tid}`,
  tid,
  amt,
  at,
});

test('the same books do not differ, in whatever order they are', () => {
  const ours = [paid('1', 500), refund('1', 'RF1', 100), refund('1', 'RF2', 100), paid('2', 300)];
  const theirs = [paid('2', 300), refund('1', 'x', 100), refund('1', 'y', 100), paid('1', 500)];
  expect(compareBooks(ours, theirs)).toEqual([]);
});

test('a payment of one side alone, and one of another sum, are named with both sums', () => {
  expect(compareBooks([paid('1', 500), paid('2', 300)], [paid('2', 310), paid('3', 700)])).toEqual([
    { ours: paid('1', 500), theirs: null },
    { ours: paid('2', 300), theirs: paid('2', 310) },
    { ours: null, theirs: paid('3', 700) },
  ]);
});

test('a refund is known by the number that the provider repeats, before its sum', () => {
  const ours = [paid('1', 500), refund('1', 'RF1', 100), refund('1', 'RF2', 100)];
  const theirs = [paid('1', 500), refund('1', 'x', 90, 'RF1'), refund('1', 'y', 100)];
  expect(compareBooks(ours, theirs)).toEqual([{ ours: refund('1', 'RF1', 100), theirs: refund('1', 'x', 90, 'RF1') }]);
});

test('the end of an account that was never paid is no refund', () => {
  expect(compareBooks([], [refund('1', 'x', 500)])).toEqual([]);
});

const books = array(array(integer({ min: 1, max: 3 }), { maxLength: 4 }), { minLength: 1, maxLength: 4 });

test('of any books, each move that is taken from one side is found, and nothing else', () => {
  assert(
    property(books, nat(), boolean(), (refunds, choice, isOurs) => {
      const moves = refunds.flatMap((sums, index) => [
        paid(`${index}`, 100),
        ...sums.map((amt, place) => refund(`${index}`, `RF${index}${place}`, amt)),
      ]);
      const lost = moves[choice % moves.length];
      const rest = moves.filter((move) => move !== lost);
      const found = isOurs ? compareBooks(rest, moves) : compareBooks(moves, rest);
      // Of equal refunds any one may be the one that is missing; without its payment, the refunds stay a pair.
      expect(found.map(({ ours, theirs }) => [ours?.amt ?? null, theirs?.amt ?? null])).toEqual([
        isOurs ? [null, lost?.amt] : [lost?.amt, null],
      ]);
    }),
  );
});
