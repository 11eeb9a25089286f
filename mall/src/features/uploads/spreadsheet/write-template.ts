import writeWorkbook from 'write-excel-file/node';
import { entranceNames, uploadColumns } from '../columns.ts';
import { mostRows } from './sheet-limits.ts';

/** A workbook to fill in, whose cells are texts: a number keeps its zeros, and 1-5 does not become a date. */
export async function writeTemplate(guide: readonly (readonly string[])[]): Promise<Buffer> {
  const titles = uploadColumns.map(({ title, isRequired }) => ({
    value: title,
    type: String,
    fontWeight: 'bold' as const,
    ...(isRequired ? { backgroundColor: requiredColor } : {}),
  }));
  // An empty row, from which the columns take their style.
  const empty = uploadColumns.map(() => ({ value: undefined, type: String, format: '@' }));
  const explained = guide.map((row, index) =>
    row.map((value) => ({ value, type: String, format: '@', wrap: true, ...(index === 0 ? bold : {}) })),
  );
  const sheets = [
    { data: [titles, empty], sheet: '주문', columns: uploadColumns.map(() => ({ width: 18 })), stickyRowsCount: 1 },
    { data: explained, sheet: '작성 방법', columns: [14, 8, 60, 12, 26].map((width) => ({ width })) },
  ];
  return writeWorkbook(sheets, { features: [textColumns] }).toBuffer();
}

const requiredColor = '#fff2cc';
const bold = { fontWeight: 'bold' as const };

/** write-excel-file 4.1.1 styles cells and no columns, and has no lists to choose from: both are written into the first sheet. */
const textColumns = {
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (content: string, _options: unknown, { sheetIndex }: { sheetIndex: number }) =>
          sheetIndex === 0 ? withLists(withStyle(content)) : content,
      },
    },
  },
};

function withStyle(content: string): string {
  const style = /<row r="2"[^>]*><c [^>]*\bs="(\d+)"/u.exec(content)?.[1];
  if (style === undefined) throw new Error('The workbook has no cell of text.');
  return content.replaceAll('<col ', `<col style="${style}" `);
}

function withLists(content: string): string {
  const column = String.fromCodePoint(65 + uploadColumns.findIndex(({ colNm }) => colNm === 'entrMthdCd'));
  const cells = `${column}2:${column}${mostRows + 1}`;
  const list = `<dataValidation type="list" allowBlank="1" sqref="${cells}"><formula1>"${entranceNames.join(',')}"</formula1></dataValidation>`;
  return content.replace('</sheetData>', `</sheetData><dataValidations count="1">${list}</dataValidations>`);
}
