/**
 * Cells that a spreadsheet put on the clipboard: rows by line breaks, cells by tabs. Spreadsheets put a cell into quotes only for
 * what is in it: a tab, a line break, or a quote, which is doubled then. All other quotes are text, such as those of 24".
 */
export function pastedCells(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    const cell = quotedCell(text, at) ?? plainCell(text, at);
    rows.at(-1)?.push(cell.text);
    const end = cellEnd.exec(text.slice(cell.end, cell.end + 2))?.[0] ?? '';
    at = cell.end + end.length;
    if (end === '') break;
    if (end !== '\t') rows.push([]);
    else if (at === text.length) rows.at(-1)?.push('');
  }
  return rows.filter((row) => row.length > 0);
}

interface Cell {
  text: string;
  /** Where it ends in the whole text. */
  end: number;
}

const cellEnd = /^(?:\t|\r\n|\r|\n)/u;

/** Null where the quote at its beginning is a part of the text. */
function quotedCell(text: string, from: number): Cell | null {
  const quoted = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/uy;
  quoted.lastIndex = from;
  const inner = quoted.exec(text)?.[1];
  if (inner === undefined || !/[\t\r\n"]/u.test(inner)) return null;
  return { text: inner.replaceAll('""', '"'), end: quoted.lastIndex };
}

function plainCell(text: string, from: number): Cell {
  const plain = /[^\t\r\n]*/uy;
  plain.lastIndex = from;
  const cell = plain.exec(text)?.[0] ?? '';
  return { text: cell, end: from + cell.length };
}
