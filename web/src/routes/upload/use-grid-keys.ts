import { useState, type KeyboardEvent } from 'react';
import { columns } from './columns.ts';

export interface Place {
  row: number;
  column: number;
}

interface Editing {
  /** Text to begin with; null: that of the cell. */
  text: string | null;
}

export interface GridKeys {
  place: Place;
  editing: Editing | null;
  goTo: (place: Place) => void;
  edit: (editing: Editing | null) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface Grid {
  rowCount: number;
  /** Rows of a screen. */
  screenRows: number;
  canEdit: boolean;
}

/** Which cell is active and whether it is edited, by the keys of a grid (ARIA Authoring Practices). */
export function useGridKeys({ rowCount, screenRows, canEdit }: Grid): GridKeys {
  const [wanted, setPlace] = useState<Place>({ row: 0, column: 0 });
  const [editing, setEditing] = useState<Editing | null>(null);
  const place = within(wanted, rowCount);

  const goTo = (next: Place) => {
    setEditing(null);
    setPlace(within(next, rowCount));
  };

  return {
    place,
    editing,
    goTo,
    edit: (next) => setEditing(canEdit ? next : null),
    onKeyDown(event) {
      if (editing !== null || event.altKey) return;
      const isMeta = event.ctrlKey || event.metaKey;
      const next = target(event.key, isMeta, place, { rowCount, screenRows });
      if (next) goTo(next);
      else if (!canEdit || isMeta) return;
      else if (event.key === 'Enter' || event.key === 'F2') setEditing({ text: null });
      else if (event.key === 'Backspace' || event.key === 'Delete') setEditing({ text: '' });
      // Korean input begins with a key that is still being composed: the field takes it over.
      else if (event.key === 'Process' || event.nativeEvent.isComposing) return setEditing({ text: '' });
      else if (event.key.length === 1) setEditing({ text: event.key });
      else return;
      event.preventDefault();
    },
  };
}

function within({ row, column }: Place, rowCount: number): Place {
  return {
    row: Math.max(0, Math.min(rowCount - 1, row)),
    column: Math.max(0, Math.min(columns.length - 1, column)),
  };
}

function target(
  key: string,
  isMeta: boolean,
  { row, column }: Place,
  { rowCount, screenRows }: Pick<Grid, 'rowCount' | 'screenRows'>,
): Place | null {
  switch (key) {
    case 'ArrowUp':
      return { row: isMeta ? 0 : row - 1, column };
    case 'ArrowDown':
      return { row: isMeta ? rowCount - 1 : row + 1, column };
    case 'ArrowLeft':
      return { row, column: column - 1 };
    case 'ArrowRight':
      return { row, column: column + 1 };
    case 'PageUp':
      return { row: row - screenRows, column };
    case 'PageDown':
      return { row: row + screenRows, column };
    case 'Home':
      return { row: isMeta ? 0 : row, column: 0 };
    case 'End':
      return { row: isMeta ? rowCount - 1 : row, column: columns.length - 1 };
    default:
      return null;
  }
}
