import { markOf, type Cursor } from './cursors.ts';

/** A list of numbered pages. */
interface NumberedList<Row, Page> {
  pageOf: (number: number) => Promise<ReadPage<Row, Page>>;
  /** What identifies a row in its list. */
  keyOf: (row: Row) => string;
}

interface ReadPage<Row, Page> {
  page: Page;
  /** No more than its size. */
  rows: readonly Row[];
}

interface RowsBehind<Row, Page> extends ReadPage<Row, Page> {
  /** Index of the first row. */
  offset: number;
}

/** Reads where a row was, and goes on behind where it is now. Three calls at most. */
export async function rowsBehind<Row, Page extends { totalCnt: number | null }>(
  { place, marks, isMixed }: Cursor,
  size: number,
  { pageOf, keyOf }: NumberedList<Row, Page>,
): Promise<RowsBehind<Row, Page>> {
  const number = Math.floor(place / size) + 1;
  const [at, next] = await Promise.all([pageOf(number), pageOf(number + 1)]);
  if (isMixed) return unseenOf({ marks, number, size }, at, next, keyOf);
  const around = { offset: (number - 1) * size, rows: [...at.rows, ...next.rows] };
  const known = around.rows.map((row) => markOf(keyOf(row)));
  const index = marks.map((mark) => nearest(known, mark, place - around.offset)).find((found) => found >= 0);
  if (index === undefined && marks.length > 0 && number > 1) {
    // So many are gone that what follows stands on the page before.
    const before = await pageOf(number - 1);
    const marksOfBefore = before.rows.map((row) => markOf(keyOf(row)));
    const found = marks.map((mark) => marksOfBefore.lastIndexOf(mark)).find((each) => each >= 0);
    if (found !== undefined) {
      const rows = [...before.rows.slice(found + 1), ...around.rows].slice(0, size);
      return { page: at.page, offset: around.offset - size + found + 1, rows };
    }
  }
  const from = (index ?? place - around.offset) + 1;
  const offset = around.offset + from;
  const rows = around.rows.slice(from, from + size);
  const total = Math.max(0, at.page.totalCnt ?? 0);
  const isShort = rows.length < size && offset + rows.length < total && next.rows.length === size;
  const further = isShort ? await pageOf(number + 2) : null;
  return { page: at.page, offset, rows: [...rows, ...(further?.rows ?? [])].slice(0, size) };
}

/**
 * What a page and the next have beside the rows that were seen. Those of the next page came from this one: then as many were
 * added before, and new rows of this page are of earlier ones. Else they came up from the next page.
 */
function unseenOf<Row, Page>(
  { marks, number, size }: { marks: readonly string[]; number: number; size: number },
  at: ReadPage<Row, Page>,
  next: ReadPage<Row, Page>,
  keyOf: (row: Row) => string,
): RowsBehind<Row, Page> {
  const seen = new Set(marks);
  const isUnseen = (row: Row) => !seen.has(markOf(keyOf(row)));
  const following = next.rows.filter(isUnseen);
  const cameUp = following.length < next.rows.length ? [] : at.rows.filter(isUnseen);
  const offset = number * size - cameUp.length + (next.rows.length - following.length);
  return { page: at.page, offset, rows: [...cameUp, ...following].slice(0, size) };
}

/** The place of a row that is nearest to where it was; -1 for none. Rows without a number of their own may be alike. */
function nearest(known: readonly string[], mark: string, place: number): number {
  return known.reduce(
    (best, each, index) =>
      each === mark && (best < 0 || Math.abs(index - place) < Math.abs(best - place)) ? index : best,
    -1,
  );
}
