import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { runSerially } from '../../shared/serial-queue.ts';
import { plainCells, type Cells, type Row } from './columns.ts';
import { inBatches } from './row-batches.ts';
import type { RowEdit } from './row-edit.ts';
import { useDrafts, type DraftChange, type Drafts } from './use-drafts.ts';
import { useEditHistory, type EditHistory } from './use-edit-history.ts';
import { useRowCalls } from './use-row-calls.ts';
import { readRowFacts } from './use-row-facts.ts';

export interface RowEdits {
  drafts: Drafts;
  history: Pick<EditHistory, 'canUndo' | 'canRedo' | 'rows'>;
  /** Takes the last act back. Resolves to the number of rows; 0: there is nothing to take back, or it has changed since. */
  undo: () => number;
  redo: () => number;
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
export function useRowEdits(number: string, onOthersChanged: () => void): RowEdits {
  const client = useApolloClient();
  const [drafts, latest, put] = useDrafts();
  const { sendOne, sendTogether } = useRowCalls(number, onOthersChanged);
  const history = useEditHistory(latest);
  const queue = useRef({});

  /** Its typed cells, and all of its cells. Null: they are stored already. */
  function toSend(row: Row): Sent | null {
    const typed = latest.current.get(row.number)?.cells;
    if (!typed) return null;
    // An edit before this one may have changed the row since it was drawn.
    const stored = readRowFacts(client, row.id);
    return { row, typed, all: plainCells(stored?.cells ?? row.cells, typed) };
  }

  function settle(batch: readonly Sent[], failure: string | null) {
    put(
      ...batch.map(({ row, typed }): DraftChange => {
        const now = latest.current.get(row.number)?.cells ?? {};
        if (failure !== null) return [row.number, { row, cells: now, failure }];
        const left = Object.entries(now).filter(([name, text]) => typed[name as keyof Cells] !== text); // of a draft's own cells
        return [row.number, left.length === 0 ? null : { row, cells: Object.fromEntries(left), failure: null }];
      }),
    );
  }

  async function store(batch: readonly Sent[]) {
    const rows = batch.map(({ row, all: cells }) => ({ rowNumber: row.number, cells }));
    const failure = batch.length > 1 && (await sendTogether(rows));
    if (failure !== false) return settle(batch, failure);
    for (const each of batch) settle([each], await sendOne(each.row.number, each.all));
  }

  async function storeAll(rows: readonly Row[]) {
    const sent = rows.flatMap((row) => toSend(row) ?? []);
    for (const batch of inBatches(sent, ({ all }) => JSON.stringify(all).length)) await store(batch);
  }

  function keep(edits: readonly RowEdit[]): number {
    put(
      ...edits.map(({ row, changes }): DraftChange => {
        const cells = { ...latest.current.get(row.number)?.cells, ...changes };
        return [row.number, { row, cells, failure: null }];
      }),
    );
    void runSerially(queue.current, () => storeAll(edits.map(({ row }) => row)));
    return edits.length;
  }

  function save(...edits: readonly RowEdit[]) {
    history.record(edits);
    keep(edits);
  }

  return {
    drafts,
    history,
    save,
    undo: () => keep(history.undo()),
    redo: () => keep(history.redo()),
    saveFailed() {
      const failed = [...latest.current.values()].filter(({ failure }) => failure !== null);
      keep(failed.map(({ row }) => ({ row, changes: {} })));
    },
    remove: (row) =>
      runSerially(queue.current, async () => {
        const failure = await sendOne(row.number, null);
        if (failure !== null) return failure;
        put([row.number, null]);
        // What is undone or mended later must not find it.
        client.cache.evict({ id: client.cache.identify({ __typename: 'BulkOrderRow', id: row.id }) ?? '' });
        return null;
      }),
  };
}
