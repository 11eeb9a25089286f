import { and, eq, getTableColumns, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PaymentState } from '../../buying/payment-states.ts';
import { sum } from '../../buying/shares.ts';
import type { Database } from '../../db/database.ts';
import { readTogether, rowsIn } from '../../db/read-together.ts';
import { paymentRefunds } from '../../db/schema/payment-books.ts';
import { payments } from '../../db/schema/payments.ts';
import type { Attempt } from './provider.ts';

/** Won of an order's payment that are not refunded: the most that a claim may refund. */
export async function leftOf(
  db: Database,
  { payNo, payPrc }: { payNo: string | null; payPrc: number },
): Promise<number> {
  if (payNo === null) return payPrc;
  const [attempt] = await db.select().from(payments).where(eq(payments.payNo, payNo));
  return attempt ? attempt.payPrc - attempt.rfndPrc : 0;
}

type RefundRow = typeof paymentRefunds.$inferSelect;

/** A refund that is stuck, with the order of its payment. */
export type StuckRefund = RefundRow & { ordNo: string };

/** Refunds of an order that wait for an operator, or for the member's account. */
export async function stuckRefunds(db: Database, ordNo: string): Promise<RefundRow[]> {
  return (await stuckRefundsOf(db, [ordNo])).get(ordNo) ?? [];
}

/** As `stuckRefunds`, for several orders. */
export async function stuckRefundsOf(db: Database, ordNos: readonly string[]): Promise<Map<string, StuckRefund[]>> {
  const { stuck } = await readTogether(db, { stuck: stuckRefundsIn(ordNos) });
  return Map.groupBy(stuck, ({ ordNo }) => ordNo);
}

/** The same as a part of a larger statement. */
export function stuckRefundsIn(ordNos: readonly string[]): SQL<StuckRefund[]> {
  const isStuck = or(isNotNull(paymentRefunds.heldDts), isNotNull(paymentRefunds.acctReqDts));
  const wanted = and(inArray(payments.ordNo, [...ordNos]), isNull(paymentRefunds.doneDts), isStuck);
  return rowsIn(
    { ordNo: payments.ordNo, ...getTableColumns(paymentRefunds) },
    sql`from ${paymentRefunds} inner join ${payments} on ${eq(payments.payNo, paymentRefunds.payNo)} where ${wanted}`,
  );
}

/** Orders of a member with a refund that waits for an account, which only the member can name. */
export async function ordersWithoutAccount(db: Database, memNo: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ ordNo: payments.ordNo })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.payNo, paymentRefunds.payNo))
    .where(and(eq(payments.memNo, memNo), isNull(paymentRefunds.doneDts), isNotNull(paymentRefunds.acctReqDts)));
  return rows.map(({ ordNo }) => ordNo);
}

/** Counts open refunds by what they wait for. */
export async function countRefunds(db: Database): Promise<Record<'waiting' | 'account' | 'held', number>> {
  const isOpen = isNull(paymentRefunds.doneDts);
  const { heldDts, acctReqDts } = paymentRefunds;
  const rows = await db.select({ heldDts, acctReqDts }).from(paymentRefunds).where(isOpen);
  const held = rows.filter((row) => row.heldDts !== null).length;
  const account = rows.filter((row) => row.acctReqDts !== null).length;
  return { waiting: rows.length - held - account, account, held };
}

/** The refunds of an attempt as the shopper sees them: without those that are stuck. */
export interface ShownRefunds {
  payStat: PaymentState;
  /** Why a refund is stuck. Null if none is. */
  message: string | null;
  /** Won. */
  rfndPrc: number;
  /** Y: a refund waits for the member's account. */
  rfndAcctReqYn: 'Y' | 'N';
}

/** `stuck`: the refunds of its order that are stuck. */
export function toShownRefunds(attempt: Attempt, stuck: readonly RefundRow[]): ShownRefunds {
  const { payNo, payDts, payStat, rfndPrc: promised, tid } = attempt;
  const isWanted = stuck.some(({ acctReqDts }) => acctReqDts !== null);
  const message = isWanted ? accountWanted : refundHeld;
  // Money that paid nothing is no part of the payment.
  const own = stuck.filter((refund) => refund.payNo === payNo && (payDts === null || refund.tid === tid));
  const rfndPrc = promised - sum(own.map(({ amt }) => amt));
  return {
    payStat: own.length > 0 && isBackState(payStat) ? stateLess(attempt, rfndPrc) : payStat,
    message: stuck.length > 0 ? message : null,
    rfndPrc: Math.max(0, rfndPrc),
    rfndAcctReqYn: isWanted ? 'Y' : 'N',
  };
}

/** Texts for the member. */
export const accountWanted = '환불받을 계좌를 알려주세요.';
export const refundHeld = '환불이 늦어지고 있어요. 확인해서 환불해 드릴게요.';

function isBackState(payStat: PaymentState): boolean {
  return payStat === 'REFUND' || payStat === 'PART_REFUND';
}

function stateLess({ payDts }: Attempt, rfndPrc: number): PaymentState {
  if (payDts === null) return 'CANCEL';
  return rfndPrc > 0 ? 'PART_REFUND' : 'PAID';
}
