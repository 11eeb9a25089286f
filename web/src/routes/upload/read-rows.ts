import { joined, pageOf, pageRows, type Entry, type RowPage } from './row-list.ts';

/** Reads a page of a list, from 1. */
export type ReadPage = (page: number) => Promise<RowPage>;

/** Times that a list is read from its beginning, since it changed meanwhile. */
const mostReads = 3;

/** A list to its end. Its pages move up while rows are mended, so one that changes is read again: no row is skipped. */
export async function readWhole(readPage: ReadPage): Promise<Entry[]> {
  let found: Entry[] = [];
  for (let read = 0; read < mostReads; read += 1) {
    const first = await readPage(1);
    found = joined(found, first.entries);
    if (await readRest(first.totalCount)) return found;
  }
  return found;

  /** False: another number of rows is told by now. */
  async function readRest(totalCount: number): Promise<boolean> {
    for (let page = 2; page <= Math.ceil(totalCount / pageRows); page += 1) {
      const next = await readPage(page);
      found = joined(found, next.entries);
      if (next.totalCount !== totalCount) return false;
    }
    return true;
  }
}

/** Those of some rows that are still there, out of the list of all rows. The place of a row is its number or before it. */
export async function readNumbers(rowNumbers: readonly number[], readPage: ReadPage): Promise<Entry[]> {
  let wanted = rowNumbers;
  const found: Entry[] = [];
  for (let page = pageOf(Math.max(0, ...rowNumbers) - 1); page > 0; page -= 1) {
    if (!wanted.some((rowNumber) => pageOf(rowNumber - 1) >= page)) continue;
    const { entries } = await readPage(page);
    found.push(...entries.filter(({ number }) => wanted.includes(number)));
    const [first] = entries;
    // What is neither on this page nor before it was deleted.
    if (first) wanted = wanted.filter((rowNumber) => rowNumber < first.number);
  }
  return joined(found);
}
