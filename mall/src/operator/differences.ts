import { asc, count, eq } from 'drizzle-orm';
import type { TransactionContext } from '../context.ts';
import { payments } from '../db/schema/payments.ts';
import { paymentDifferences } from '../db/schema/reconciliation.ts';
import { openDifference, type DifferenceRow } from '../features/payments/reconciliation/differences.ts';
import { conflict, notFound } from '../http/refusal.ts';
import type { OperatorHandlers } from './operator-call.ts';

export const differenceHandlers: Pick<OperatorHandlers, 'listDifferences' | 'endDifference'> = {
  async listDifferences({ db }, { params: { page, size } }) {
    const [total] = await db.select({ count: count() }).from(paymentDifferences).where(openDifference);
    const rows = await db
      .select({ difference: paymentDifferences, ordNo: payments.ordNo })
      .from(paymentDifferences)
      .leftJoin(payments, eq(payments.payNo, paymentDifferences.payNo))
      .where(openDifference)
      .orderBy(asc(paymentDifferences.regDts), asc(paymentDifferences.diffNo))
      .limit(size)
      .offset((page - 1) * size);
    const list = rows.map(({ ordNo, difference: { diffNo, day, payNo, moveTp, moveNo, ourAmt, theirAmt } }) => ({
      diffNo,
      day,
      payNo,
      ordNo,
      moveTp,
      moveNo,
      ourAmt,
      theirAmt,
    }));
    return { data: { totalCnt: total?.count ?? 0, list } };
  },
  endDifference: {
    async picture({ db }, { params: { diffNo } }) {
      const [row] = await db.select().from(paymentDifferences).where(eq(paymentDifferences.diffNo, diffNo));
      return row ? { ourAmt: row.ourAmt, theirAmt: row.theirAmt, stat: stateOf(row) } : null;
    },
    words: ({ body }) => body.memo,
    async act(context, { params: { diffNo } }) {
      await lockOpen(context, diffNo);
      const change = { endDts: context.now(), endTp: 'OPERATOR' as const };
      await context.db.update(paymentDifferences).set(change).where(eq(paymentDifferences.diffNo, diffNo));
    },
  },
};

/** Throws 1404, and STATE where it has ended. */
async function lockOpen({ db }: TransactionContext, diffNo: string): Promise<void> {
  const rows = await db.select().from(paymentDifferences).where(eq(paymentDifferences.diffNo, diffNo)).for('update');
  const [row] = rows;
  if (!row) throw notFound('차이를');
  if (row.endDts)
    throw conflict('이미 끝난 차이예요. 다른 사람이 먼저 처리했는지 확인해주세요.', {
      rsnCd: 'STATE',
      stat: stateOf(row),
    });
}

function stateOf({ endTp }: Pick<DifferenceRow, 'endTp'>): 'OPEN' | 'AGREES' | 'OPERATOR' {
  return endTp ?? 'OPEN';
}
