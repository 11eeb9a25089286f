import { crc32, deflateRawSync } from 'node:zlib';
import { uploadColumns } from '../../src/features/uploads/columns.ts';

/** A ZIP file of parts. `declared`: the size that a part claims to have. */
export function zip(
  parts: Readonly<Record<string, string | Buffer>>,
  declared: Readonly<Record<string, number>> = {},
): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const file = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x800, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(declared[name] ?? bytes.length, 18);
    common.writeUInt16LE(file.length, 22);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(offset, 10);
    locals.push(Buffer.from('PK\u0003\u0004'), common, file, packed);
    central.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), common, entry, file);
    offset += 4 + common.length + file.length + packed.length;
  }
  const list = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(parts).length, 4);
  end.writeUInt16LE(Object.keys(parts).length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, list, Buffer.from('PK\u0005\u0006'), end]);
}

const relationships =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="worksheet" Target="worksheets/sheet1.xml"/></Relationships>';
const book =
  '<workbook xmlns="main" xmlns:r="rel"><sheets><sheet name="주문" sheetId="1" r:id="rId1"/></sheets></workbook>';

/** The parts of a workbook with these rows of its sheet. */
export function partsOf(rows: string): Record<string, string> {
  return {
    'xl/workbook.xml': book,
    'xl/_rels/workbook.xml.rels': relationships,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="main"><sheetData>${rows}</sheetData></worksheet>`,
  };
}

export function textCell(text: string): string {
  const plain = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<c t="inlineStr"><is><t>${plain}</t></is></c>`;
}

export function aRow(...cells: readonly string[]): string {
  return `<row>${cells.join('')}</row>`;
}

/** The row of titles. */
export const titles = aRow(...uploadColumns.map(({ title }) => textCell(title)));
