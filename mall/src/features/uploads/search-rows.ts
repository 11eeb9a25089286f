import type { MallContext } from '../../context.ts';
import { memberOf, type Call } from '../../http/call.ts';
import { openCells } from './row-cells.ts';
import { showRows } from './show-rows.ts';
import { findOwnUpload, loadUploadRows } from './upload.queries.ts';

/**
 * Rows whose receiver or own order number has a text, spaces and case aside. Receivers are sealed, so that the rows are opened to be
 * searched; one that was erased is found by its number alone.
 */
export async function listUploadRows(context: MallContext, call: Call<'listUploadRows'>) {
  const { db, keys } = context;
  const { kwd = '', page, size } = call.params;
  const upload = await findOwnUpload(db, memberOf(call).memNo, call.params.upldNo);
  const wanted = toPlain(kwd);
  const rows = (await loadUploadRows(db, upload.upldNo)).filter((row) => {
    const { custOrdNo, rcvrNm } = openCells(keys, row);
    return [custOrdNo, rcvrNm].some((text) => toPlain(text).includes(wanted));
  });
  const list = await showRows(context, upload, rows.slice((page - 1) * size, page * size));
  return { list, totalCnt: rows.length, page, size };
}

function toPlain(text: string): string {
  return text.normalize('NFC').replaceAll(/\s/gu, '').toLowerCase();
}
