import type { KeyboardEvent } from 'react';
import { formatWon } from '../../shared/format/money.ts';
import { errorAt, type Column, type Row } from './columns.ts';
import classes from './RowGrid.module.css';
import type { GridKeys } from './use-grid-keys.ts';

interface GridCellProps {
  gridId: string;
  /** Of its column. */
  index: number;
  column: Column;
  row: Row;
  text: string;
  isUnsaved: boolean;
  isActive: boolean;
  isSelected: boolean;
  keys: GridKeys;
}

/** A cell of a row, or the field for its text. */
export function GridCell({ gridId, index, column, row, text, isUnsaved, isActive, isSelected, keys }: GridCellProps) {
  const error = errorAt(row, column);
  const editing = isActive ? keys.editing : null;
  return (
    <td
      id={cellId(gridId, row.number, index)}
      data-row={row.number}
      data-column={index}
      aria-colindex={index + 2}
      aria-selected={isSelected}
      data-active={isActive || undefined}
      aria-invalid={error && !isUnsaved ? true : undefined}
      className={classes.cell}
      style={{ width: column.width }}
      data-unsaved={isUnsaved || undefined}
    >
      {editing ? (
        <CellField
          label={`${row.number}번 줄 ${column.title}`}
          text={editing.text}
          keys={keys}
          onLeave={() => document.getElementById(gridId)?.focus({ preventScroll: true })}
        />
      ) : (
        text
      )}
      {error && !isUnsaved && !editing ? <small className={classes.error}>{error.message}</small> : null}
      {column.name === 'productNumber' && !error && !isUnsaved && !editing ? <ProductFacts row={row} /> : null}
    </td>
  );
}

/** What the number means. */
function ProductFacts({ row: { productName, unitPrice } }: { row: Row }) {
  if (productName === null) return null;
  return (
    <small className={classes.product}>
      {productName}
      {unitPrice === null ? null : <span> · {formatWon(unitPrice)}</span>}
    </small>
  );
}

interface CellFieldProps {
  label: string;
  text: string;
  keys: GridKeys;
  onLeave: () => void;
}

function CellField({ label, text, keys, onLeave }: CellFieldProps) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = steps[`${event.shiftKey ? 'Shift+' : ''}${event.key}`];
    if (event.key !== 'Escape' && !step) return;
    event.preventDefault();
    event.stopPropagation();
    if (step) keys.finish(step);
    else keys.drop();
    onLeave();
  }
  return (
    <input
      className={classes.field}
      aria-label={label}
      // It takes the place of the cell that is active.
      ref={takeFocus}
      value={text}
      onChange={({ currentTarget }) => keys.type(currentTarget.value)}
      onBlur={() => keys.finish()}
      onMouseDown={(event) => event.stopPropagation()}
      onKeyDown={onKeyDown}
    />
  );
}

function takeFocus(element: HTMLInputElement | null): void {
  element?.focus({ preventScroll: true });
}

/** The cell of which something was pressed, by the number of its row. */
export function cellOf(pressed: EventTarget): { row: number; column: number } | null {
  const cell = pressed instanceof Element ? pressed.closest('td[data-row]') : null;
  return cell instanceof HTMLElement ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : null;
}

/** The id of a cell, which its grid names as the active one. */
export function cellId(gridId: string, rowNumber: number, column: number): string {
  return `${gridId}-${rowNumber}-${column}`;
}

const steps: Readonly<Record<string, { row: number; column: number }>> = {
  Enter: { row: 1, column: 0 },
  'Shift+Enter': { row: -1, column: 0 },
  Tab: { row: 0, column: 1 },
  'Shift+Tab': { row: 0, column: -1 },
};
