import type { Keys } from '../../keys.ts';
import type { OrderCells } from '../../db/schema/uploads.ts';
import { seal, unseal } from '../../security/sealing.ts';
import { toLine } from '../../wire/text.ts';
import { noCells, orderColumns, uploadColumns, type Cells } from './columns.ts';
import type { UploadRow } from './upload.queries.ts';

type PersonalKey = Pick<Keys, 'personal'>;

/** The stored columns of a row's cells. Those of the receiver are sealed. */
export function toStoredCells(
  { personal }: PersonalKey,
  cells: Cells,
): Pick<UploadRow, 'custOrdNo' | 'cells' | 'sealedRcvr'> {
  const ofOrder = Object.fromEntries(orderColumns.map((colNm) => [colNm, cells[colNm]])) as OrderCells;
  const ofReceiver = uploadColumns
    .filter(({ colNm }) => !Object.hasOwn(ofOrder, colNm))
    .map(({ colNm }) => [colNm, cells[colNm]]);
  const sealedRcvr = seal(personal, JSON.stringify(Object.fromEntries(ofReceiver)));
  return { custOrdNo: toLine(cells.custOrdNo) ?? cells.custOrdNo, cells: ofOrder, sealedRcvr };
}

/** All cells of a row. Those of a receiver who was erased are empty. */
export function openCells(
  { personal }: PersonalKey,
  { cells, sealedRcvr }: Pick<UploadRow, 'cells' | 'sealedRcvr'>,
): Cells {
  const text = sealedRcvr === null ? null : unseal(personal, sealedRcvr);
  return { ...noCells(), ...cells, ...(text === null ? {} : (JSON.parse(text) as Partial<Cells>)) };
}
