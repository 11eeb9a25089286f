import type { MallContext } from '../../context.ts';
import { loadSellableItems, type SellableItem } from '../carts/selections.ts';
import { parcelsOf, type Parcel } from '../orders/order.queries.ts';
import { snapshotText } from '../orders/snapshot-text.ts';
import { toLine } from '../../wire/text.ts';
import { optionIn } from './check-rows.ts';
import type { Cells } from './columns.ts';
import { openCells } from './row-cells.ts';
import { withSuggestions } from './stored-errors.ts';
import type { Upload, UploadRow } from './upload.queries.ts';

/** Rows with their cells in full: their owner edits them. With the goods that they name, and the parcels of their orders. */
export async function showRows(
  { db, keys }: Pick<MallContext, 'db' | 'keys'>,
  { mallId }: Pick<Upload, 'mallId'>,
  rows: readonly UploadRow[],
) {
  const open = rows.filter(({ line }) => line === null);
  const numbers = [...new Set(open.flatMap(({ cells }) => toLine(cells.gdsGrpNo) ?? []))];
  const items = numbers.length === 0 ? new Map<string, SellableItem>() : await loadSellableItems(db, mallId, numbers);
  const parcels = await parcelsOf(
    db,
    rows.flatMap(({ ordNo }) => ordNo ?? []),
  );
  return rows.map((row) => {
    const { rowNo, rowStat, errList, payPrc, ordNo } = row;
    const cells = openCells(keys, row);
    return {
      rowNo,
      rowStat,
      cells,
      errList: withSuggestions(cells, errList),
      payPrc,
      ordNo,
      ...goodsOf(row, cells, items),
      invcList: (parcels.get(ordNo ?? '') ?? []).map(toParcel),
    };
  });
}

/** Name and price of a piece: those that were confirmed, else today's. Null: there are no such goods. */
function goodsOf({ line }: UploadRow, cells: Cells, items: ReadonlyMap<string, SellableItem>) {
  if (line !== null) return { gdsNm: snapshotText(line.snapshot, 'dispGdsNm'), slPrc: line.slPrc + line.addPrc };
  const item = items.get(toLine(cells.gdsGrpNo) ?? '');
  if (!item) return { gdsNm: null, slPrc: null };
  const addPrc = optionIn(item, toLine(cells.optNm))?.addPrc ?? 0;
  return { gdsNm: item.product.name, slPrc: item.goods.slPrc + addPrc };
}

function toParcel({ dlvCmpnyNm, invcNo }: Parcel) {
  return { dlvCmpnyNm, invcNo };
}
