import { statementOf, type StatedGoods } from '../../buying/statement.ts';
import { sum } from '../../buying/shares.ts';
import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { readTogether } from '../../db/read-together.ts';
import { memberOf, type Call } from '../../http/call.ts';
import { notFound } from '../../http/refusal.ts';
import { toDts } from '../../wire/dts.ts';
import { leftOf } from '../payments/refund-books.ts';
import { taxInvoiceFacts, type Taxable } from '../payments/tax-invoice.ts';
import { snapshotText } from './snapshot-text.ts';
import { findOrder, itemsIn, type ItemRow, type LoadedOrder } from './order.queries.ts';
import { unsealPersonal } from './personal-data.ts';
import { refundedByClaimsIn } from './upload-row-payment.ts';

/** Lines that were given back. */
const ended: readonly ItemRow['itemStat'][] = ['OR00202', 'OR00402'];

/** What an order costs, for the books of a company: before it is paid an estimate (견적서), then a statement (거래명세서). */
export async function getOrderStatement(context: MallContext, call: Call<'getOrderStatement'>) {
  const { ordNo } = call.params;
  const order = await findOrder(context.db, ordNo);
  if (order?.row.memNo !== memberOf(call).memNo) throw notFound('주문을', 'ordNo');
  const { row, items } = order;
  const { payPrc, payDts, ordDts, summary } = row;
  const taxable = await taxableOf(context, order);
  return {
    stmtTp: payDts === null ? ('ESTIMATE' as const) : ('STATEMENT' as const),
    issDts: toDts(payDts ?? ordDts),
    ...statementOf(items.map(toStatedGoods), { dlvPrc: summary.dlvPrc + summary.addDlvPrc, totPrc: payPrc }),
    rfndPrc: payDts === null ? 0 : payPrc - taxable.paidPrc,
    ...(await taxInvoiceFacts(context, ordNo, taxable)),
  };
}

function toStatedGoods({ gdsGrpNo, optNo, colorNm, slPrc, addPrc, qty, payPrc, snapshot }: ItemRow): StatedGoods {
  return {
    gdsGrpNo,
    optNo,
    gdsNm: snapshotText(snapshot, 'dispGdsNm') ?? '',
    optNm: snapshotText(snapshot, 'optNm'),
    colorNm,
    slPrc: slPrc + addPrc,
    qty,
    payPrc,
    isTaxFree: isTaxFree({ snapshot }),
  };
}

function isTaxFree({ snapshot }: Pick<ItemRow, 'snapshot'>): boolean {
  return snapshot['taxFreeYn'] === 'Y';
}

/** Null: there is no such order. */
export async function taxableOrder(context: MallContext, ordNo: string): Promise<Taxable | null> {
  const order = await findOrder(context.db, ordNo);
  return order && taxableOf(context, order);
}

async function taxableOf({ db, keys }: MallContext, { row, items }: LoadedOrder): Promise<Taxable> {
  const { ordTp, ordNo, memNo, mallId, payDts, payMthdCd, payNo, payPrc } = row;
  return {
    memNo,
    mallId,
    payDts,
    payMthdCd,
    hasCashReceipt: unsealPersonal(keys, row.sealed).cashRcpt !== null,
    isBulkRow: ordTp === 'UPLOAD',
    paidPrc: ordTp === 'UPLOAD' ? payPrc - (await refundedByClaims(db, [ordNo])) : await leftOf(db, { payNo, payPrc }),
    lines: linesLeft(items),
  };
}

/** Lines of orders that were not given back. */
export async function paidLinesOf(db: Database, ordNos: readonly string[]) {
  const { items } = await readTogether(db, { items: itemsIn(ordNos) });
  return linesLeft(items);
}

function linesLeft(items: readonly ItemRow[]) {
  return items
    .filter(({ itemStat }) => !ended.includes(itemStat))
    .map(({ payPrc, snapshot }) => ({ payPrc, isTaxFree: isTaxFree({ snapshot }) }));
}

/** Won that claims of orders have given back. */
export async function refundedByClaims(db: Database, ordNos: readonly string[]): Promise<number> {
  const { refunded } = await readTogether(db, { refunded: refundedByClaimsIn(ordNos) });
  return sum(refunded.map(({ rfndPrc }) => rfndPrc));
}
