/** As many rows as a page of the list has. */
export const pageRows = 100;

/** Which row it is. Its texts are in the cache. */
export interface Entry {
  id: string;
  number: number;
}

/** The rows of a grid in their order, as far as they were read. */
export interface RowList {
  /** By their index; null: not read yet. */
  entries: readonly (Entry | null)[];
  /** Pages that were read, from 1. */
  pages: ReadonlySet<number>;
}

/** What the mall answers for a page. */
export interface RowPage {
  totalCount: number;
  entries: readonly Entry[];
}

export const unreadList: RowList = { entries: [], pages: new Set() };

export function pageOf(index: number): number {
  return Math.floor(index / pageRows) + 1;
}

/** Pages that hold the rows from one index up to another, which is not included. */
export function pagesOf(begin: number, end: number): number[] {
  if (end <= begin) return [];
  const first = pageOf(begin);
  return Array.from({ length: pageOf(end - 1) - first + 1 }, (_, step) => first + step);
}

/** Null: it is not in the list, or not read yet. */
export function indexOf({ entries }: Pick<RowList, 'entries'>, rowNumber: number | null): number | null {
  const index = rowNumber === null ? -1 : entries.findIndex((entry) => entry?.number === rowNumber);
  return index < 0 ? null : index;
}

/** The list with a page of it. Where another number of rows is told, all other pages have to be read again. */
export function withPage(list: RowList, page: number, { totalCount, entries }: RowPage): RowList {
  const begin = (page - 1) * pageRows;
  const isSameCount = totalCount === list.entries.length;
  const next = Array.from({ length: totalCount }, (_, index) => {
    const isOfPage = index >= begin && index < begin + pageRows;
    return (isOfPage ? entries[index - begin] : list.entries[index]) ?? null;
  });
  return { entries: next, pages: new Set([...(isSameCount ? list.pages : []), page]) };
}

/** The list without a row that was deleted: those behind it move up. */
export function withoutRow(list: RowList, rowNumber: number): RowList {
  const entries = list.entries.filter((entry) => entry?.number !== rowNumber);
  const isWhole = (page: number) => !entries.slice((page - 1) * pageRows, page * pageRows).includes(null);
  return { entries, pages: new Set([...list.pages].filter(isWhole)) };
}

/** Rows of both lists, by number. */
export function joined(...lists: readonly (readonly Entry[])[]): Entry[] {
  const byNumber = new Map(lists.flat().map((entry) => [entry.number, entry]));
  return [...byNumber.values()].toSorted((one, other) => one.number - other.number);
}
