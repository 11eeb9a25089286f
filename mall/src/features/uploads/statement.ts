import { taxOf } from '../../buying/value-added-tax.ts';
import type { MallContext } from '../../context.ts';
import { readTogether } from '../../db/read-together.ts';
import type { SheetLine } from '../../db/schema/orders.ts';
import { memberOf, type Call } from '../../http/call.ts';
import { toDts } from '../../wire/dts.ts';
import { snapshotText } from '../orders/order.ts';
import { refundedByClaimsIn } from '../orders/upload-row-payment.ts';
import { checkUpload } from './check-upload.ts';
import { openCells } from './row-cells.ts';
import { findOwnUpload, loadUploadRows, type Upload, type UploadRow } from './upload.queries.ts';

interface PricedRow {
  line: SheetLine;
  /** Won with delivery. */
  payPrc: number;
}

/**
 * What the rows of an upload cost, for the books of who orders: before they are orders with today's goods and prices (견적서), then as
 * they were ordered (거래명세서). Rows of the same choice and price are one line.
 */
export async function getUploadStatement(context: MallContext, call: Call<'getUploadStatement'>) {
  const { db, now } = context;
  const upload = await findOwnUpload(db, memberOf(call).memNo, call.params.upldNo);
  const rows = await loadUploadRows(db, upload.upldNo);
  const isOrdered = upload.stat !== 'UP00102';
  const priced = isOrdered ? orderedRows(rows) : await checkedRows(context, upload, rows);
  const lines = linesOf(priced);
  const totPrc = priced.reduce((sum, { payPrc }) => sum + payPrc, 0);
  const goodsPrc = lines.reduce((sum, { line }) => sum + line.prc, 0);
  const { refunded } = await readTogether(db, {
    refunded: refundedByClaimsIn(rows.flatMap(({ ordNo }) => ordNo ?? [])),
  });
  return {
    stmtTp: isOrdered ? ('STATEMENT' as const) : ('ESTIMATE' as const),
    issDts: toDts(isOrdered ? (upload.payDts ?? upload.statDts) : now()),
    lineList: lines.map(({ line }) => line),
    dlvPrc: totPrc - goodsPrc,
    totPrc,
    ...taxOf(
      totPrc,
      lines.map(({ line, isTaxFree }) => ({ payPrc: line.prc, isTaxFree })),
    ),
    rfndPrc: refunded.reduce((sum, { rfndPrc }) => sum + rfndPrc, 0),
  };
}

function orderedRows(rows: readonly UploadRow[]): PricedRow[] {
  return rows.flatMap(({ rowStat, line, payPrc }) => (rowStat === 'PLACED' && line ? [{ line, payPrc }] : []));
}

async function checkedRows(context: MallContext, upload: Upload, rows: readonly UploadRow[]): Promise<PricedRow[]> {
  const checked = await checkUpload(
    context,
    upload,
    rows.map((row) => ({ rowNo: row.rowNo, cells: openCells(context.keys, row) })),
  );
  return checked.flatMap(({ line, payPrc }) => (line ? [{ line, payPrc }] : []));
}

function linesOf(rows: readonly PricedRow[]) {
  const groups = Map.groupBy(rows, ({ line: { gdsGrpNo, optNo, colorNm, slPrc, addPrc } }) =>
    JSON.stringify([gdsGrpNo, optNo, colorNm, slPrc + addPrc]),
  );
  return [...groups.values()].flatMap((alike) => {
    const [first] = alike;
    if (!first) return [];
    const { snapshot, colorNm, slPrc, addPrc } = first.line;
    const qty = alike.reduce((sum, { line }) => sum + line.qty, 0);
    const line = {
      gdsNm: snapshotText(snapshot, 'dispGdsNm') ?? '',
      optNm: snapshotText(snapshot, 'optNm'),
      colorNm,
      slPrc: slPrc + addPrc,
      qty,
      prc: (slPrc + addPrc) * qty,
    };
    return { line, isTaxFree: snapshot['taxFreeYn'] === 'Y' };
  });
}
