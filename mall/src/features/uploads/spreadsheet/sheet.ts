/** What is read of a spreadsheet. */
export interface Sheet {
  /** Its rows that have a text, from the titles on; without titles its first rows. */
  rows: string[][];
  /** Indexes of rows that are hidden. */
  hiddenRows: number[];
  /** Indexes of columns that are hidden. */
  hiddenColumns: number[];
}
