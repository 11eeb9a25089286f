import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import {
  BulkOrderRowFactsFragmentDoc,
  BulkOrderRowsDocument,
  BulkOrderStateDocument,
  UpdateBulkOrderRowDocument,
  UpdateBulkOrderRowsDocument,
  type BulkOrderFactsFragment,
} from '../../__generated__/graphql.ts';
import { failureText } from '../../shared/form/failure-text.ts';
import { inOrder } from '../../shop/cart/in-order.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { plainCells, type Cells, type Row } from './columns.ts';
import { inBatches } from './row-batches.ts';

/** Typed values that are not stored yet. */
export interface Draft {
  row: Row;
  cells: Partial<Cells>;
  /** Why it could not be stored; null: it is on its way. */
  failure: string | null;
}

/** What was typed or pasted into a row. */
export interface RowEdit {
  row: Row;
  changes: Partial<Cells>;
}

export interface RowEdits {
  /** By the number of the row. */
  drafts: ReadonlyMap<number, Draft>;
  /** Stores the edits of one act together. */
  save: (...edits: readonly RowEdit[]) => void;
  /** Stores again what could not be stored. */
  saveFailed: () => void;
  remove: (row: Row) => Promise<string | null>;
}

/** A row on its way. */
interface Sent {
  row: Row;
  typed: Partial<Cells>;
  all: Cells;
}

/** Stores what is typed, one act after the other: each answer holds all that changed, and the latest has to win. */
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

  function put(...changes: readonly (readonly [rowNumber: number, draft: Draft | null])[]) {
    const next = new Map(latest.current);
    for (const [rowNumber, draft] of changes) {
      if (draft) next.set(rowNumber, draft);
      else next.delete(rowNumber);
    }
    latest.current = next;
    setDrafts(next);
  }

  /** Once it is confirmed, such as in another tab, the page has to show it. */
  function readAnew() {
    const variables = { mallUrl, number };
    void client.query({ query: BulkOrderStateDocument, variables, fetchPolicy: 'network-only' }).catch(() => {});
  }

  /** The other rows, of which the mall did not tell what an edit changed. */
  function readRowsAnew() {
    void client.refetchQueries({ include: [BulkOrderRowsDocument] });
  }

  /** Resolves to why it was refused, or to null; never rejects. */
  async function send(rowNumber: number, cells: Cells | null): Promise<string | null> {
    try {
      const variables = { input: { mallUrl, number, rowNumber, cells } };
      const { data } = await client.mutate({ mutation: UpdateBulkOrderRowDocument, variables });
      const result = data?.updateBulkOrderRow;
      if (!result) return failureText(null);
      if (result.__typename === 'WrongState') readAnew();
      if (result.__typename === 'BulkOrderRowUpdated' && result.changedRows === null) readRowsAnew();
      return 'message' in result ? result.message : null;
    } catch (error) {
      return failureText(error);
    }
  }

  /** All of them or none. False: none, and each may say for itself why. */
  async function sendTogether(batch: readonly Sent[]): Promise<string | boolean> {
    try {
      const rows = batch.map(({ row, all: cells }) => ({ rowNumber: row.number, cells }));
      const variables = { input: { mallUrl, number, rows } };
      const { data } = await client.mutate({ mutation: UpdateBulkOrderRowsDocument, variables });
      const result = data?.updateBulkOrderRows;
      if (!result) return failureText(null);
      if (result.__typename === 'BulkOrderRowsUpdated' && result.changedRows === null) readRowsAnew();
      if (result.__typename === 'BulkOrderRowsUpdated') return true;
      if (result.__typename === 'WrongState') readAnew();
      // A row that is gone keeps none of the others from being stored, and older malls know no call for several.
      return result.__typename === 'FormRefused' ? false : result.message;
    } catch (error) {
      return failureText(error);
    }
  }

  /** Its typed cells, and all of its cells. Null: they are stored already. */
  function toSend(row: Row): Sent | null {
    const typed = latest.current.get(row.number)?.cells;
    if (!typed) return null;
    // An edit before this one may have changed the row since it was drawn.
    const stored = client.readFragment({
      fragment: BulkOrderRowFactsFragmentDoc,
      fragmentName: 'BulkOrderRowFacts',
      id: client.cache.identify({ __typename: 'BulkOrderRow', id: row.id }) ?? '',
    });
    return { row, typed, all: plainCells(stored?.cells ?? row.cells, typed) };
  }

  function settle(batch: readonly Sent[], failure: string | null) {
    put(
      ...batch.map(({ row, typed }): [number, Draft | null] => {
        const now = latest.current.get(row.number)?.cells ?? {};
        if (failure !== null) return [row.number, { row, cells: now, failure }];
        const left = Object.entries(now).filter(([name, text]) => typed[name as keyof Cells] !== text); // of a draft's own cells
        return [row.number, left.length === 0 ? null : { row, cells: Object.fromEntries(left), failure: null }];
      }),
    );
  }

  async function store(batch: readonly Sent[]) {
    const stored = batch.length > 1 && (await sendTogether(batch));
    if (stored !== false) return settle(batch, stored === true ? null : stored);
    for (const each of batch) settle([each], await send(each.row.number, each.all));
  }

  async function storeAll(rows: readonly Row[]) {
    const sent = rows.flatMap((row) => toSend(row) ?? []);
    for (const batch of inBatches(sent, ({ all }) => JSON.stringify(all).length)) await store(batch);
  }

  function save(...edits: readonly RowEdit[]) {
    put(
      ...edits.map(({ row, changes }): [number, Draft] => {
        const cells = { ...latest.current.get(row.number)?.cells, ...changes };
        return [row.number, { row, cells, failure: null }];
      }),
    );
    void inOrder(queue.current, () => storeAll(edits.map(({ row }) => row)));
  }

  return {
    drafts,
    save,
    saveFailed() {
      const failed = [...latest.current.values()].filter(({ failure }) => failure !== null);
      save(...failed.map(({ row }) => ({ row, changes: {} })));
    },
    remove: (row) =>
      inOrder(queue.current, async () => {
        const failure = await send(row.number, null);
        if (failure !== null) return failure;
        put([row.number, null]);
        // The rows behind it move up, on pages that were read before too.
        client.cache.evict({ id: client.cache.identify({ __typename: 'BulkOrderRow', id: row.id }) });
        const id = client.cache.identify({ __typename: 'BulkOrder', id: bulkOrderId });
        client.cache.evict({ id, fieldName: 'rows' });
        return null;
      }),
  };
}
