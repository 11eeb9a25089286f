import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { dayMs } from '../../buying/durations.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { uploadRows, uploads, type StoredRowError } from '../../db/schema/uploads.ts';
import { conflict, notFound } from '../../http/refusal.ts';
import { lockCaller } from '../../members/members.queries.ts';
import { toStoredErrors } from './stored-errors.ts';

export type Upload = typeof uploads.$inferSelect;
export type UploadRow = typeof uploadRows.$inferSelect;

const uniqueDays = 90;

/** Locks an upload until the transaction ends. Lock its member before. */
export async function lockUpload(db: Transaction, upldNo: string): Promise<Upload | null> {
  const [row] = await db.select().from(uploads).where(eq(uploads.upldNo, upldNo)).for('update');
  return row ?? null;
}

export async function findUpload(db: Database, upldNo: string): Promise<Upload | null> {
  const [row] = await db.select().from(uploads).where(eq(uploads.upldNo, upldNo));
  return row ?? null;
}

/** Locks the member of a call, and an upload of theirs. Throws 1404 for another member's. */
export async function lockOwnUpload(db: Transaction, memNo: string, upldNo: string): Promise<Upload> {
  await lockCaller(db, memNo);
  const row = await lockUpload(db, upldNo);
  if (row?.memNo !== memNo) throw notFound('대량 주문을', 'upldNo');
  return row;
}

export async function findOwnUpload(db: Database, memNo: string, upldNo: string): Promise<Upload> {
  const row = await findUpload(db, upldNo);
  if (row?.memNo !== memNo) throw notFound('대량 주문을', 'upldNo');
  return row;
}

/** Numbers of a member's uploads that were confirmed, and are neither settled nor ended. */
export async function openUploads(db: Database, memNo: string): Promise<string[]> {
  const isUnsettled = and(isNull(uploads.stlDts), isNull(uploads.endDts));
  const isOpen = and(isNotNull(uploads.payMthdCd), or(eq(uploads.stat, 'UP00103'), isUnsettled));
  const rows = await db
    .select({ upldNo: uploads.upldNo })
    .from(uploads)
    .where(and(eq(uploads.memNo, memNo), isOpen))
    .orderBy(asc(uploads.regDts));
  return rows.map(({ upldNo }) => upldNo);
}

export async function changeUpload(
  db: Transaction,
  { upldNo }: Pick<Upload, 'upldNo'>,
  change: Partial<Upload>,
): Promise<Upload> {
  const [row] = await db.update(uploads).set(change).where(eq(uploads.upldNo, upldNo)).returning();
  if (!row) throw new Error(`There is no upload ${upldNo}.`);
  return row;
}

export function loadUploadRows(db: Database, upldNo: string): Promise<UploadRow[]> {
  return db.select().from(uploadRows).where(eq(uploadRows.upldNo, upldNo)).orderBy(asc(uploadRows.rowNo));
}

/** Rows of an upload by number. */
export function loadRows(db: Database, upldNo: string, rowNos: readonly number[]): Promise<UploadRow[]> {
  const ofRows = and(eq(uploadRows.upldNo, upldNo), inArray(uploadRows.rowNo, [...rowNos]));
  return db.select().from(uploadRows).where(ofRows).orderBy(asc(uploadRows.rowNo));
}

export function isRow({ upldNo, rowNo }: Pick<UploadRow, 'upldNo' | 'rowNo'>) {
  return and(eq(uploadRows.upldNo, upldNo), eq(uploadRows.rowNo, rowNo));
}

/** Filters order numbers of a member to those ordered within 90 days. */
export async function usedNumbers(
  db: Database,
  memNo: string,
  numbers: readonly string[],
  now: Date,
): Promise<Set<string>> {
  if (numbers.length === 0) return new Set();
  const recent = gt(uploadRows.ordDts, new Date(now.getTime() - uniqueDays * dayMs));
  const rows = await db
    .select({ custOrdNo: uploadRows.custOrdNo })
    .from(uploadRows)
    .where(
      and(
        eq(uploadRows.memNo, memNo),
        eq(uploadRows.rowStat, 'PLACED'),
        recent,
        inArray(uploadRows.custOrdNo, [...numbers]),
      ),
    );
  return new Set(rows.map(({ custOrdNo }) => custOrdNo));
}

export interface UploadFigures {
  totCnt: number;
  okCnt: number;
  errCnt: number;
  ordCnt: number;
  /** Won of good rows, with their delivery. */
  totPrc: number;
}

const noFigures: UploadFigures = { totCnt: 0, okCnt: 0, errCnt: 0, ordCnt: 0, totPrc: 0 };

/** The figures of each upload, counted from its rows. */
export async function figuresOf(db: Database, numbers: readonly string[]): Promise<(upldNo: string) => UploadFigures> {
  if (numbers.length === 0) return () => noFigures;
  const isGood = sql`jsonb_array_length(${uploadRows.errList}) = 0`;
  const rows = await db
    .select({
      upldNo: uploadRows.upldNo,
      totCnt: sql<number>`count(*)::int`,
      okCnt: sql<number>`count(*) filter (where ${isGood})::int`,
      errCnt: sql<number>`count(*) filter (where not ${isGood})::int`,
      ordCnt: sql<number>`count(*) filter (where ${uploadRows.rowStat} = 'PLACED')::int`,
      // 2,000 rows may cost more than an int holds.
      totPrc: sql<number>`coalesce(sum(${uploadRows.payPrc}) filter (where ${uploadRows.rowStat} <> 'ENDED'), 0)::float8`,
    })
    .from(uploadRows)
    .where(inArray(uploadRows.upldNo, [...numbers]))
    .groupBy(uploadRows.upldNo);
  const figures = new Map(rows.map(({ upldNo, ...counts }) => [upldNo, counts]));
  return (upldNo) => figures.get(upldNo) ?? noFigures;
}

/**
 * Another text whenever a cell, an error or the price of any row of an upload is another one. The database makes it of 2,000 rows
 * faster than they are read.
 */
export async function digestOfRows(db: Database, upldNo: string): Promise<string> {
  const { rowNo, custOrdNo, cells, sealedRcvr, errList, payPrc } = uploadRows;
  const ofRow = sql`md5(jsonb_build_array(${rowNo}, ${custOrdNo}, ${cells}, ${sealedRcvr}, ${errList}, ${payPrc})::text)`;
  const [found] = await db
    .select({ digest: sql<string | null>`md5(string_agg(${ofRow}, '' order by ${rowNo}))` })
    .from(uploadRows)
    .where(eq(uploadRows.upldNo, upldNo));
  return found?.digest ?? '';
}

/** A checked row, as it is stored. */
export type RowChange = Pick<UploadRow, 'rowNo' | 'errList' | 'payPrc'> & Partial<Pick<UploadRow, 'line' | 'rowStat'>>;

/** Stores what a check found, all rows in one statement. */
export async function storeChecks(db: Transaction, upldNo: string, changes: readonly RowChange[]): Promise<void> {
  if (changes.length === 0) return;
  const list = JSON.stringify(
    changes.map(({ rowNo, errList, payPrc, line = null, rowStat = 'OPEN' }) => ({
      row_no: rowNo,
      err_list: toStoredErrors(errList),
      pay_prc: payPrc,
      line,
      row_stat: rowStat,
    })),
  );
  await db.execute(sql`
    update ${uploadRows} as stored
    set err_list = found.err_list, pay_prc = found.pay_prc, row_stat = found.row_stat, line = nullif(found.line, 'null'::jsonb)
    from jsonb_to_recordset(${list}::jsonb) as found (row_no int, err_list jsonb, pay_prc int, line jsonb, row_stat text)
    where stored.upld_no = ${upldNo} and stored.row_no = found.row_no
  `);
}

/** A row that became an order, or the reason why it did not. */
export type PlacedRow =
  | { rowNo: number; rowStat: 'PLACED'; ordNo: string }
  | { rowNo: number; rowStat: 'FAILED'; error: StoredRowError };

/** Stores what became of rows, all in one statement. A failed row costs nothing. */
export async function storePlaced(
  db: Transaction,
  upldNo: string,
  placed: readonly PlacedRow[],
  now: Date,
): Promise<void> {
  const list = JSON.stringify(
    placed.map((row) => ({
      row_no: row.rowNo,
      row_stat: row.rowStat,
      ord_no: row.rowStat === 'PLACED' ? row.ordNo : null,
      err_list: row.rowStat === 'FAILED' ? [row.error] : null,
    })),
  );
  await db.execute(sql`
    update ${uploadRows} as stored
    set row_stat = found.row_stat, ord_no = found.ord_no,
      ord_dts = case when found.ord_no is null then stored.ord_dts else ${now.toISOString()}::timestamptz end,
      err_list = coalesce(found.err_list, stored.err_list),
      pay_prc = case when found.ord_no is null then 0 else stored.pay_prc end
    from jsonb_to_recordset(${list}::jsonb) as found (row_no int, row_stat text, ord_no text, err_list jsonb)
    where stored.upld_no = ${upldNo} and stored.row_no = found.row_no
  `);
}

/** Marks rows as not paid in time. */
export async function endRows(db: Transaction, upldNo: string, rowNos: readonly number[]): Promise<void> {
  const ofRows = and(eq(uploadRows.upldNo, upldNo), inArray(uploadRows.rowNo, [...rowNos]));
  await db.update(uploadRows).set({ rowStat: 'ENDED' }).where(ofRows);
}

/** Throws STATE once its rows are being placed. */
export function refuseConfirmed({ stat }: Upload): void {
  if (stat !== 'UP00102') throw conflict('이미 주문을 확정했어요.', { rsnCd: 'STATE', stat });
}
