import { mostLetters, mostRows, tooManyRows, tooMuchText } from './sheet-limits.ts';

/** Collects the rows of a sheet that have a text, and stops at the first row too many. */
export class SheetRows {
  readonly rows: string[][] = [];
  #letters = 0;

  add(cells: readonly string[]): void {
    if (!cells.some((cell) => cell.trim() !== '')) return;
    // One more for the titles.
    if (this.rows.length > mostRows) throw tooManyRows();
    this.#letters += cells.reduce((sum, cell) => sum + cell.length, 0);
    if (this.#letters > mostLetters) throw tooMuchText();
    this.rows.push([...cells]);
  }
}
