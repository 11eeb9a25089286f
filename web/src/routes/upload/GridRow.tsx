import { formatWon } from '../../shared/format/money.ts';
import { columns, type Row } from './columns.ts';
import { GridCell } from './GridCell.tsx';
import classes from './RowGrid.module.css';
import type { Entry } from './row-list.ts';
import { contains } from './selection.ts';
import type { GridKeys } from './use-grid-keys.ts';
import type { Draft } from './use-drafts.ts';
import { useRowFacts } from './use-row-facts.ts';

interface GridRowProps {
  gridId: string;
  entry: Entry;
  /** Index of the row. */
  at: number;
  draft: Draft | undefined;
  keys: GridKeys;
}

const states: Readonly<Record<NonNullable<Row['status']>, string>> = {
  OPEN: '',
  PLACED: '주문됨',
  FAILED: '주문 안 됨',
  LEFT_OUT: '주문하지 않음',
  ENDED: '결제 기한 만료',
};

/** Its state or that it has mistakes. Empty for a row that can be ordered. */
function stateOfRow({ status, errors }: Row): string {
  const state = states[status ?? 'OPEN'];
  return state === '' && errors.length > 0 ? '오류' : state;
}

/** A row of the grid, with each mistake at its cell. */
export function GridRow({ gridId, entry, at, draft, keys }: GridRowProps) {
  const row = useRowFacts(entry.id);
  if (!row) return null;
  const isActive = keys.place.row === entry.number;
  return (
    <>
      <th scope="row" className={classes.number} aria-colindex={1}>
        <span>
          {row.number} <small data-wrong={row.errors.length > 0 || undefined}>{stateOfRow(row)}</small>
        </span>
        {row.payTotal ? <small>{formatWon(row.payTotal)}</small> : null}
      </th>
      {columns.map((column, index) => (
        <GridCell
          key={column.name}
          gridId={gridId}
          index={index}
          column={column}
          row={row}
          text={draft?.cells[column.name] ?? row.cells[column.name]}
          isUnsaved={draft?.cells[column.name] !== undefined}
          isActive={isActive && keys.place.column === index}
          isSelected={contains(keys.range, at, index)}
          keys={keys}
        />
      ))}
    </>
  );
}
