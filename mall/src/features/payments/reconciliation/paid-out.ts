import type { MallContext } from '../../../context.ts';
import { endOfDay, startOfDay } from '../../../wire/days.ts';
import type { PaymentProvider } from '../provider.ts';
import type { Found } from './differences.ts';
import { mallMoves } from './mall-books.ts';

/**
 * Payments of the days until `until` for which the provider pays out another sum, or nothing, by the last day that it has counted.
 * What was refunded is left out: whether a payment that is cancelled at once is paid out differs by card. Null: it pays nothing out.
 */
export async function comparePaidOut(
  { db, now }: Pick<MallContext, 'db' | 'now'>,
  provider: PaymentProvider,
  firstDay: string,
  lastCounted: string,
  until: string = lastCounted,
): Promise<Found[] | null> {
  const paidOut = await provider.paidOut(firstDay, lastCounted);
  if (paidOut === null) return null;
  const [from, end] = [startOfDay(firstDay) ?? now(), endOfDay(startOfDay(until) ?? now())];
  const payNos = paidOut.map(({ payNo }) => payNo);
  const moves = await mallMoves(db, provider.pgCd, { from, until: end, payNos });
  const refunded = new Set(moves.filter(({ tp }) => tp === 'BACK').map(({ tid }) => tid));
  const payments = moves.filter(({ tp, tid }) => tp === 'TAKEN' && !refunded.has(tid));
  const sums = new Map(paidOut.map(({ tid, amt }) => [tid, amt]));
  const known = new Set(moves.map(({ tid }) => tid));
  const isWanted = (at: Date) => at >= from && at < end;
  return [
    ...payments
      .filter(({ tid, at, amt }) => (sums.has(tid) || isWanted(at)) && sums.get(tid) !== amt)
      .map(({ payNo, tid, amt }) => ({ ...aPayOut(payNo, tid), ourAmt: amt, theirAmt: sums.get(tid) ?? null })),
    ...paidOut
      .filter(({ tid }) => !known.has(tid))
      .map(({ payNo, tid, amt }) => ({ ...aPayOut(payNo, tid), ourAmt: null, theirAmt: amt })),
  ];
}

function aPayOut(payNo: string, tid: string): Pick<Found, 'payNo' | 'moveTp' | 'moveNo'> {
  return { payNo, moveTp: 'PAID_OUT', moveNo: tid };
}
