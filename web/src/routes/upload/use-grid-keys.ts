import { useState, type KeyboardEvent } from 'react';
import type { Row } from './columns.ts';
import { oneLine } from './one-line.ts';
import { placeAt, placeIn, placeOfKey, type Place } from './places.ts';
import type { RowList } from './row-list.ts';
import { useLatestState } from './use-latest-state.ts';

/** A cell whose text is being typed. */
interface Editing {
  row: Row;
  /** Text of the cell before. */
  before: string;
  text: string;
}

interface Step {
  row: number;
  column: number;
}

export interface GridKeys {
  place: Place;
  editing: Editing | null;
  /** Moves to another cell. What was typed is stored first. */
  goTo: (place: Place) => void;
  /** Begins to edit the active cell: with a text, or with its own. */
  edit: (text: string | null) => void;
  type: (text: string) => void;
  /** Stores what was typed, and moves by a step. */
  finish: (step?: Step) => void;
  /** Forgets what was typed. */
  drop: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface Grid {
  list: Pick<RowList, 'entries'>;
  /** Rows of a screen. */
  screenRows: number;
  canEdit: boolean;
  /** Null: its row cannot be edited now. */
  cellAt: (place: Place) => { row: Row; text: string } | null;
  onTyped: (row: Row, column: number, text: string) => void;
}

/** Which cell is active and what is typed into it. */
export function useGridKeys({ list, screenRows, canEdit, cellAt, onTyped }: Grid): GridKeys {
  const [stored, setPlace] = useState<Place>({ row: null, index: 0, column: 0 });
  const [editing, latest, change] = useLatestState<Editing | null>(null);
  const place = placeIn(list, stored);
  if (place !== stored) setPlace(place);

  function commit() {
    const now = latest.current;
    change(() => null);
    if (now && now.text !== now.before) onTyped(now.row, place.column, now.text);
  }

  const goTo = (next: Place) => {
    commit();
    setPlace(next);
  };

  function edit(text: string | null) {
    if (!canEdit || latest.current) return;
    const cell = cellAt(place);
    const before = oneLine(cell?.text ?? '');
    if (cell) change(() => ({ row: cell.row, before, text: text ?? before }));
  }

  return {
    place,
    editing,
    goTo,
    edit,
    type: (text) => change((now) => now && { ...now, text }),
    finish(step) {
      if (step) goTo(placeAt(list, place.index + step.row, place.column + step.column));
      else commit();
    },
    drop: () => change(() => null),
    onKeyDown(event) {
      if (editing !== null || event.altKey) return;
      const isMeta = event.ctrlKey || event.metaKey;
      const next = placeOfKey({ key: event.key, isMeta }, place, { rowCount: list.entries.length, screenRows });
      if (next) goTo(placeAt(list, next.index, next.column));
      else if (!canEdit || isMeta) return;
      else if (event.key === 'Enter' || event.key === 'F2') edit(null);
      else if (event.key === 'Backspace' || event.key === 'Delete') edit('');
      // Korean input begins with a key that is still being composed: the field takes it over.
      else if (event.key === 'Process' || event.nativeEvent.isComposing) return edit('');
      else if (event.key.length === 1) edit(event.key);
      else return;
      event.preventDefault();
    },
  };
}
