import { useState, type KeyboardEvent } from 'react';
import { columns, type Row } from './columns.ts';
import { oneLine } from './one-line.ts';
import { placeAt, placeIn, placeOfKey, type Place } from './places.ts';
import type { RowList } from './row-list.ts';
import { isOneCell, rangeBetween, type CellRange } from './selection.ts';
import { useLatestState } from './use-latest-state.ts';

/** A cell whose text is being typed. */
interface Editing {
  row: Row;
  /** Text of the cell before. */
  before: string;
  text: string;
}

export type GridCommand = 'undo' | 'redo' | 'fillDown' | 'clear';

interface Step {
  row: number;
  column: number;
}

export interface GridKeys {
  list: Pick<RowList, 'entries'>;
  place: Place;
  /** The selected cells, of which the active one is a corner. */
  range: CellRange;
  editing: Editing | null;
  /** Moves to another cell. What was typed is stored first. */
  goTo: (place: Place) => void;
  /** Selects the cells from where the selection began up to another one. */
  extendTo: (place: Place) => void;
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
  /** Keys on the selected cells; true: it is done. */
  onCommand: (command: GridCommand) => void;
}

/** Which cell is active and what is typed into it. */
export function useGridKeys({ list, screenRows, canEdit, cellAt, onTyped, onCommand }: Grid): GridKeys {
  const [stored, setPlace] = useState<Place>({ row: null, index: 0, column: 0 });
  const [anchor, setAnchor] = useState<Place | null>(null);
  const [editing, latest, change] = useLatestState<Editing | null>(null);
  const place = placeIn(list, stored);
  if (place !== stored) setPlace(place);
  const range = rangeBetween(place, anchor ? placeIn(list, anchor) : place);

  function commit() {
    const now = latest.current;
    change(() => null);
    if (now && now.text !== now.before) onTyped(now.row, place.column, now.text);
  }

  const goTo = (next: Place) => {
    commit();
    setAnchor(null);
    setPlace(next);
  };

  const extendTo = (next: Place) => {
    commit();
    setAnchor(anchor ?? place);
    setPlace(next);
  };

  function edit(text: string | null) {
    if (!canEdit || latest.current) return;
    const cell = cellAt(place);
    const before = oneLine(cell?.text ?? '');
    if (cell) change(() => ({ row: cell.row, before, text: text ?? before }));
  }

  /** The active cell becomes the first one, so that the list does not jump to its end. */
  function selectAll() {
    commit();
    setAnchor(placeAt(list, list.entries.length - 1, columns.length - 1));
    setPlace(placeAt(list, 0, 0));
  }

  return {
    list,
    place,
    range,
    editing,
    goTo,
    extendTo,
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
      if (next) (event.shiftKey ? extendTo : goTo)(placeAt(list, next.index, next.column));
      else if (isMeta && letterOf(event) === 'a') selectAll();
      else if (event.key === 'Escape' && anchor) setAnchor(null);
      else if (!canEdit) return;
      else if (isMeta) {
        const command = commandOf(letterOf(event), event.shiftKey);
        if (!command) return;
        onCommand(command);
      } else if (event.key === 'Enter' || event.key === 'F2') edit(null);
      else if (event.key === 'Backspace' || event.key === 'Delete') {
        if (isOneCell(range)) edit('');
        else onCommand('clear');
      }
      // Korean input begins with a key that is still being composed: the field takes it over.
      else if (event.key === 'Process' || event.nativeEvent.isComposing) return edit('');
      else if (event.key.length === 1) edit(event.key);
      else return;
      event.preventDefault();
    },
  };
}

/** With Korean input on, the key of a letter may be a Hangul one: then the place of the key counts. */
function letterOf({ key, code }: KeyboardEvent): string {
  return (/^[a-z]$/iu.test(key) ? key : code.replace(/^Key/u, '')).toLowerCase();
}

function commandOf(letter: string, isShift: boolean): GridCommand | null {
  if (letter === 'z') return isShift ? 'redo' : 'undo';
  if (letter === 'y') return 'redo';
  return letter === 'd' ? 'fillDown' : null;
}
