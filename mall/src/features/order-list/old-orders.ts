import { inArray, lt } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { paymentMoney, paymentRefunds, testMoves, testPayments } from '../../db/schema/payment-books.ts';
import { payments } from '../../db/schema/payments.ts';
import { taxInvoices } from '../../db/schema/tax-invoices.ts';
import { inTransaction } from '../../db/transaction-guard.ts';
import { orderKinds } from '../order-kinds/order-kinds.ts';

const keptYears = 5;
const mostAtOnce = 500;

/**
 * Deletes orders of every kind and their payments of former members and guests, five years after their last event. The law wants
 * them kept until then (contract, section 6). Tax invoices five years after they were asked for.
 */
export async function deleteOldOrders(context: MallContext): Promise<void> {
  const before = context.now();
  before.setUTCFullYear(before.getUTCFullYear() - keptYears);
  for (const { type, deleteOld } of orderKinds) {
    const count = await inTransaction(context, async (context) => {
      const numbers = await deleteOld(context, before, mostAtOnce);
      await deletePayments(context.db, numbers);
      return numbers.length;
    });
    if (count > 0) context.log.info({ type, count }, 'old orders were deleted');
  }
  await context.db.delete(taxInvoices).where(lt(taxInvoices.reqDts, before));
}

async function deletePayments(db: Transaction, ordNos: readonly string[]): Promise<void> {
  if (ordNos.length === 0) return;
  const deleted = await db
    .delete(payments)
    .where(inArray(payments.ordNo, [...ordNos]))
    .returning({ payNo: payments.payNo });
  const payNos = deleted.map(({ payNo }) => payNo);
  for (const table of [paymentMoney, paymentRefunds, testMoves, testPayments])
    await db.delete(table).where(inArray(table.payNo, payNos));
}
