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
  const before = await loadUploadRows(db, upldNo);
  const edited = before.find((row) => row.rowNo === rowNo);
  if (!edited) throw notFound('줄을');
  if (upload.payMthdCd !== null) await takeBack(context, upload);
  if (cells === null) await db.delete(uploadRows).where(isRow(edited));
  else
    await db
      .update(uploadRows)
      .set(toStoredCells(keys, withoutNulls(cells)))
      .where(isRow(edited));
  const changed = await checkAgain(context, upload);
  const after = await loadUploadRows(db, upldNo);
  const shown = after.find((row) => row.rowNo === rowNo) ?? edited;
  const others = after.filter((row) => row.rowNo !== rowNo && changed.has(row.rowNo));
  return {
    ...showRow(context, shown),
    delYn: cells === null ? 'Y' : 'N',
    chgList: others.map((row) => showRow(context, row)),
    upl: await uploadResponse(context, upldNo),
  };
}

/** Takes the confirmation back. Its rows can be edited again. */
export async function takeBack(context: TransactionContext, upload: Upload): Promise<void> {
  await voidAttempts(context, upload.upldNo);
  await changeUpload(context.db, upload, { payMthdCd: null, payPrc: null, payDueDts: null, sealedAcct: null });
  await context.db.update(uploadRows).set({ line: null, rowStat: 'OPEN' }).where(eq(uploadRows.upldNo, upload.upldNo));
}

/** Stores what changed in any row. Returns the numbers of these rows. */
export async function checkAgain(context: TransactionContext, upload: Upload): Promise<Set<number>> {
  const { db, keys } = context;
  const rows = await loadUploadRows(db, upload.upldNo);
  const checked = await checkUpload(
    context,
    upload,
    rows.map((row) => ({ rowNo: row.rowNo, cells: openCells(keys, row) })),
  );
  const changes = checked.flatMap(({ rowNo, errors: errList, payPrc }, index) => {
    const stored = rows[index];
    const isSame =
      stored?.payPrc === payPrc && JSON.stringify(stored.errList.map(toKey)) === JSON.stringify(errList.map(toKey));
    return isSame ? [] : [{ rowNo, errList, payPrc }];
  });
  await storeChecks(db, upload.upldNo, changes);
  return new Set(changes.map(({ rowNo }) => rowNo));
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
