import type { ClipboardEvent } from 'react';
import { columns, type CellName, type Cells, type Row } from './columns.ts';
import { copiedCells } from './copied-cells.ts';
import type { Entry } from './row-list.ts';
import type { RowsAt } from './rows-at.ts';
import { topLeft, type CellRange } from './selection.ts';
import type { GridKeys } from './use-grid-keys.ts';
import type { RowEdits } from './use-row-edits.ts';

interface RangeEdits {
  keys: GridKeys;
  rowsAt: RowsAt;
  /** Null: it is not read yet. */
  rowOf: (entry: Entry) => Row | null;
  edits: RowEdits;
  onNote: (note: string) => void;
}

/** Copies, clears and fills the selected cells. */
export function useRangeEdits({ keys, rowsAt, rowOf, edits, onNote }: RangeEdits) {
  const { drafts, save } = edits;
  const textsOf = (row: Row) =>
    namesIn(keys.range).map((name) => drafts.get(row.number)?.cells[name] ?? row.cells[name]);

  /** Null: not all of them are read yet. */
  function selectedRows(): Row[] | null {
    const { top, bottom } = keys.range;
    const found = keys.list.entries.slice(top, bottom + 1).map((entry) => entry && rowOf(entry));
    return found.every((row) => row !== null) ? found : null;
  }

  async function change(range: CellRange, changesOf: (first: Row) => Partial<Cells>, begin = 0): Promise<void> {
    try {
      const rows = await rowsAt(topLeft({ ...keys, range }), range.bottom - range.top + 1);
      const [first] = rows;
      if (first) save(...rows.slice(begin).map((row) => ({ row, changes: changesOf(first) })));
    } catch {
      onNote(notRead);
    }
  }

  async function copyLater() {
    try {
      const { top, bottom } = keys.range;
      const rows = selectedRows() ?? (await rowsAt(topLeft(keys), bottom - top + 1));
      const { text, html } = copiedCells(rows.map(textsOf));
      const item = { 'text/plain': blobOf(text, 'text/plain'), 'text/html': blobOf(html, 'text/html') };
      await navigator.clipboard.write([new ClipboardItem(item)]);
      onNote(`${sizeOf(keys.range).toLocaleString('ko-KR')}칸을 복사했어요.`);
    } catch {
      onNote('복사하지 못했어요. 칸을 다시 선택하고 복사해 주세요.');
    }
  }

  return {
    /** By its button, or once rows that are not on the screen are read. */
    copy: () => void copyLater(),
    onCopy(event: ClipboardEvent) {
      if (keys.editing) return;
      event.preventDefault();
      const rows = selectedRows();
      if (!rows) return void copyLater();
      const { text, html } = copiedCells(rows.map(textsOf));
      event.clipboardData.setData('text/plain', text);
      event.clipboardData.setData('text/html', html);
      onNote(`${sizeOf(keys.range).toLocaleString('ko-KR')}칸을 복사했어요.`);
    },
    clear: () => void change(keys.range, () => Object.fromEntries(namesIn(keys.range).map((name) => [name, '']))),
    /** The first row's cells go into those below it; of one row alone, those of the row above. */
    fillDown() {
      const { top, bottom } = keys.range;
      const range = top === bottom ? { ...keys.range, top: top - 1 } : keys.range;
      if (range.top < 0) return;
      const changesOf = (first: Row) => {
        const cells = { ...first.cells, ...drafts.get(first.number)?.cells };
        return Object.fromEntries(namesIn(range).map((name) => [name, cells[name]]));
      };
      void change(range, changesOf, 1);
    },
  };
}

function namesIn({ left, right }: CellRange): CellName[] {
  return columns.slice(left, right + 1).map(({ name }) => name);
}

function sizeOf({ top, bottom, left, right }: CellRange): number {
  return (bottom - top + 1) * (right - left + 1);
}

function blobOf(content: string, type: string): Blob {
  return new Blob([content], { type });
}

const notRead = '줄을 불러오지 못했어요. 칸을 다시 선택해 주세요.';
