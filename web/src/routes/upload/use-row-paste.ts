import type { ClipboardEvent } from 'react';
import { columns, type Cells, type Row } from './columns.ts';
import { withoutGuard } from './copied-cells.ts';
import { oneLine } from './one-line.ts';
import { pastedCells } from './pasted-cells.ts';
import type { Place } from './places.ts';
import type { RowsAt } from './rows-at.ts';
import { filled, isOneCell, topLeft, type CellRange } from './selection.ts';
import type { GridKeys } from './use-grid-keys.ts';
import type { RowEdits } from './use-row-edits.ts';

interface RowPaste {
  keys: GridKeys;
  rowsAt: RowsAt;
  save: RowEdits['save'];
  onNote: (note: string) => void;
}

/** Pastes cells over those from the active one on, or a text into the cell that is edited. */
export function useRowPaste({ keys, rowsAt, save, onNote }: RowPaste): (event: ClipboardEvent) => void {
  async function paste(pasted: readonly string[][], place: Place) {
    let rows: Row[];
    try {
      rows = await rowsAt(place, pasted.length);
    } catch {
      return onNote('줄을 불러오지 못해서 붙여넣지 않았어요. 칸을 다시 선택하고 붙여넣어 주세요.');
    }
    save(...rows.map((row, offset) => ({ row, changes: toCells(pasted[offset] ?? [], place.column) })));
    onNote(pasteNote(pasted, rows.length, place.column));
  }

  function pasteIntoField(event: ClipboardEvent, pasted: readonly string[][]) {
    const field = event.target;
    if (!(field instanceof HTMLInputElement)) return;
    event.preventDefault();
    const [[text = '', ...cells] = [], ...rows] = pasted;
    if (cells.length > 0 || rows.length > 0)
      return onNote('칸을 고치는 중에는 한 칸만 붙여넣을 수 있어요. Enter를 누른 뒤 붙여넣어 주세요.');
    const end = field.value.length;
    field.setRangeText(oneLine(text), field.selectionStart ?? end, field.selectionEnd ?? end, 'end');
    keys.type(field.value);
  }

  return (event) => {
    const texts = pastedCells(event.clipboardData.getData('text/plain'));
    const pasted = texts.map((row) => row.map(withoutGuard));
    if (keys.editing) return pasteIntoField(event, pasted);
    event.preventDefault();
    if (pasted.length > 0) void paste(overSelection(pasted, keys.range), topLeft(keys));
  };
}

/** One cell fills the whole selection. */
function overSelection(pasted: string[][], range: CellRange): string[][] {
  const [[text = ''] = []] = pasted;
  if (pasted.length > 1 || (pasted[0]?.length ?? 0) > 1 || isOneCell(range)) return pasted;
  return filled(range, text);
}

function toCells(texts: readonly string[], from: number): Partial<Cells> {
  const fitting = columns.slice(from, from + texts.length);
  return Object.fromEntries(fitting.map(({ name }, index) => [name, texts[index] ?? '']));
}

function pasteNote(pasted: readonly string[][], rowCount: number, column: number): string {
  const left = pasted.length - rowCount;
  const notes = [
    `${rowCount}줄을 붙여넣었어요.`,
    left > 0 && `마지막 줄을 넘는 ${left}줄은 붙여넣지 않았어요.`,
    pasted.some((texts) => texts.length > columns.length - column) && '마지막 칸을 넘는 내용은 붙여넣지 않았어요.',
  ];
  return notes.filter(Boolean).join(' ');
}
