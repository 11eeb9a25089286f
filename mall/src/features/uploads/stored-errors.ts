import type { StoredRowError } from '../../db/schema/uploads.ts';
import type { Cells } from './columns.ts';
import { readRow } from './read-row.ts';

/** Errors are stored in the clear, and a suggested value may be a receiver's telephone: it is left out. */
export function toStoredErrors(errors: readonly StoredRowError[]): StoredRowError[] {
  return errors.map(({ colNm, errCd, errMsg }) => ({ colNm, errCd, errMsg }));
}

/** Errors of a row with their suggested values, which its cells tell again. */
export function withSuggestions(cells: Cells, stored: readonly StoredRowError[]) {
  const found = stored.length === 0 ? [] : readRow(cells).errors;
  return stored.map((error) => {
    const same = found.find(({ colNm, errCd }) => colNm === error.colNm && errCd === error.errCd);
    return { ...error, fixVal: same?.fixVal ?? null, fixTp: same?.fixTp ?? null };
  });
}
