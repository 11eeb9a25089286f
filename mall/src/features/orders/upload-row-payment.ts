import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { claims } from '../../db/schema/orders.ts';
import type { ShownPayment } from '../payments/attempts.ts';
import type { OrderRow } from './order.queries.ts';

/** Won that claims have given back, by order. With an invoice they are left off it. */
export async function refundedByClaims(db: Database, ordNos: readonly string[]): Promise<Map<string, number>> {
  if (ordNos.length === 0) return new Map();
  const rows = await db
    .select({ ordNo: claims.ordNo, rfndPrc: sql<number>`sum(${claims.rfndPrc})::int` })
    .from(claims)
    .where(and(inArray(claims.ordNo, [...ordNos]), eq(claims.clmStat, 'CL00104')))
    .groupBy(claims.ordNo);
  return new Map(rows.map(({ ordNo, rfndPrc }) => [ordNo, rfndPrc]));
}

/** The payment of an order that is a row of an upload. */
export async function paymentOfRow(db: Database, row: OrderRow): Promise<ShownPayment> {
  const { ordNo, payNo, payMthdCd, payPrc, payDts, ordStat } = row;
  const rfndPrc = (await refundedByClaims(db, [ordNo])).get(ordNo) ?? 0;
  const shown = { cardNm: null, instMnth: null, vbank: null, apprNo: null, rfndAcctReqYn: 'N' as const };
  return { ...shown, payNo: payNo ?? '', payMthdCd, payDts, rfndPrc, payStat: stateOf() };

  function stateOf(): ShownPayment['payStat'] {
    if (payDts === null) return ordStat === 'OR00101' ? 'WAIT' : 'CANCEL';
    if (rfndPrc === 0) return 'PAID';
    return rfndPrc === payPrc ? 'REFUND' : 'PART_REFUND';
  }
}
