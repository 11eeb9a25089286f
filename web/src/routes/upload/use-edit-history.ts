import { useApolloClient } from '@apollo/client/react';
import { columns, type CellName, type Cells, type Row } from './columns.ts';
import type { RowEdit } from './row-edit.ts';
import type { Drafts } from './use-drafts.ts';
import { useLatestState } from './use-latest-state.ts';
import { readRowFacts } from './use-row-facts.ts';

/** A cell that an act changed. */
interface ChangedCell {
  row: Row;
  name: CellName;
  before: string;
  after: string;
}

type Act = readonly ChangedCell[];

interface Acts {
  done: readonly Act[];
  undone: readonly Act[];
}

const mostActs = 100;

export interface EditHistory {
  canUndo: boolean;
  canRedo: boolean;
  /** Rows that an act changed, undone or not. */
  rows: readonly Row[];
  /** Notes an act before it is stored. */
  record: (edits: readonly RowEdit[]) => void;
  /** Edits that take the last act back. None where its cells have other texts by now. */
  undo: () => RowEdit[];
  redo: () => RowEdit[];
}

/** Acts on the cells of a bulk order, of which the last ones can be undone. A deleted row does not come back. */
export function useEditHistory(drafts: { readonly current: Drafts }): EditHistory {
  const client = useApolloClient();
  const [acts, latest, change] = useLatestState<Acts>({ done: [], undone: [] });

  /** Null: the row is not there any more. */
  function textOf(row: Row, name: CellName): string | null {
    const draft = drafts.current.get(row.number)?.cells[name];
    return draft ?? readRowFacts(client, row.id)?.cells[name] ?? null;
  }

  function editsOf(act: Act, from: 'before' | 'after', to: 'before' | 'after'): RowEdit[] {
    const byRow = new Map<number, RowEdit>();
    for (const cell of act) {
      // Another tab, or a file of mended rows, has the last word.
      if (textOf(cell.row, cell.name) !== cell[from]) continue;
      const edit = byRow.get(cell.row.number) ?? { row: cell.row, changes: {} };
      byRow.set(cell.row.number, { ...edit, changes: { ...edit.changes, [cell.name]: cell[to] } });
    }
    return [...byRow.values()];
  }

  return {
    canUndo: acts.done.length > 0,
    canRedo: acts.undone.length > 0,
    rows: [...acts.done, ...acts.undone].flatMap((act) => act.map(({ row }) => row)),
    record(edits) {
      const act = edits.flatMap(({ row, changes }) =>
        namesOf(changes).flatMap((name): ChangedCell[] => {
          const [before, after] = [textOf(row, name) ?? '', changes[name] ?? ''];
          return before === after ? [] : [{ row, name, before, after }];
        }),
      );
      if (act.length > 0) change(({ done }) => ({ done: [...done, act].slice(-mostActs), undone: [] }));
    },
    undo() {
      const act = latest.current.done.at(-1);
      if (!act) return [];
      change(({ done, undone }) => ({ done: done.slice(0, -1), undone: [...undone, act] }));
      return editsOf(act, 'after', 'before');
    },
    redo() {
      const act = latest.current.undone.at(-1);
      if (!act) return [];
      change(({ done, undone }) => ({ done: [...done, act], undone: undone.slice(0, -1) }));
      return editsOf(act, 'before', 'after');
    },
  };
}

function namesOf(changes: Partial<Cells>): CellName[] {
  return columns.map(({ name }) => name).filter((name) => changes[name] !== undefined);
}
