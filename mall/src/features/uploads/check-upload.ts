import type { MallContext } from '../../context.ts';
import { loadSellableItems } from '../carts/selections.ts';
import { toLine } from '../../wire/text.ts';
import { checkRows, type CheckedRow } from './check-rows.ts';
import type { Cells } from './columns.ts';
import { usedNumbers, type Upload } from './upload.queries.ts';

/** Checks rows of an upload with today's goods and stock. */
export async function checkUpload(
  { db, now }: MallContext,
  { mallId, memNo }: Pick<Upload, 'mallId' | 'memNo'>,
  rows: readonly { rowNo: number; cells: Cells }[],
): Promise<CheckedRow[]> {
  const textsOf = (colNm: 'custOrdNo' | 'gdsGrpNo') => [
    ...new Set(rows.flatMap(({ cells }) => toLine(cells[colNm]) ?? [])),
  ];
  const sellableItems = await loadSellableItems(db, mallId, textsOf('gdsGrpNo'));
  const used = await usedNumbers(db, memNo, textsOf('custOrdNo'), now());
  return checkRows(rows, { sellableItems, usedNumbers: used });
}
