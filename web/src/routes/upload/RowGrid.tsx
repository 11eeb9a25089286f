import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { BulkOrderFactsFragment } from '../../__generated__/graphql.ts';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { ActiveCell } from './ActiveCell.tsx';
import { columns } from './columns.ts';
import { screenRows } from './grid-sizes.ts';
import { GridTable } from './GridTable.tsx';
import { GridTools } from './GridTools.tsx';
import { nextError } from './next-error.ts';
import classes from './RowGrid.module.css';
import { pageRows, type Entry } from './row-list.ts';
import type { RowSource } from './row-source.ts';
import { rowsAtOf } from './rows-at.ts';
import { useGridKeys, type GridCommand } from './use-grid-keys.ts';
import { useRangeEdits } from './use-range-edits.ts';
import type { RowEdits } from './use-row-edits.ts';
import { readRowFacts } from './use-row-facts.ts';
import { useRowPaste } from './use-row-paste.ts';

interface RowGridProps {
  bulkOrder: BulkOrderFactsFragment;
  source: RowSource;
  edits: RowEdits;
}

/** The rows of a bulk order, and what is known and can be done about the active cell. */
export function RowGrid({ bulkOrder, source, edits }: RowGridProps) {
  const { entries } = source;
  const client = useApolloClient();
  const table = useRef<HTMLTableElement>(null);
  const [note, setNote] = useState<string | null>(null);
  const canEdit = bulkOrder.availableActions.includes('EDIT');
  const rowOf = ({ id }: Entry) => readRowFacts(client, id);
  const keys = useGridKeys({
    list: source,
    screenRows,
    canEdit,
    cellAt({ row: rowNumber, index, column }) {
      const entry = entries[index];
      const row = entry?.number === rowNumber ? rowOf(entry) : null;
      const name = columns[column]?.name;
      if (row && name) return { row, text: edits.drafts.get(row.number)?.cells[name] ?? row.cells[name] };
      setNote(rowIsMissing);
      return null;
    },
    onTyped(row, column, text) {
      const name = columns[column]?.name;
      if (name) edits.save({ row, changes: { [name]: text } });
    },
    onCommand: (command) => commands[command](),
  });
  const { place } = keys;
  const rowsAt = rowsAtOf(source, rowOf);
  const paste = useRowPaste({ keys, rowsAt, save: edits.save, onNote: setNote });
  const range = useRangeEdits({ keys, rowsAt, rowOf, edits, onNote: setNote });
  const commands: Record<GridCommand, () => void> = {
    undo: () => setNote(edits.undo() > 0 ? '되돌렸어요.' : '되돌릴 것이 없어요.'),
    redo: () => setNote(edits.redo() > 0 ? '다시 실행했어요.' : '다시 실행할 것이 없어요.'),
    fillDown: range.fillDown,
    clear: range.clear,
  };
  const entry = entries[place.index] ?? null;
  const active = entry?.number === place.row ? entry : null;
  const focusTable = () => table.current?.focus({ preventScroll: true });

  async function rowsOf(page: number) {
    const read = (await source.load([page])).slice((page - 1) * pageRows, page * pageRows);
    return read.map((each) => each && rowOf(each));
  }

  async function goToNextError() {
    const next = await nextError(place, { rowCount: entries.length, pageRows, rowsOf }).catch(() => null);
    setNote(next ? null : '다른 오류를 찾지 못했어요.');
    if (next) keys.goTo(next);
    focusTable();
  }

  function onRemoved(rowNumber: number) {
    source.forget(rowNumber);
    // The row behind it is at its place now.
    keys.goTo({ ...place, row: null });
    setNote(`${rowNumber}번 줄을 삭제했어요.`);
    focusTable();
  }

  if (source.failure !== null) return <SectionFailure error={source.failure} onRetry={source.retry} />;
  return (
    <>
      <GridTools
        canEdit={canEdit}
        history={edits.history}
        onCommand={(command) => {
          commands[command]();
          focusTable();
        }}
        onCopy={() => {
          range.copy();
          focusTable();
        }}
      />
      <GridTable
        table={table}
        source={source}
        keys={keys}
        active={active}
        drafts={edits.drafts}
        canEdit={canEdit}
        onPaste={paste}
        onCopy={range.onCopy}
      />
      <output className={classes.note}>{note}</output>
      {active ? (
        <ActiveCell
          key={active.id}
          id={active.id}
          column={columns[place.column]}
          edits={edits}
          canEdit={canEdit}
          onNextError={bulkOrder.errorCount > 0 ? () => void goToNextError() : null}
          onRemoved={onRemoved}
        />
      ) : null}
    </>
  );
}

const rowIsMissing = '선택한 줄을 불러오지 못했거나 다른 곳에서 삭제했어요. 칸을 다시 선택해 주세요.';
