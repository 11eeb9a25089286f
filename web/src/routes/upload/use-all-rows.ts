import { useRef, useState } from 'react';
import { pageOf, unreadList, withoutRow, withPage } from './row-list.ts';
import { useReadPage, useReread, type RowSource } from './row-source.ts';
import { useLatestState } from './use-latest-state.ts';

const noFailures: ReadonlyMap<number, unknown> = new Map();

/** Times that a page is read for one act, since the list changed meanwhile. */
const mostReads = 3;

/** All rows of a bulk order, or those with a text. Pages are read as they come near the screen. */
export function useAllRows(number: string, revision: string, keyword = ''): RowSource {
  const readPage = useReadPage(number, { keyword });
  const [list, latest, change] = useLatestState(unreadList);
  const [failures, setFailures] = useState(noFailures);
  const reading = useRef(new Map<number, Promise<void>>());

  function read(page: number): Promise<void> {
    const running = reading.current.get(page);
    if (running) return running;
    const isRunning = () => reading.current.get(page) === own;
    const own = (async () => {
      try {
        const found = await readPage(page);
        if (!isRunning()) return await read(page); // it has changed since
        change((now) => withPage(now, page, found));
      } finally {
        if (isRunning()) reading.current.delete(page);
      }
    })();
    reading.current.set(page, own);
    return own;
  }

  function readAnew() {
    reading.current.clear();
    setFailures(noFailures);
    change(({ entries }) => ({ entries, pages: new Set() }));
  }
  useReread(revision, readAnew);

  return {
    entries: list.entries,
    isLoading: list.pages.size === 0 && list.entries.length === 0 && failures.size === 0,
    failure: list.entries.length === 0 ? (failures.get(pageOf(0)) ?? null) : null,
    failedPages: new Set(failures.keys()),
    want(pages) {
      for (const page of pages) {
        if (latest.current.pages.has(page) || failures.has(page) || reading.current.has(page)) continue;
        read(page).catch((error: unknown) => setFailures((now) => new Map(now).set(page, error)));
      }
    },
    async load(pages) {
      for (let reads = pages.length * mostReads; reads >= 0; reads -= 1) {
        const missing = pages.find((page) => !latest.current.pages.has(page));
        if (missing === undefined) return latest.current.entries;
        await read(missing);
      }
      throw new Error('The rows change faster than they are read.');
    },
    retry: () => setFailures(noFailures),
    forget(rowNumber) {
      reading.current.clear();
      change((now) => withoutRow(now, rowNumber));
    },
  };
}
