import { mergedCell, surplusCell } from '../cell-marks.ts';
import { areAllRequired, knownColumns, mayRepeat } from '../sheet-columns.ts';
import type { Sheet } from './sheet.ts';
import { mostLetters, mostRows, tooManyRows, tooMuchText } from './sheet-limits.ts';

/** Titles are looked for in so many rows: a title of the whole or a guide may stand above. */
const mostRowsAbove = 20;

interface SheetRowsOptions {
  /** TITLES: a row of more cells than the titles have is out of place. In a workbook notes may stand beside them. */
  mostCells?: 'TITLES';
}

/** Cells of one column that are merged, by the numbers of their rows in the file. */
export interface MergedCells {
  column: number;
  first: number;
  last: number;
}

/** Collects the rows of a sheet that have a text in a known column, and stops at the first row too many. */
export class SheetRows {
  readonly #options: SheetRowsOptions;
  #rows: string[][] = [];
  #hiddenRows: number[] = [];
  /** Numbers of the rows in the file. */
  #places: number[] = [];
  /** Indexes of the columns whose titles are known. */
  #known: number[] = [];
  #letters = 0;

  constructor(options: SheetRowsOptions = {}) {
    this.#options = options;
  }

  get hasTitles(): boolean {
    return this.#known.length > 0;
  }

  /** Titles of all required columns, with rows below them. */
  get hasOrders(): boolean {
    return this.#rows.length > 1 && areAllRequired(this.#rows[0] ?? []);
  }

  add(cells: readonly string[], isHidden = false, place = 0): void {
    if (!cells.some((cell) => cell.trim() !== '')) return;
    this.#letters += cells.reduce((sum, cell) => sum + cell.length, 0);
    if (this.#letters > mostLetters) throw tooMuchText();
    if (this.#rows.length <= mostRowsAbove && this.#areBetterTitles(cells)) {
      this.#known = knownColumns(cells);
      this.#rows = [[...cells]];
      this.#hiddenRows = [];
      this.#places = [place];
      return;
    }
    if (!this.hasTitles) {
      if (this.#rows.length > mostRowsAbove) return;
      this.#rows.push([...cells]);
      this.#places.push(place);
      return;
    }
    // Templates of others are filled in beforehand, with a number in each row, for example.
    if (!this.#known.some((index) => (cells[index] ?? '').trim() !== '')) return;
    // One more for the titles.
    if (this.#rows.length > mostRows) throw tooManyRows();
    if (isHidden) this.#hiddenRows.push(this.#rows.length);
    this.#rows.push(this.#inPlace(cells));
    this.#places.push(place);
  }

  /** Marks the empty cells below the first of merged ones, in rows that have a text of their own. */
  merge({ column, first, last }: MergedCells): void {
    if (!this.#known.includes(column) || !mayRepeat(this.#rows[0]?.[column] ?? '')) return;
    const begin = this.#places.indexOf(first);
    const text = begin > 0 ? (this.#rows[begin]?.[column] ?? '') : '';
    if (text.trim() === '') return;
    for (let index = begin + 1; index < this.#rows.length; index += 1) {
      const [row, place] = [this.#rows[index], this.#places[index]];
      if (!row || place === undefined || place > last) return;
      if ((row[column] ?? '').trim() === '') row[column] = mergedCell(text);
    }
  }

  sheet(hiddenColumns: readonly number[] = []): Sheet {
    return { rows: this.#rows, hiddenRows: this.#hiddenRows, hiddenColumns: [...hiddenColumns] };
  }

  /** Above the titles another row may have some of their words, such as the name of a group of columns. */
  #areBetterTitles(cells: readonly string[]): boolean {
    if (areAllRequired(this.#rows[0] ?? [])) return false;
    const found = knownColumns(cells).length;
    return found > 1 && found > this.#known.length;
  }

  #inPlace(cells: readonly string[]): string[] {
    const width = this.#rows[0]?.length ?? 0;
    const isOut = this.#options.mostCells === 'TITLES' && cells.slice(width).some((cell) => cell.trim() !== '');
    const last = this.#known.at(-1);
    return cells.map((cell, index) => (isOut && index === last ? surplusCell(cell) : cell));
  }
}
