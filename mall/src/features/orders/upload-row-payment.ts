import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { sum } from '../../buying/shares.ts';
import { rowsIn } from '../../db/read-together.ts';
import { claims } from '../../db/schema/orders.ts';
import type { ShownPayment } from '../payments/attempts.ts';
import type { OrderRow, ShownClaim } from './order.queries.ts';

type Refunded = Pick<typeof claims.$inferSelect, 'ordNo' | 'clmStat' | 'rfndPrc'>;

const granted = 'CL00104';

/** What claims of orders have given back, as a part of a larger statement, for `sumByOrder`. With an invoice it is left off. */
export function refundedByClaimsIn(ordNos: readonly string[]): SQL<Refunded[]> {
  const { ordNo, clmStat, rfndPrc } = claims;
  const wanted = and(inArray(ordNo, [...ordNos]), eq(clmStat, granted));
  return rowsIn({ ordNo, clmStat, rfndPrc }, sql`from ${claims} where ${wanted}`);
}

/** Won by order. */
export function sumByOrder(refunded: readonly Refunded[]): Map<string, number> {
  const ofOrders = Map.groupBy(refunded, ({ ordNo }) => ordNo);
  return new Map([...ofOrders].map(([ordNo, all]) => [ordNo, sum(all.map(({ rfndPrc }) => rfndPrc))]));
}

/** Likewise from the claims of one order. */
export function refundedBy(all: readonly ShownClaim[]): number {
  return sum(all.flatMap(({ claim }) => (claim.clmStat === granted ? claim.rfndPrc : [])));
}

/** The payment of an order that is a row of an upload. `rfndPrc`: what its claims have given back. */
export function paymentOfRow(row: OrderRow, rfndPrc: number): ShownPayment {
  const { payNo, payMthdCd, payPrc, payDts, ordStat } = row;
  const shown = { cardNm: null, instMnth: null, vbank: null, apprNo: null, rfndAcctReqYn: 'N' as const };
  return { ...shown, payNo: payNo ?? '', payMthdCd, payDts, rfndPrc, payStat: stateOf() };

  function stateOf(): ShownPayment['payStat'] {
    if (payDts === null) return ordStat === 'OR00101' ? 'WAIT' : 'CANCEL';
    if (rfndPrc === 0) return 'PAID';
    return rfndPrc === payPrc ? 'REFUND' : 'PART_REFUND';
  }
}
