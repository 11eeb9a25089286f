import { useEffect, useId, useState, type ClipboardEvent, type RefObject } from 'react';
import { columns } from './columns.ts';
import { gridHeight, rowsNear, scrollToCell } from './grid-sizes.ts';
import { GridBody } from './GridBody.tsx';
import { cellId, cellOf } from './GridCell.tsx';
import { GridHead } from './GridHead.tsx';
import { placeAt } from './places.ts';
import classes from './RowGrid.module.css';
import { indexOf, pageOf, pagesOf, type Entry } from './row-list.ts';
import type { RowSource } from './row-source.ts';
import type { GridKeys } from './use-grid-keys.ts';
import type { RowEdits } from './use-row-edits.ts';

interface GridTableProps {
  table: RefObject<HTMLTableElement | null>;
  source: RowSource;
  keys: GridKeys;
  /** The row of the active cell; null: it is not read. */
  active: Entry | null;
  drafts: RowEdits['drafts'];
  canEdit: boolean;
  onPaste: (event: ClipboardEvent) => void;
  onCopy: (event: ClipboardEvent) => void;
}

/** The table that scrolls, with its keys and presses. Only rows near the screen and the active one are in the page. */
export function GridTable({ table, source, keys, active, drafts, canEdit, onPaste, onCopy }: GridTableProps) {
  const id = useId();
  const [top, setTop] = useState(0);
  const { place } = keys;
  const rowCount = source.entries.length;
  const placeOfCell = (target: EventTarget) => {
    const cell = cellOf(target);
    const index = cell && indexOf(source, cell.row);
    return cell && index !== null ? placeAt(source, index, cell.column) : null;
  };
  const { begin, end } = rowsNear(top, rowCount);

  useEffect(() => {
    source.want([...new Set([...pagesOf(begin, Math.max(1, end)), pageOf(place.index)])]);
  });

  useEffect(() => {
    if (table.current) scrollToCell(table.current, { index: place.index, column: place.column });
  }, [table, place.index, place.column]);

  return (
    <table
      ref={table}
      id={id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table with one active cell, by the keys of a grid
      role="grid"
      aria-label="대량 주문 목록"
      aria-rowcount={rowCount + 1}
      aria-colcount={columns.length + 1}
      aria-readonly={!canEdit}
      aria-multiselectable
      aria-busy={source.isLoading}
      aria-activedescendant={active ? cellId(id, active.number, place.column) : undefined}
      tabIndex={0}
      className={classes.grid}
      style={{ height: gridHeight(rowCount) }}
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
      onMouseDown={({ target, shiftKey }) => {
        const pressed = placeOfCell(target);
        if (pressed) (shiftKey ? keys.extendTo : keys.goTo)(pressed);
      }}
      onPointerOver={({ target, buttons, pointerType }) => {
        const over = buttons === 1 && pointerType === 'mouse' && !keys.editing ? placeOfCell(target) : null;
        if (over) keys.extendTo(over);
      }}
      onDoubleClick={({ target }) => cellOf(target) && keys.edit(null)}
      onKeyDown={keys.onKeyDown}
      onCopy={onCopy}
      onPaste={(event) => canEdit && onPaste(event)}
    >
      <GridHead />
      <GridBody gridId={id} source={source} begin={begin} end={end} keys={keys} drafts={drafts} />
    </table>
  );
}
