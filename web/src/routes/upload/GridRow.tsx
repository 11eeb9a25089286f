import { useRef, useState } from 'react';
import { formatWon } from '../../shared/format/money.ts';
import { columns, errorAt, type Column, type Row } from './columns.ts';
import classes from './RowGrid.module.css';
import type { GridKeys, Place } from './use-grid-keys.ts';
import type { Draft, RowEdits } from './use-row-edits.ts';

interface GridRowProps {
  gridId: string;
  index: number;
  row: Row;
  draft: Draft | undefined;
  keys: GridKeys;
  save: RowEdits['save'];
}

const states: Readonly<Record<NonNullable<Row['status']>, string>> = {
  OPEN: '',
  PLACED: '주문됨',
  FAILED: '주문 실패',
  LEFT_OUT: '제외',
  ENDED: '결제 기한 만료',
};

/** Its state, that it has mistakes, or what it costs. Empty where the mall tells none of these. */
function factOf({ status, errors, payTotal }: Row): string {
  const state = states[status ?? 'OPEN'];
  if (state !== '') return state;
  if (errors.length > 0) return '오류';
  return payTotal === null ? '' : formatWon(payTotal);
}

/** A row of the grid, with each mistake at its cell. */
export function GridRow({ gridId, index, row, draft, keys, save }: GridRowProps) {
  const { place, editing, goTo, edit } = keys;
  const isActive = place.row === index;
  return (
    <>
      <th scope="row" className={classes.number} aria-colindex={1}>
        {row.number}
        <small>{factOf(row)}</small>
      </th>
      {columns.map((column, at) => {
        const isHere = isActive && place.column === at;
        return (
          <GridCell
            key={column.name}
            gridId={gridId}
            place={{ row: index, column: at }}
            column={column}
            row={row}
            text={draft?.cells[column.name] ?? row.cells[column.name]}
            isUnsaved={draft?.cells[column.name] !== undefined}
            isActive={isHere}
            editing={isHere ? editing : null}
            onDone={(text, step) => {
              if (text !== null && text !== row.cells[column.name]) save({ row, changes: { [column.name]: text } });
              if (step) goTo({ row: index + step.row, column: at + step.column });
              else edit(null);
            }}
          />
        );
      })}
    </>
  );
}

interface GridCellProps {
  gridId: string;
  place: Place;
  column: Column;
  row: Row;
  text: string;
  isUnsaved: boolean;
  isActive: boolean;
  editing: GridKeys['editing'];
  /** Null: what was typed is dropped. */
  onDone: (text: string | null, step?: { row: number; column: number }) => void;
}

function GridCell({ gridId, place, column, row, text, isUnsaved, isActive, editing, onDone }: GridCellProps) {
  const error = errorAt(row, column);
  return (
    <td
      id={cellId(gridId, place)}
      data-row={place.row}
      data-column={place.column}
      aria-colindex={place.column + 2}
      aria-selected={isActive}
      aria-invalid={error && !isUnsaved ? true : undefined}
      className={classes.cell}
      style={{ width: column.width }}
      data-unsaved={isUnsaved || undefined}
    >
      {editing ? (
        <CellField
          label={`${row.number}번 줄 ${column.title}`}
          text={editing.text ?? text}
          onDone={onDone}
          onLeave={() => document.getElementById(gridId)?.focus({ preventScroll: true })}
        />
      ) : (
        text
      )}
      {error && !isUnsaved && !editing ? <small className={classes.error}>{error.message}</small> : null}
    </td>
  );
}

type CellFieldProps = { label: string; text: string; onLeave: () => void } & Pick<GridCellProps, 'onDone'>;

function CellField({ label, text, onDone, onLeave }: CellFieldProps) {
  const [value, setValue] = useState(text);
  const isDone = useRef(false);
  const finish: GridCellProps['onDone'] = (...result) => {
    if (isDone.current) return; // the blur that follows a key
    isDone.current = true;
    onDone(...result);
  };
  return (
    <input
      className={classes.field}
      aria-label={label}
      // It takes the place of the cell that is active.
      ref={takeFocus}
      value={value}
      onChange={({ currentTarget }) => setValue(currentTarget.value)}
      onBlur={() => finish(value)}
      onMouseDown={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        const step = steps[`${event.shiftKey ? 'Shift+' : ''}${event.key}`];
        if (event.key !== 'Escape' && !step) return;
        event.preventDefault();
        event.stopPropagation();
        finish(event.key === 'Escape' ? null : value, step);
        onLeave();
      }}
    />
  );
}

function takeFocus(element: HTMLInputElement | null): void {
  element?.focus({ preventScroll: true });
}

/** Where a cell is of which something in it was pressed. */
export function placeOf(pressed: EventTarget): Place | null {
  const cell = pressed instanceof Element ? pressed.closest('td[data-row]') : null;
  return cell instanceof HTMLElement ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : null;
}

/** The id of a cell, which its grid names as the active one. */
export function cellId(gridId: string, { row, column }: Place): string {
  return `${gridId}-${row}-${column}`;
}

const steps: Readonly<Record<string, { row: number; column: number }>> = {
  Enter: { row: 1, column: 0 },
  'Shift+Enter': { row: -1, column: 0 },
  Tab: { row: 0, column: 1 },
  'Shift+Tab': { row: 0, column: -1 },
};
