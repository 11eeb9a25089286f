import type { UploadRowState } from '../../buying/upload-states.ts';
import type { Keys } from '../../keys.ts';
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

/** The sheet of what became of each row, with the columns of the template, so that it can be mended and sent again. */
export function resultRows(keys: Keys, rows: readonly UploadRow[]): string[][] {
  return [
    [numberTitle, '결과', '주문번호', '사유', ...uploadColumns.map(({ title }) => title)],
    ...rows.map((row) => {
      const { rowNo, rowStat, ordNo, errList } = row;
      const cells = openCells(keys, row);
      const reasons = errList.map(({ colNm, errMsg }) => `${titleOf(colNm)}: ${errMsg}`).join(' / ');
      const texts = uploadColumns.map(({ colNm }) => cells[colNm]);
      return [String(rowNo), stateNames[rowStat], ordNo ?? '', reasons, ...texts];
    }),
  ];
}

function titleOf(colNm: string): string {
  return uploadColumns.find((column) => column.colNm === colNm)?.title ?? colNm;
}
