import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { entranceNames, uploadColumns } from '../../src/features/uploads/columns.ts';
import { readWorkbook } from '../../src/features/uploads/spreadsheet/read-workbook.ts';
import { writeTemplate } from '../../src/features/uploads/spreadsheet/spreadsheet-worker.ts';

const titles = uploadColumns.map(({ title }) => title);
const guide = [['열', '필수', '쓰는 법'], ...titles.map((title) => [title, '필수', '이렇게 써요.'])];

/** A part of a ZIP file by its local header. */
function partOf(book: Buffer, name: string): string {
  const at = book.indexOf(`${name}`, 0, 'utf8') - 30;
  const packed = book.readUInt32LE(at + 18);
  const start = at + 30 + book.readUInt16LE(at + 26) + book.readUInt16LE(at + 28);
  return inflateRawSync(book.subarray(start, packed === 0 ? undefined : start + packed)).toString();
}

test('the template is read as one without orders, and its guide as none of them', async () => {
  expect(await readWorkbook(await writeTemplate(guide))).toEqual({ rows: [titles], hiddenRows: [], hiddenColumns: [] });
});

test('its columns are texts from top to bottom, and offer the ways in', async () => {
  const book = await writeTemplate(guide);
  const sheet = partOf(book, 'xl/worksheets/sheet1.xml');
  const columns = sheet.match(/<col [^>]*>/gu) ?? [];
  const styles = partOf(book, 'xl/styles.xml');
  const cellStyles = /<cellXfs[^>]*>(.*?)<\/cellXfs>/su.exec(styles)?.[1]?.match(/<xf [^>]*>/gu) ?? [];
  expect(columns).toHaveLength(titles.length);
  const text = /numFmtId="(\d+)" formatCode="@"/u.exec(styles)?.[1];
  for (const column of columns) {
    const style = Number(/style="(\d+)"/u.exec(column)?.[1]);
    expect(cellStyles[style]).toContain(`numFmtId="${text}"`);
  }
  expect(sheet).toContain(`sqref="L2:L2001"><formula1>"${entranceNames.join(',')}"</formula1>`);
  // The schema of a sheet has them in this order.
  expect(sheet).toMatch(/<\/sheetData><dataValidations/u);
});
