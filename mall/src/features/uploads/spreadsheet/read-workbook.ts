import { dayMs } from '../../../buying/durations.ts';
import { isErrorValue, otherError } from '../cell-marks.ts';
import { builtInFormat } from './built-in-formats.ts';
import { formatDate, formatTime, kindOfFormat } from './date-formats.ts';
import { formatNumber, formatText } from './number-formats.ts';
import { mostColumns, mostLetters, notReadable, severalSheets, tooMuchText, UnreadableSheet } from './sheet-limits.ts';
import type { Sheet } from './sheet.ts';
import { SheetRows, type MergedCells } from './sheet-rows.ts';
import { openWorkbook, type WorkbookParts } from './workbook-parts.ts';
import { readXml, type XmlHandlers } from './xml-events.ts';

/**
 * The first sheet with titles of a workbook: a cover may stand in front, but orders of a second sheet are not left out in silence. Reads texts
 * alone: formulas are shown with their equals sign, and are neither calculated nor followed.
 */
export async function readWorkbook(bytes: Buffer): Promise<Sheet> {
  const parts = await openWorkbook(bytes);
  const { sheets, is1904 } = await visibleSheets(parts);
  const context = { styles: await stylesOf(parts), texts: await sharedTexts(parts), is1904 };
  let first: Sheet | null = null;
  let titled: Sheet | null = null;
  const withOrders: string[] = [];
  for (const { name, path } of sheets) {
    const rows = new SheetRows();
    const hiddenColumns: number[] = [];
    try {
      await readPart(parts, path, sheetReader(rows, hiddenColumns, context));
    } catch (error) {
      // Behind the sheet that was meant, only orders matter.
      if (!titled || !(error instanceof UnreadableSheet)) throw error;
    }
    const sheet = rows.sheet(hiddenColumns);
    if (rows.hasTitles) titled ??= sheet;
    if (rows.hasOrders) withOrders.push(name);
    if (!first || first.rows.length === 0) first = sheet;
  }
  if (withOrders.length > 1) throw severalSheets(withOrders);
  if (!first) throw notReadable();
  return titled ?? first;
}

interface VisibleSheet {
  name: string;
  path: string;
}

async function visibleSheets(parts: WorkbookParts): Promise<{ sheets: VisibleSheet[]; is1904: boolean }> {
  const named: { name: string; id: string }[] = [];
  let is1904 = false;
  await readPart(parts, 'xl/workbook.xml', {
    onOpen: (tag, attributes) => {
      if (tag === 'workbookPr') is1904 = isTrue(attributes['date1904']);
      if (tag !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return;
      const [, id = ''] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? [];
      named.push({ name: attributes['name'] ?? '', id });
    },
  });
  const targets = new Map<string, string>();
  await readPart(parts, 'xl/_rels/workbook.xml.rels', {
    onOpen: (tag, { Id = '', Target = '', TargetMode, Type = '' }) => {
      // Sheets of charts have no rows.
      if (tag === 'Relationship' && TargetMode !== 'External' && !Type.endsWith('/chartsheet')) targets.set(Id, Target);
    },
  });
  const sheets = named.flatMap(({ name, id }) => {
    const target = targets.get(id) ?? '';
    return target === '' ? [] : [{ name, path: target.startsWith('/') ? target.slice(1) : `xl/${target}` }];
  });
  return { sheets, is1904 };
}

function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}

/** The number format of each cell style. */
async function stylesOf(parts: WorkbookParts): Promise<string[]> {
  const codes = new Map<number, string>();
  const styles: string[] = [];
  let isInCellStyles = false;
  const stream = await parts.open('xl/styles.xml');
  if (!stream) return styles;
  await readXml(stream, {
    onOpen: (name, attributes) => {
      const id = Number(attributes['numFmtId'] ?? 0);
      if (name === 'numFmt') codes.set(id, attributes['formatCode'] ?? '');
      if (name === 'cellXfs') isInCellStyles = true;
      if (name === 'xf' && isInCellStyles) styles.push(codes.get(id) ?? builtInFormat(id));
    },
    onClose: (name) => {
      if (name === 'cellXfs') isInCellStyles = false;
    },
  });
  return styles;
}

/** Texts that cells name by number. How they are pronounced is left out. */
async function sharedTexts(parts: WorkbookParts): Promise<string[]> {
  const texts: string[] = [];
  const stream = await parts.open('xl/sharedStrings.xml');
  if (!stream) return texts;
  let letters = 0;
  let text = '';
  let depth = { text: false, sound: false };
  await readXml(stream, {
    onOpen: (name) => {
      if (name === 'si') text = '';
      if (name === 't') depth = { ...depth, text: true };
      if (name === 'rPh') depth = { ...depth, sound: true };
    },
    onText: (part) => {
      if (depth.text && !depth.sound) text += part;
    },
    onClose: (name) => {
      if (name === 't') depth = { ...depth, text: false };
      if (name === 'rPh') depth = { ...depth, sound: false };
      if (name !== 'si') return;
      letters += text.length;
      if (letters > mostLetters) throw tooMuchText();
      texts.push(unescaped(text));
    },
  });
  return texts;
}

interface SheetContext {
  /** Number formats. */
  styles: readonly string[];
  texts: readonly string[];
  is1904: boolean;
}

interface Cell {
  column: number;
  type: string;
  style: number;
  value: string;
  /** Null: it has none. */
  formula: string | null;
}

function sheetReader(rows: SheetRows, hiddenColumns: number[], context: SheetContext): XmlHandlers {
  let row: string[] = [];
  let place = 0;
  let isHiddenRow = false;
  let cell: Cell | null = null;
  let inside = '';
  let isSound = false;
  return {
    onOpen: (name, attributes) => {
      if (name === 'col' && isHidden(attributes, 'width')) hiddenColumns.push(...columnsOf(attributes));
      if (name === 'row') {
        row = [];
        place = Number(attributes['r'] ?? place + 1);
        isHiddenRow = isHidden(attributes, 'ht');
      }
      if (name === 'c') {
        const column = columnOf(attributes['r']) ?? row.length;
        cell = { column, type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? 0), value: '', formula: null };
      }
      // Stands behind all rows.
      if (name === 'mergeCell') for (const cells of mergedIn(attributes['ref'])) rows.merge(cells);
      if (name === 'f' && cell) cell.formula ??= '';
      if (name === 'rPh') isSound = true;
      if (name === 'v' || name === 't' || name === 'f') inside = name;
    },
    onText: (text) => {
      if (!cell || isSound) return;
      if (inside === 'v' || inside === 't') cell.value += text;
      if (inside === 'f') cell.formula = (cell.formula ?? '') + text;
    },
    onClose: (name) => {
      if (name === inside) inside = '';
      if (name === 'rPh') isSound = false;
      if (name === 'row')
        rows.add(
          Array.from(row, (text: string | undefined) => text ?? ''),
          isHiddenRow,
          place,
        );
      if (name !== 'c' || !cell) return;
      if (cell.column < mostColumns) row[cell.column] = textOf(cell, context);
      cell = null;
    },
  };
}

/** The text that a cell shows; a date is marked as one. */
function textOf({ type, style, value, formula }: Cell, { styles, texts, is1904 }: SheetContext): string {
  if (formula !== null) return `=${formula}`;
  const format = styles[style] ?? 'General';
  if (type === 's') return formatText(texts[Number(value)] ?? '', format);
  if (type === 'b') return ['1', 'true'].includes(value) ? 'TRUE' : 'FALSE';
  if (type === 'e') return isErrorValue(value) ? value : otherError;
  if (type === 'd') return isoText(value, format, is1904);
  if (type === 'n') return shownNumber(value, format, is1904);
  return formatText(unescaped(value), format);
}

function shownNumber(value: string, format: string, is1904: boolean): string {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  const kind = kindOfFormat(format);
  if (kind === 'date') return formatDate(number, format, is1904);
  if (kind === 'time') return formatTime(number, format);
  return formatNumber(number, format);
}

/** Dates of strict workbooks (ISO 29500) are texts: 2026-01-05T14:30:00, or a time alone. */
function isoText(value: string, format: string, is1904: boolean): string {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})?(?:T?(\d{2}:\d{2}(?::\d{2})?).*)?$/u.exec(value) ?? [];
  if (day === undefined && time === undefined) return unescaped(value);
  const at = Date.parse(`${day ?? '1899-12-30'}T${time ?? '00:00'}Z`);
  const serial = (at - Date.UTC(1899, 11, 30)) / dayMs;
  if (day !== undefined) return formatDate(serial, kindOfFormat(format) === 'date' ? format : 'yyyy-mm-dd', false);
  return shownNumber(String(serial), kindOfFormat(format) === 'time' ? format : 'h:mm', is1904);
}

/** Hidden by a filter, a group or by hand, or made as small as that. */
function isHidden(attributes: Readonly<Record<string, string>>, size: 'ht' | 'width'): boolean {
  return isTrue(attributes['hidden']) || (attributes[size] !== undefined && Number(attributes[size]) === 0);
}

/** Indexes of the columns from `min` to `max`. The last may be the last of the sheet. */
function columnsOf({ min, max }: Readonly<Record<string, string>>): number[] {
  const from = Number(min ?? 1) - 1;
  const until = Math.min(Number(max ?? min ?? 1), mostColumns);
  return Array.from({ length: Math.max(until - from, 0) }, (_, index) => from + index);
}

/** B7 is 1. Null: the reference has no column. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/u.exec(reference ?? '')?.[0];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 0) - 64, 0) - 1;
}

/** B2:B9. None for one within a row, or over several columns: whose value it is, is not clear. */
function mergedIn(reference: string | undefined): MergedCells[] {
  const [, from, first, until, last] = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/u.exec(reference ?? '') ?? [];
  const [begin, end] = [columnOf(from), columnOf(until)];
  if (begin === null || end === null || first === last) return [];
  return begin === end ? [{ column: begin, first: Number(first), last: Number(last) }] : [];
}

/** Control characters are written as _x000D_. */
function unescaped(text: string): string {
  return text.replaceAll(/_x([0-9A-F]{4})_/giu, (_whole, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

async function readPart(parts: WorkbookParts, name: string, handlers: XmlHandlers): Promise<void> {
  const stream = await parts.open(name);
  if (!stream) throw notReadable();
  await readXml(stream, handlers);
}
