import { and, asc, count, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm';
import type { MallContext, TransactionContext } from '../../context.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { descending, rowOrder, toAftrKey } from '../../http/row-keys.ts';
import { uploadRows, uploads, type HiddenCells } from '../../db/schema/uploads.ts';
import { inTransaction } from '../../db/transaction-guard.ts';
import { memberOf, type Call, type Handlers, type PreparedCall } from '../../http/call.ts';
import { dayRange } from '../../http/day-range.ts';
import { FileResponse } from '../../http/file-response.ts';
import { UploadedFile } from '../../http/form-body.ts';
import { newNumber } from '../../security/numbers.ts';
import { seal } from '../../security/sealing.ts';
import { toSafeName } from '../files/safe-name.ts';
import { lockCaller } from '../../members/members.queries.ts';
import { parcelsOf } from '../orders/order.queries.ts';
import { voidAttempts } from '../payments/attempts.ts';
import { checkUpload } from './check-upload.ts';
import { uploadColumns, type Cells } from './columns.ts';
import { editRow, editRows, replaceRows } from './edit-row.ts';
import { errorRows, resultRows } from './result-sheet.ts';
import { toStoredCells } from './row-cells.ts';
import { productRows } from './product-sheet.ts';
import { getUploadStatement } from './statement.ts';
import { templateGuide } from './template-guide.ts';
import { toCells, toNumberedCells } from './sheet-columns.ts';
import { readSpreadsheet, wrongFile, writeSpreadsheet, writeTemplate } from './spreadsheet/spreadsheet-worker.ts';
import type { SheetFormat } from './spreadsheet/write-sheet.ts';
import { toStoredErrors } from './stored-errors.ts';
import { listUploadRows } from './search-rows.ts';
import { showRows } from './show-rows.ts';
import { showUpload, uploadResponse } from './upload.ts';
import {
  figuresOf,
  findOwnUpload,
  loadUploadRows,
  lockOwnUpload,
  refuseConfirmed,
  type UploadRow,
} from './upload.queries.ts';

export const uploadHandlers = {
  getUploadTemplate: template,
  getUploadGoods: async ({ db }, { params, mallId }) =>
    spreadsheet('상품목록', params.fmt, await productRows(db, mallId)),
  uploadOrders: { prepare: prepareUpload },
  listUploads,
  getUpload,
  listUploadRows,
  getUploadStatement,
  deleteUpload: (context, call) => inTransaction(context, (context) => deleteUpload(context, call)),
  updateUploadRow: (context, call) => inTransaction(context, (context) => editRow(context, call)),
  updateUploadRows: (context, call) => inTransaction(context, (context) => editRows(context, call)),
  getUploadResult: async (context, call) => {
    const { upldNo } = await findOwnUpload(context.db, memberOf(call).memNo, call.params.upldNo);
    const rows = await loadUploadRows(context.db, upldNo);
    return spreadsheet(
      `주문결과_${upldNo}`,
      call.params.fmt,
      resultRows(context.keys, rows, await parcelsOfRows(context, rows)),
    );
  },
  getUploadErrors: async (context, call) => {
    const { upldNo } = await findOwnUpload(context.db, memberOf(call).memNo, call.params.upldNo);
    const rows = (await loadUploadRows(context.db, upldNo)).filter(({ errList }) => errList.length > 0);
    return spreadsheet(`오류줄_${upldNo}`, call.params.fmt, errorRows(context.keys, rows));
  },
  replaceUploadRows: { prepare: prepareReplacement },
} satisfies Partial<Handlers>;

const mediaTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} satisfies Record<SheetFormat, string>;

async function template({ db }: MallContext, { params: { fmt }, mallId }: Call<'getUploadTemplate'>) {
  const name = '대량주문_양식';
  if (fmt === 'csv') return spreadsheet(name, fmt, [uploadColumns.map(({ title }) => title)]);
  return new FileResponse(`${name}.xlsx`, mediaTypes.xlsx, await writeTemplate(await templateGuide(db, mallId)));
}

async function spreadsheet(name: string, format: SheetFormat, rows: readonly (readonly string[])[]) {
  return new FileResponse(`${name}.${format}`, mediaTypes[format], await writeSpreadsheet(format, rows));
}

/** Reads the file in a worker. The transaction then checks its rows and stores them. */
async function prepareUpload(_context: MallContext, call: Call<'uploadOrders'>): Promise<PreparedCall> {
  const { file } = call.body;
  if (!(file instanceof UploadedFile)) throw wrongFile('파일을 첨부해주세요.', 'REQUIRED');
  const sheet = toCells(await readSpreadsheet(file.bytes), call.body.hdnYn === 'N');
  if ('reason' in sheet) throw wrongFile(sheet.reason, sheet.kind);
  return { record: (context) => store(context, call, file.name, sheet), discard: async () => undefined };
}

function parcelsOfRows({ db }: MallContext, rows: readonly UploadRow[]) {
  return parcelsOf(
    db,
    rows.flatMap(({ ordNo }) => ordNo ?? []),
  );
}

/** Reads a file of mended rows in a worker. */
async function prepareReplacement(_context: MallContext, call: Call<'replaceUploadRows'>): Promise<PreparedCall> {
  const { file } = call.body;
  if (!(file instanceof UploadedFile)) throw wrongFile('파일을 첨부해주세요.', 'REQUIRED');
  const sheet = toNumberedCells(await readSpreadsheet(file.bytes));
  if ('reason' in sheet) throw wrongFile(sheet.reason, sheet.kind);
  return { record: (context) => replaceRows(context, call, sheet.rows), discard: async () => undefined };
}

async function store(
  context: TransactionContext,
  call: Call<'uploadOrders'>,
  fileName: string,
  { rows, hidden }: { rows: { rowNo: number; cells: Cells }[]; hidden: HiddenCells },
) {
  const { db, keys, now } = context;
  const { memNo, mallId } = memberOf(call);
  await lockCaller(db, memNo);
  const upldNo = newNumber('UL', now());
  const sealedNm = seal(keys.personal, toSafeName(fileName, true));
  const at = { statDts: now(), regDts: now() };
  await db.insert(uploads).values({ upldNo, mallId, memNo, stat: 'UP00102', ...at, sealedNm, hidden });
  const checked = await checkUpload(context, { mallId, memNo }, rows);
  await insertRows(
    db,
    uploadRows,
    checked.map(({ rowNo, errors, payPrc }, index) => ({
      ...toStoredCells(keys, rows[index]?.cells ?? cellsAreThere()),
      upldNo,
      rowNo,
      memNo,
      rowStat: 'OPEN' as const,
      errList: toStoredErrors(errors),
      payPrc,
    })),
  );
  return uploadResponse(context, upldNo);
}

function cellsAreThere(): never {
  throw new Error('Every checked row has cells.');
}

async function listUploads(context: MallContext, call: Call<'listUploads'>) {
  const { db } = context;
  const { fromDt, toDt, page, size } = call.params;
  const order = rowOrder([descending(uploads.regDts, 'timestamptz'), descending(uploads.upldNo, 'text')], call.params);
  const { from, until } = dayRange(fromDt, toDt);
  const wanted = and(
    eq(uploads.memNo, memberOf(call).memNo),
    from ? gte(uploads.regDts, from) : undefined,
    until ? lt(uploads.regDts, until) : undefined,
  );
  const [total] = await db.select({ count: count() }).from(uploads).where(wanted);
  const rows = await db
    .select({ ...getTableColumns(uploads), key: order.key })
    .from(uploads)
    .where(and(wanted, order.behind))
    .orderBy(...order.orderBy)
    .limit(size)
    .offset(order.offset);
  const figures = await figuresOf(
    db,
    rows.map(({ upldNo }) => upldNo),
  );
  const list = [];
  for (const { key, ...row } of rows)
    list.push({ ...(await showUpload(context, row, figures(row.upldNo))), aftrKey: toAftrKey(key) });
  return { list, totalCnt: total?.count ?? 0, page, size };
}

async function getUpload(context: MallContext, call: Call<'getUpload'>) {
  const { db } = context;
  const { errOnlyYn, page, size } = call.params;
  const upload = await findOwnUpload(db, memberOf(call).memNo, call.params.upldNo);
  const { upldNo } = upload;
  const hasErrors = sql`jsonb_array_length(${uploadRows.errList}) > 0`;
  const wanted = and(eq(uploadRows.upldNo, upldNo), errOnlyYn === 'Y' ? hasErrors : undefined);
  const [total] = await db.select({ count: count() }).from(uploadRows).where(wanted);
  const rows = await db
    .select()
    .from(uploadRows)
    .where(wanted)
    .orderBy(asc(uploadRows.rowNo))
    .limit(size)
    .offset((page - 1) * size);
  const list = await showRows(context, upload, rows);
  return { ...(await uploadResponse(context, upldNo)), list, totalCnt: total?.count ?? 0, page, size };
}

async function deleteUpload(context: TransactionContext, call: Call<'deleteUpload'>) {
  const { db } = context;
  const row = await lockOwnUpload(db, memberOf(call).memNo, call.params.upldNo);
  refuseConfirmed(row);
  await voidAttempts(context, row.upldNo);
  await db.delete(uploads).where(eq(uploads.upldNo, row.upldNo));
  return { upldNo: row.upldNo, stat: 'UP00105' };
}
