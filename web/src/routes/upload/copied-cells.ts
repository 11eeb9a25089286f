/** Signs that a spreadsheet takes for the beginning of a formula, also as full-width forms. */
const beginsFormula = /^[=+\-@\t\r＝＋－＠]/u;

/** The clipboard texts of cells, for spreadsheets and for editors. */
export interface CopiedCells {
  /** Rows by line breaks, cells by tabs. */
  text: string;
  /** A table of texts: Excel keeps the 0 at the beginning of a number by it. */
  html: string;
}

export function copiedCells(rows: readonly (readonly string[])[]): CopiedCells {
  const plain = rows.map((row) => row.map((text) => (beginsFormula.test(text) ? `'${text}` : text)));
  const cells = plain.map((row) =>
    row.map((text) => `<td style='mso-number-format:"\\@"'>${escaped(text)}</td>`).join(''),
  );
  return {
    text: plain.map((row) => row.map(quoted).join('\t')).join('\r\n'),
    html: `<table>${cells.map((row) => `<tr>${row}</tr>`).join('')}</table>`,
  };
}

/** A pasted text without what was put before a sign of a formula. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && beginsFormula.test(text.slice(1)) ? text.slice(1) : text;
}

/** As spreadsheets do: only what would be read as something else stands in quotes. */
function quoted(text: string): string {
  return /[\t\r\n]|^"/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
