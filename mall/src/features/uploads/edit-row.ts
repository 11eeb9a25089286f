import { eq } from 'drizzle-orm';
import type { TransactionContext } from '../../context.ts';
import { uploadRows } from '../../db/schema/uploads.ts';
import { memberOf, type Call } from '../../http/call.ts';
import { notFound } from '../../http/refusal.ts';
import { voidAttempts } from '../payments/attempts.ts';
import { checkUpload } from './check-upload.ts';
import { asSeen, noCells, type Cells } from './columns.ts';
import { openCells, toStoredCells } from './row-cells.ts';
import { isAsStored } from './row-checks.ts';
import { wrongFile } from './spreadsheet/spreadsheet-worker.ts';
import { showRows } from './show-rows.ts';
import { uploadResponse } from './upload.ts';
import {
  changeUpload,
  isRow,
  loadUploadRows,
  lockOwnUpload,
  refuseConfirmed,
  storeChecks,
  type Upload,
  type UploadRow,
} from './upload.queries.ts';

/** Null deletes the row. */
type Edits = ReadonlyMap<number, Call<'updateUploadRows'>['body']['rowList'][number]['cells'] | null>;

/** Replaces the cells of a row, or deletes it. Answers the row, and the others that it changed. */
export async function editRow(context: TransactionContext, call: Call<'updateUploadRow'>) {
  const { upldNo, rowNo } = call.params;
  const { cells } = call.body;
  const { upload, edited, others } = await edit(
    context,
    memberOf(call).memNo,
    upldNo,
    new Map([[rowNo, cells]]),
    () => {
      throw notFound('줄을', 'rowNo');
    },
  );
  const [row] = await showRows(context, upload, edited);
  if (!row) throw new Error(`Row ${rowNo} was not edited.`);
  return {
    ...row,
    delYn: cells === null ? 'Y' : 'N',
    chgList: await showRows(context, upload, others),
    upl: await uploadResponse(context, upldNo),
  };
}

/** Replaces the cells of several rows, all or none. */
export async function editRows(context: TransactionContext, call: Call<'updateUploadRows'>) {
  const { upldNo } = call.params;
  const edits = new Map(call.body.rowList.map(({ rowNo, cells }) => [rowNo, cells]));
  const { upload, edited, others } = await edit(context, memberOf(call).memNo, upldNo, edits, (unknown) => {
    const numbers = [...edits.keys()];
    throw notFound('줄을', ...unknown.map((rowNo) => `rowList[${numbers.indexOf(rowNo)}].rowNo`));
  });
  return {
    rowList: await showRows(context, upload, edited),
    chgList: await showRows(context, upload, others),
    upl: await uploadResponse(context, upldNo),
  };
}

/** Replaces the cells of the rows of a file, all or none. All others stay as they are. */
export async function replaceRows(
  context: TransactionContext,
  call: Call<'replaceUploadRows'>,
  rows: readonly { rowNo: number; cells: Cells }[],
) {
  const { upldNo } = call.params;
  const edits = new Map(rows.map(({ rowNo, cells }) => [rowNo, cells]));
  await edit(context, memberOf(call).memNo, upldNo, edits, (unknown) => {
    throw wrongFile(
      `${unknown.join(', ')}번 줄은 이 주문에 없어요. 이 주문에서 내려받은 파일인지 확인해주세요.`,
      'FORMAT',
    );
  });
  return { fixCnt: edits.size, upl: await uploadResponse(context, upldNo) };
}

/**
 * Stores edits, and checks all rows again: they share stock and order numbers. Returns the edited rows, and the others that
 * changed. A payment that is not open yet is for another sum now, so it ends. `refuse` gets numbers of rows that there are not.
 */
async function edit(
  context: TransactionContext,
  memNo: string,
  upldNo: string,
  edits: Edits,
  refuse: (unknown: readonly number[]) => never,
) {
  const { db, keys, now } = context;
  const upload = await lockOwnUpload(db, memNo, upldNo);
  refuseConfirmed(upload);
  const stored = await loadUploadRows(db, upldNo);
  const isEdited = ({ rowNo }: UploadRow) => edits.has(rowNo);
  const known = new Set(stored.map(({ rowNo }) => rowNo));
  const unknown = [...edits.keys()].filter((rowNo) => !known.has(rowNo));
  if (unknown.length > 0) refuse(unknown);
  if (upload.payMthdCd !== null) await takeBack(context, upload);
  await changeUpload(db, upload, { chgDts: now() });
  const typed: UploadRow[] = [];
  for (const row of stored) {
    const cells = edits.get(row.rowNo);
    const texts = cells && toStoredCells(keys, withoutNulls(cells));
    if (texts) await db.update(uploadRows).set(texts).where(isRow(row));
    if (cells === null) await db.delete(uploadRows).where(isRow(row));
    typed.push({ ...row, ...texts });
  }
  const left = typed.filter(({ rowNo }) => edits.get(rowNo) !== null);
  const changed = new Map((await checkAgain(context, upload, left)).map((row) => [row.rowNo, row]));
  return {
    upload,
    edited: typed.filter(isEdited).map((row) => ({ ...(changed.get(row.rowNo) ?? row), rowStat: 'OPEN' as const })),
    others: [...changed.values()].filter((row) => !isEdited(row)),
  };
}

/**
 * Checks all rows of an upload with today's goods and stock, and stores what changed. A payment that is not open yet is for
 * another sum now, so it ends.
 */
export async function checkAnew(context: TransactionContext, memNo: string, upldNo: string): Promise<void> {
  const upload = await lockOwnUpload(context.db, memNo, upldNo);
  refuseConfirmed(upload);
  if (upload.payMthdCd !== null) await takeBack(context, upload);
  await checkAgain(context, upload, await loadUploadRows(context.db, upldNo));
}

/** Takes the confirmation back. Its rows can be edited again. */
export async function takeBack(context: TransactionContext, upload: Upload): Promise<void> {
  await voidAttempts(context, upload.upldNo);
  await changeUpload(context.db, upload, { payMthdCd: null, payPrc: null, payDueDts: null, sealedAcct: null });
  await context.db.update(uploadRows).set({ line: null, rowStat: 'OPEN' }).where(eq(uploadRows.upldNo, upload.upldNo));
}

/** Checks all rows of an upload, and stores what changed in any. Returns these as they are now: reading 2,000 rows again is slow. */
async function checkAgain(
  context: TransactionContext,
  upload: Upload,
  rows: readonly UploadRow[],
): Promise<UploadRow[]> {
  const checked = await checkUpload(
    context,
    upload,
    rows.map((row) => ({ rowNo: row.rowNo, cells: openCells(context.keys, row) })),
  );
  const changed = rows.flatMap((row, index): UploadRow[] => {
    const { errors: errList = [], payPrc = 0 } = checked[index] ?? {};
    return isAsStored(row, { errors: errList, payPrc })
      ? []
      : [{ ...row, errList, payPrc, rowStat: 'OPEN', line: null }];
  });
  await storeChecks(context.db, upload.upldNo, changed);
  return changed;
}

function withoutNulls(cells: Partial<Record<keyof Cells, string | null>>): Cells {
  const given = Object.entries(cells).filter(([, text]) => typeof text === 'string');
  return asSeen({ ...noCells(), ...Object.fromEntries(given) });
}
