import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import {
  BulkOrderRowFactsFragmentDoc,
  UpdateBulkOrderRowDocument,
  type BulkOrderFactsFragment,
} from '../../__generated__/graphql.ts';
import { failureText } from '../../shared/form/failure-text.ts';
import { inOrder } from '../../shop/cart/in-order.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { plainCells, type Cells, type Row } from './columns.ts';

/** Typed values that are not stored yet. */
export interface Draft {
  row: Row;
  cells: Partial<Cells>;
  /** Why it could not be stored; null: it is on its way. */
  failure: string | null;
}

export interface RowEdits {
  /** By the number of the row. */
  drafts: ReadonlyMap<number, Draft>;
  save: (row: Row, changes: Partial<Cells>) => void;
  /** Stores again what could not be stored. */
  saveFailed: () => void;
  remove: (row: Row) => Promise<string | null>;
}

/** Stores what is typed, one row after the other: each answer holds all that changed, and the latest has to win. */
export function useRowEdits({ id: bulkOrderId, number }: Pick<BulkOrderFactsFragment, 'id' | 'number'>): RowEdits {
  const client = useApolloClient();
  const mallUrl = useMallUrl();
  const [drafts, setDrafts] = useState<ReadonlyMap<number, Draft>>(new Map());
  const latest = useRef(drafts);
  const queue = useRef({});
  const isUnsaved = drafts.size > 0;
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  function put(rowNumber: number, draft: Draft | null) {
    const next = new Map(latest.current);
    if (draft) next.set(rowNumber, draft);
    else next.delete(rowNumber);
    latest.current = next;
    setDrafts(next);
  }

  /** Resolves to why it was refused, or to null; never rejects. */
  async function send(rowNumber: number, cells: Cells | null): Promise<string | null> {
    try {
      const variables = { input: { mallUrl, number, rowNumber, cells } };
      const { data } = await client.mutate({ mutation: UpdateBulkOrderRowDocument, variables });
      const result = data?.updateBulkOrderRow;
      if (!result) return failureText(null);
      return 'message' in result ? result.message : null;
    } catch (error) {
      return failureText(error);
    }
  }

  async function store(row: Row) {
    const { id, number: rowNumber, cells: shown } = row;
    const sent = latest.current.get(rowNumber)?.cells;
    if (!sent) return;
    const fragment = { fragment: BulkOrderRowFactsFragmentDoc, fragmentName: 'BulkOrderRowFacts' };
    // An edit before this one may have changed the row since it was drawn.
    const stored = client.readFragment({
      ...fragment,
      id: client.cache.identify({ __typename: 'BulkOrderRow', id }) ?? '',
    });
    const failure = await send(rowNumber, plainCells(stored?.cells ?? shown, sent));
    const now = latest.current.get(rowNumber)?.cells ?? {};
    if (failure !== null) return put(rowNumber, { row, cells: now, failure });
    const left = Object.entries(now).filter(([name, text]) => sent[name as keyof Cells] !== text); // of a draft's own cells
    put(rowNumber, left.length === 0 ? null : { row, cells: Object.fromEntries(left), failure: null });
  }

  function save(row: Row, changes: Partial<Cells>) {
    const cells = { ...latest.current.get(row.number)?.cells, ...changes };
    put(row.number, { row, cells, failure: null });
    void inOrder(queue.current, () => store(row));
  }

  return {
    drafts,
    save,
    saveFailed() {
      for (const { row, failure } of latest.current.values()) if (failure !== null) save(row, {});
    },
    remove: (row) =>
      inOrder(queue.current, async () => {
        const failure = await send(row.number, null);
        if (failure !== null) return failure;
        put(row.number, null);
        // The rows behind it move up, on pages that were read before too.
        client.cache.evict({ id: client.cache.identify({ __typename: 'BulkOrderRow', id: row.id }) });
        const id = client.cache.identify({ __typename: 'BulkOrder', id: bulkOrderId });
        client.cache.evict({ id, fieldName: 'rows' });
        return null;
      }),
  };
}
