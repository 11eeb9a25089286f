import { wayOfGroup } from '../../buying/delivery-groups.ts';
import { statementOf, type StatedGoods } from '../../buying/statement.ts';
import { sum } from '../../buying/shares.ts';
import type { PaidOrder } from '../../buying/value-added-tax.ts';
import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { readTogether } from '../../db/read-together.ts';
import { memberOf, type Call } from '../../http/call.ts';
import { notFound } from '../../http/refusal.ts';
import { toDts } from '../../wire/dts.ts';
import { leftOf } from '../payments/refund-books.ts';
import { taxInvoiceFacts, type Taxable } from '../payments/tax-invoice.ts';
import { bulkRowsOf } from './bulk-rows.ts';
import { snapshotText } from './snapshot-text.ts';
import { findOrder, type ItemRow, type LoadedOrder } from './order.queries.ts';
import { unsealPersonal } from './personal-data.ts';
import { refundedByClaimsIn, sumByOrder } from './upload-row-payment.ts';

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
  const { custOrdNo } = (await bulkRowsOf(context, [row]))(ordNo);
  return {
    stmtTp: payDts === null ? ('ESTIMATE' as const) : ('STATEMENT' as const),
    issDts: toDts(payDts ?? ordDts),
    ...statementOf([
      {
        goods: items.map((item) => toStatedGoods(item, custOrdNo)),
        dlvPrc: summary.dlvPrc + summary.addDlvPrc,
        totPrc: payPrc,
      },
    ]),
    rfndPrc: payDts === null ? 0 : payPrc - taxable.paidPrc,
    ...(await taxInvoiceFacts(context, ordNo, taxable)),
  };
}

function toStatedGoods(item: ItemRow, custOrdNo: string | null): StatedGoods {
  const { gdsGrpNo, optNo, colorNm, slPrc, addPrc, qty, payPrc, snapshot } = item;
  return {
    custOrdNo,
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
  const isBulkRow = ordTp === 'UPLOAD';
  const paidPrc = isBulkRow
    ? payPrc - ((await refundedByClaims(db, [ordNo])).get(ordNo) ?? 0)
    : await leftOf(db, { payNo, payPrc });
  return {
    memNo,
    mallId,
    payDts,
    payMthdCd,
    hasCashReceipt: unsealPersonal(keys, row.sealed).cashRcpt !== null,
    isBulkRow,
    paidPrc,
    orders: [documentedOrder(paidPrc, items)],
  };
}

function isVoucher(item: ItemRow): boolean {
  return wayOfGroup(item) === 'TEXT';
}

/** An order as documents are issued for it: without what was given back, and without vouchers, which are no supply. */
export function documentedOrder(paidPrc: number, items: readonly ItemRow[]): PaidOrder {
  const left = items.filter(({ itemStat }) => !ended.includes(itemStat));
  const vouchers = sum(left.filter(isVoucher).map(({ payPrc }) => payPrc));
  const goods = left.filter((item) => !isVoucher(item));
  const lines = goods.map(({ payPrc, snapshot }) => ({ payPrc, isTaxFree: isTaxFree({ snapshot }) }));
  return { paidPrc: paidPrc - vouchers, lines };
}

/** Won that claims of orders have given back, by order. */
export async function refundedByClaims(db: Database, ordNos: readonly string[]): Promise<Map<string, number>> {
  const { refunded } = await readTogether(db, { refunded: refundedByClaimsIn(ordNos) });
  return sumByOrder(refunded);
}
