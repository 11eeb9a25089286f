import type { StoredRowError } from '../../db/schema/uploads.ts';
import type { UploadRow } from './upload.queries.ts';

/** Whether a check finds a row as it is stored, and was shown. */
export function isAsStored(
  row: Pick<UploadRow, 'errList' | 'payPrc'>,
  { errors, payPrc }: { errors: readonly StoredRowError[]; payPrc: number },
): boolean {
  return row.payPrc === payPrc && JSON.stringify(row.errList.map(toKey)) === JSON.stringify(errors.map(toKey));
}

/** The database keeps the fields of an object in an order of its own. */
function toKey({ colNm, errCd, errMsg }: StoredRowError) {
  return [colNm, errCd, errMsg];
}
