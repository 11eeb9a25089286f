import { and, asc, count, eq, getTableColumns, isNotNull, isNull } from 'drizzle-orm';
import type { TransactionContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { paymentRefunds } from '../db/schema/payment-books.ts';
import { payments } from '../db/schema/payments.ts';
import { findAttempt } from '../features/payments/attempts.ts';
import { finishRefund, type RefundRow } from '../features/settlement/finish-refund.ts';
import { conflict, notFound } from '../http/refusal.ts';
import { toDts } from '../wire/dts.ts';
import type { OperatorHandlers } from './operator-call.ts';

export const heldRefund = and(isNull(paymentRefunds.doneDts), isNotNull(paymentRefunds.heldDts));

const picture = async ({ db }: { db: Database }, { params: { rfndNo } }: { params: { rfndNo: string } }) => {
  const [row] = await db.select().from(paymentRefunds).where(eq(paymentRefunds.rfndNo, rfndNo));
  return row ? { amt: row.amt, stat: stateOf(row), failCd: row.failCd } : null;
};

export const refundHandlers: Pick<OperatorHandlers, 'listHeldRefunds' | 'retryRefund' | 'endRefund'> = {
  async listHeldRefunds({ db }, { params: { page, size } }) {
    const [total] = await db.select({ count: count() }).from(paymentRefunds).where(heldRefund);
    const rows = await db
      .select({ ...getTableColumns(paymentRefunds), ordNo: payments.ordNo })
      .from(paymentRefunds)
      .innerJoin(payments, eq(payments.payNo, paymentRefunds.payNo))
      .where(heldRefund)
      .orderBy(asc(paymentRefunds.heldDts), asc(paymentRefunds.rfndNo))
      .limit(size)
      .offset((page - 1) * size);
    const list = rows.map(({ rfndNo, ordNo, amt, regDts, heldDts, failCd }) => ({
      rfndNo,
      ordNo,
      amt,
      regDts: toDts(regDts),
      heldDts: heldDts && toDts(heldDts),
      failCd,
    }));
    return { data: { totalCnt: total?.count ?? 0, list } };
  },
  retryRefund: {
    picture,
    async act(context, { params: { rfndNo } }) {
      const { db, jobs, now } = context;
      await lockHeld(context, rfndNo);
      const change = { heldDts: null, waitedDts: now() };
      await db.update(paymentRefunds).set(change).where(eq(paymentRefunds.rfndNo, rfndNo));
      await jobs.send(db, 'payment-refund', { rfndNo });
    },
  },
  endRefund: {
    picture,
    words: ({ body }) => body.memo,
    async act(context, { params: { rfndNo } }) {
      const row = await lockHeld(context, rfndNo);
      const attempt = await findAttempt(context.db, row.payNo);
      if (!attempt) throw new Error(`The refund ${rfndNo} belongs to no payment.`);
      await finishRefund(context, row, attempt);
    },
  },
};

/** Throws 1404, and STATE where it is not held. */
async function lockHeld({ db }: TransactionContext, rfndNo: string): Promise<RefundRow> {
  const [row] = await db.select().from(paymentRefunds).where(eq(paymentRefunds.rfndNo, rfndNo)).for('update');
  if (!row) throw notFound('환불을');
  if (stateOf(row) !== 'HELD')
    throw conflict('멈춰 있는 환불이 아니에요. 다른 사람이 먼저 처리했는지 확인해주세요.', {
      rsnCd: 'STATE',
      stat: stateOf(row),
    });
  return row;
}

function stateOf({ doneDts, heldDts }: Pick<RefundRow, 'doneDts' | 'heldDts'>): 'DONE' | 'HELD' | 'WAIT' {
  if (doneDts) return 'DONE';
  return heldDts ? 'HELD' : 'WAIT';
}
