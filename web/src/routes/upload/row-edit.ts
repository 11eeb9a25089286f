import type { Cells, Row } from './columns.ts';

/** What was typed or pasted into a row. */
export interface RowEdit {
  row: Row;
  changes: Partial<Cells>;
}
