import { eq } from 'drizzle-orm';
import type { TransactionContext } from '../../context.ts';
import { uploadRows } from '../../db/schema/uploads.ts';
import { memberOf, type Call } from '../../http/call.ts';
import { notFound } from '../../http/refusal.ts';
import { voidAttempts } from '../payments/attempts.ts';
import { checkUpload } from './check-upload.ts';
import { noCells, type Cells } from './columns.ts';
import { openCells, toStoredCells } from './row-cells.ts';
import { showRow, uploadResponse } from './upload.ts';
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

/**
 * Replaces the cells of a row, or deletes it, and checks all rows again: they share stock and order numbers. Answers the row, and
 * the others that it changed. A payment that is not open yet is for another sum now, so it ends.
 */
export async function editRow(context: TransactionContext, call: Call<'updateUploadRow'>) {
  const { db, keys } = context;
  const { upldNo, rowNo } = call.params;
  const { cells } = call.body;
  const upload = await lockOwnUpload(db, memberOf(call).memNo, upldNo);
  refuseConfirmed(upload);
  const stored = await loadUploadRows(db, upldNo);
  const edited = stored.find((row) => row.rowNo === rowNo);
  if (!edited) throw notFound('줄을');
  if (upload.payMthdCd !== null) await takeBack(context, upload);
  if (cells === null) await db.delete(uploadRows).where(isRow(edited));
  const texts = cells && toStoredCells(keys, withoutNulls(cells));
  if (texts) await db.update(uploadRows).set(texts).where(isRow(edited));
  const typed = { ...edited, ...texts };
  const others = stored.filter((row) => row !== edited);
  const rows = cells === null ? others : stored.map((row) => (row === edited ? typed : row));
  const changed = await checkAgain(context, upload, rows);
  const shown = changed.find((row) => row.rowNo === rowNo) ?? typed;
  return {
    ...showRow(context, { ...shown, rowStat: 'OPEN' }),
    delYn: cells === null ? 'Y' : 'N',
    chgList: changed.filter((row) => row !== shown).map((row) => showRow(context, row)),
    upl: await uploadResponse(context, upldNo),
  };
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
    const isSame =
      row.payPrc === payPrc && JSON.stringify(row.errList.map(toKey)) === JSON.stringify(errList.map(toKey));
    return isSame ? [] : [{ ...row, errList, payPrc, rowStat: 'OPEN', line: null }];
  });
  await storeChecks(context.db, upload.upldNo, changed);
  return changed;
}

/** The database keeps the fields of an object in an order of its own. */
function toKey({
  colNm,
  errCd,
  errMsg,
  fixVal,
}: {
  colNm: string;
  errCd: string;
  errMsg: string;
  fixVal: string | null;
}) {
  return [colNm, errCd, errMsg, fixVal];
}

function withoutNulls(cells: Partial<Record<keyof Cells, string | null>>): Cells {
  const given = Object.entries(cells).filter(([, text]) => typeof text === 'string');
  return { ...noCells(), ...Object.fromEntries(given) };
}
