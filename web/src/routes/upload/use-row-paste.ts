import type { ClipboardEvent } from 'react';
import { columns, type Cells, type Row } from './columns.ts';
import { oneLine } from './one-line.ts';
import { pastedCells } from './pasted-cells.ts';
import type { Place } from './places.ts';
import { indexOf, pagesOf, type Entry } from './row-list.ts';
import type { RowSource } from './row-source.ts';
import type { GridKeys } from './use-grid-keys.ts';
import type { RowEdits } from './use-row-edits.ts';

interface RowPaste {
  source: RowSource;
  keys: GridKeys;
  rowOf: (entry: Entry) => Row | null;
  save: RowEdits['save'];
  onNote: (note: string) => void;
}

/** Pastes cells over those from the active one on, or a text into the cell that is edited. */
export function useRowPaste({ source, keys, rowOf, save, onNote }: RowPaste): (event: ClipboardEvent) => void {
  /** Throws where not all of them can be read. */
  async function rowsFrom({ row, index }: Place, count: number): Promise<Row[]> {
    const entries = await source.load(pagesOf(index, Math.min(source.entries.length, index + count)));
    // The list may have moved while it was read.
    const begin = indexOf({ entries }, row);
    if (begin === null) throw new Error('The row is gone.');
    return entries.slice(begin, begin + count).map((entry) => {
      const found = entry && rowOf(entry);
      if (!found) throw new Error('A row is not read yet.');
      return found;
    });
  }

  async function paste(pasted: readonly string[][], place: Place) {
    let rows: Row[];
    try {
      rows = await rowsFrom(place, pasted.length);
    } catch {
      return onNote('줄을 불러오지 못해서 붙여넣지 않았어요. 칸을 다시 고르고 붙여넣어 주세요.');
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
    const pasted = pastedCells(event.clipboardData.getData('text/plain'));
    if (keys.editing) return pasteIntoField(event, pasted);
    event.preventDefault();
    if (pasted.length > 0) void paste(pasted, keys.place);
  };
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
