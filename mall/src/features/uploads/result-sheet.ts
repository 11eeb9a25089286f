import type { UploadRowState } from '../../buying/upload-states.ts';
import type { Keys } from '../../keys.ts';
import type { Parcel } from '../orders/order.queries.ts';
import { uploadColumns } from './columns.ts';
import { openCells } from './row-cells.ts';
import { numberTitle } from './sheet-columns.ts';
import type { UploadRow } from './upload.queries.ts';

const stateNames: Readonly<Record<UploadRowState, string>> = {
  OPEN: '주문 전',
  PLACED: '주문됨',
  FAILED: '주문 안 됨',
  LEFT_OUT: '오류가 있어 주문하지 않음',
  ENDED: '결제 기한 만료',
};

const cellTitles = uploadColumns.map(({ title }) => title);

/** The sheet of what became of each row, with the columns of the template, so that it can be mended and sent again. */
export function resultRows(
  keys: Keys,
  rows: readonly UploadRow[],
  parcels: ReadonlyMap<string, readonly Parcel[]>,
): string[][] {
  return [
    [numberTitle, '결과', '주문번호', '금액', '택배사', '운송장번호', '사유', ...cellTitles],
    ...rows.map((row) => {
      const { rowNo, rowStat, ordNo, payPrc } = row;
      const sent = parcels.get(ordNo ?? '') ?? [];
      const carriers = [...new Set(sent.map(({ dlvCmpnyNm }) => dlvCmpnyNm))].join(', ');
      const numbers = sent.map(({ invcNo }) => invcNo).join(', ');
      const order = [ordNo ?? '', String(payPrc), carriers, numbers];
      return [String(rowNo), stateNames[rowStat], ...order, reasonsOf(row), ...textsOf(keys, row)];
    }),
  ];
}

/** The sheet of rows with mistakes. Their numbers say where they belong. */
export function errorRows(keys: Keys, rows: readonly UploadRow[]): string[][] {
  return [
    [numberTitle, '사유', ...cellTitles],
    ...rows.map((row) => [String(row.rowNo), reasonsOf(row), ...textsOf(keys, row)]),
  ];
}

function reasonsOf({ errList }: UploadRow): string {
  return errList.map(({ colNm, errMsg }) => `${titleOf(colNm)}: ${errMsg}`).join(' / ');
}

function textsOf(keys: Keys, row: UploadRow): string[] {
  const cells = openCells(keys, row);
  return uploadColumns.map(({ colNm }) => cells[colNm]);
}

function titleOf(colNm: string): string {
  return uploadColumns.find((column) => column.colNm === colNm)?.title ?? colNm;
}
