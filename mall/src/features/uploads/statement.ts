import { sum } from '../../buying/shares.ts';
import { statementOf, type StatedGoods, type StatedOrder } from '../../buying/statement.ts';
import type { MallContext } from '../../context.ts';
import type { SheetLine } from '../../db/schema/orders.ts';
import { memberOf, type Call } from '../../http/call.ts';
import { toDts } from '../../wire/dts.ts';
import { snapshotText } from '../orders/snapshot-text.ts';
import { loadItems } from '../orders/order.queries.ts';
import { documentedOrder, refundedByClaims } from '../orders/statement.ts';
import { numberedDocuments, taxInvoiceFacts, type Taxable } from '../payments/tax-invoice.ts';
import { checkUpload } from './check-upload.ts';
import { openCells } from './row-cells.ts';
import { findOwnUpload, findUpload, loadUploadRows, type Upload, type UploadRow } from './upload.queries.ts';

interface PricedRow {
  custOrdNo: string;
  line: SheetLine;
  /** Won with delivery. */
  payPrc: number;
}

/**
 * What the rows of an upload cost, for the books of who orders: before they are orders with today's goods and prices, then as they
 * were ordered. An estimate (견적서) until it is paid or on the invoice, then a statement (거래명세서).
 */
export async function getUploadStatement(context: MallContext, call: Call<'getUploadStatement'>) {
  const { db, now } = context;
  const upload = await findOwnUpload(db, memberOf(call).memNo, call.params.upldNo);
  const rows = await loadUploadRows(db, upload.upldNo);
  const isOrdered = upload.stat !== 'UP00102';
  const priced = isOrdered ? orderedRows(rows) : await checkedRows(context, upload, rows);
  const totPrc = sum(priced.map(({ payPrc }) => payPrc));
  const taxable = await taxableOf(context, upload, rows);
  const stated = statementOf(priced.map(toStatedOrder));
  const facts = await taxInvoiceFacts(context, upload.upldNo, taxable);
  return {
    stmtTp: upload.payDts === null ? ('ESTIMATE' as const) : ('STATEMENT' as const),
    issDts: toDts(isOrdered ? (upload.payDts ?? upload.statDts) : now()),
    ...stated,
    rfndPrc: isOrdered ? totPrc - taxable.paidPrc : 0,
    ...facts,
    // Before rows are orders nothing is paid for them.
    taxDocList: isOrdered ? facts.taxDocList : numberedDocuments({ ...stated, aprvNo: null }),
  };
}

/** Null: there is no such upload. */
export async function taxableUpload(context: MallContext, upldNo: string): Promise<Taxable | null> {
  const upload = await findUpload(context.db, upldNo);
  return upload && taxableOf(context, upload, await loadUploadRows(context.db, upldNo));
}

/** While rows are being placed it is not known what is paid for them. */
async function taxableOf({ db }: MallContext, upload: Upload, rows: readonly UploadRow[]): Promise<Taxable> {
  const { memNo, mallId, stat, payDts, payMthdCd } = upload;
  const ordNos = rows.flatMap(({ ordNo }) => ordNo ?? []);
  const [refunded, items] = [await refundedByClaims(db, ordNos), await loadItems(db, ordNos)];
  const itemsOf = Map.groupBy(items, ({ ordNo }) => ordNo);
  const paid = orderedRows(rows).map(({ ordNo, payPrc }) => ({ ordNo, paidPrc: payPrc - (refunded.get(ordNo) ?? 0) }));
  return {
    memNo,
    mallId,
    payDts: stat === 'UP00104' ? payDts : null,
    payMthdCd,
    hasCashReceipt: false,
    isBulkRow: false,
    paidPrc: sum(paid.map(({ paidPrc }) => paidPrc)),
    orders: paid.map(({ ordNo, paidPrc }) => documentedOrder(paidPrc, itemsOf.get(ordNo) ?? [])),
  };
}

function orderedRows(rows: readonly UploadRow[]) {
  return rows.flatMap(({ rowStat, ordNo, custOrdNo, line, payPrc }) =>
    rowStat === 'PLACED' && line && ordNo !== null ? [{ ordNo, custOrdNo, line, payPrc }] : [],
  );
}

async function checkedRows(context: MallContext, upload: Upload, rows: readonly UploadRow[]): Promise<PricedRow[]> {
  const checked = await checkUpload(
    context,
    upload,
    rows.map((row) => ({ rowNo: row.rowNo, cells: openCells(context.keys, row) })),
  );
  const ownNumbers = new Map(rows.map(({ rowNo, custOrdNo }) => [rowNo, custOrdNo]));
  return checked.flatMap(({ rowNo, line, payPrc }) =>
    line ? [{ custOrdNo: ownNumbers.get(rowNo) ?? '', line, payPrc }] : [],
  );
}

function toStatedOrder({ custOrdNo, line, payPrc }: PricedRow): StatedOrder {
  const goods = { ...toStatedGoods(line), custOrdNo: custOrdNo === '' ? null : custOrdNo };
  return { goods: [goods], dlvPrc: payPrc - goods.payPrc, totPrc: payPrc };
}

function toStatedGoods({
  gdsGrpNo,
  optNo,
  colorNm,
  slPrc,
  addPrc,
  qty,
  snapshot,
}: SheetLine): Omit<StatedGoods, 'custOrdNo'> {
  return {
    gdsGrpNo,
    optNo,
    gdsNm: snapshotText(snapshot, 'dispGdsNm') ?? '',
    optNm: snapshotText(snapshot, 'optNm'),
    colorNm,
    slPrc: slPrc + addPrc,
    qty,
    payPrc: (slPrc + addPrc) * qty,
    isTaxFree: snapshot['taxFreeYn'] === 'Y',
  };
}
