import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { BulkOrderRowsDocument } from '../../__generated__/graphql.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import type { ReadPage } from './read-rows.ts';
import type { Entry } from './row-list.ts';

/** The rows that a grid shows, and the way to those that were not read yet. */
export interface RowSource {
  /** By their index; null: not read yet. */
  entries: readonly (Entry | null)[];
  isLoading: boolean;
  /** Why there is nothing to show; null where there is. */
  failure: unknown;
  /** Pages that could not be read. */
  failedPages: ReadonlySet<number>;
  /** Names the pages that are on the screen, of which those that are missing are read. */
  want: (pages: readonly number[]) => void;
  /** All entries, once these pages are read. Throws if they cannot be. */
  load: (pages: readonly number[]) => Promise<readonly (Entry | null)[]>;
  /** Reads again what could not be read. */
  retry: () => void;
  /** Leaves out a row that was deleted. */
  forget: (rowNumber: number) => void;
}

/** Which rows are listed. */
interface RowFilter {
  errorsOnly?: boolean;
  /** A part of the receiver's name or of the own order number; empty: all rows. */
  keyword?: string;
}

/** Reads from the mall, never from the cache: others may have changed it. */
export function useReadPage(number: string, { errorsOnly = false, keyword = '' }: RowFilter = {}): ReadPage {
  const client = useApolloClient();
  const mallUrl = useMallUrl();
  return async (page) => {
    const variables = { mallUrl, number, errorsOnly, keyword: keyword === '' ? null : keyword, page };
    const { data } = await client.query({ query: BulkOrderRowsDocument, variables, fetchPolicy: 'network-only' });
    const rows = data?.viewer?.bulkOrder?.rows;
    if (!rows) throw new Error('The bulk order tells no rows.');
    return { totalCount: rows.totalCount, entries: rows.nodes.map(({ id, number: own }) => ({ id, number: own })) };
  };
}

/**
 * Reads again what is shown: when the tab is looked at again, since another one may have changed it and an edit sends all cells of
 * its row; and with each revision.
 */
export function useReread(revision: string, reread: () => void): void {
  const again = useEffectEvent(reread);
  const seen = useRef(revision);
  useEffect(() => {
    if (seen.current === revision) return;
    seen.current = revision;
    again();
  }, [revision]);
  useEffect(() => {
    const look = () => again();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);
}
