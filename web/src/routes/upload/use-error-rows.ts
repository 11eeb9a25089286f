import { useRef, useState } from 'react';
import { readNumbers, readWhole } from './read-rows.ts';
import { joined, type Entry } from './row-list.ts';
import { useReadPage, useReread, type RowSource } from './row-source.ts';
import { useLatestState } from './use-latest-state.ts';

const noPages: ReadonlySet<number> = new Set();

/** The rows with mistakes. One that is mended stays in its place until the choice is made anew, so that no row moves away. */
export function useErrorRows(number: string, revision: string): RowSource {
  const readErrors = useReadPage(number, { errorsOnly: true });
  const readAll = useReadPage(number);
  const [entries, latest, change] = useLatestState<readonly Entry[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const reads = useRef(0);
  const deleted = useRef(new Set<number>());

  async function read() {
    reads.current += 1;
    const own = reads.current;
    try {
      const wrong = await readWhole(readErrors);
      const isWrong = new Set(wrong.map(({ number: rowNumber }) => rowNumber));
      const others = (latest.current ?? [])
        .map(({ number: rowNumber }) => rowNumber)
        .filter((each) => !isWrong.has(each));
      const mended = await readNumbers(others, readAll);
      if (own !== reads.current) return;
      setFailure(null);
      change(() => joined(wrong, mended).filter(({ number: rowNumber }) => !deleted.current.has(rowNumber)));
    } catch (error) {
      if (own === reads.current) setFailure(error);
    }
  }
  useReread(revision, () => void read());

  return {
    entries: entries ?? [],
    isLoading: entries === null && failure === null,
    failure: entries === null ? failure : null,
    failedPages: noPages,
    want() {
      if (reads.current === 0) void read();
    },
    load: async () => latest.current ?? [],
    retry() {
      setFailure(null);
      void read();
    },
    forget(rowNumber) {
      deleted.current.add(rowNumber);
      change((now) => now && now.filter((entry) => entry.number !== rowNumber));
    },
  };
}
