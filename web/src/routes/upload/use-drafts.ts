import { useEffect, type RefObject } from 'react';
import type { Cells, Row } from './columns.ts';
import { useLatestState } from './use-latest-state.ts';

/** Typed values that are not stored yet. */
export interface Draft {
  row: Row;
  cells: Partial<Cells>;
  /** Why it could not be stored; null: it is on its way. */
  failure: string | null;
}

/** By the number of the row. */
export type Drafts = ReadonlyMap<number, Draft>;

/** Null: the row has no draft any more. */
export type DraftChange = readonly [rowNumber: number, draft: Draft | null];

/** What is typed and not stored yet. While there is any, the browser asks before it leaves the page. */
export function useDrafts(): [drafts: Drafts, latest: RefObject<Drafts>, put: (...changes: DraftChange[]) => void] {
  const [drafts, latest, change] = useLatestState<Drafts>(new Map());
  const isUnsaved = drafts.size > 0;
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  const put = (...changes: DraftChange[]) =>
    change((now) => {
      const next = new Map(now);
      for (const [rowNumber, draft] of changes) {
        if (draft) next.set(rowNumber, draft);
        else next.delete(rowNumber);
      }
      return next;
    });
  return [drafts, latest, put];
}
