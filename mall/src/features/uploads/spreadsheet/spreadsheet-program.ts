import { parentPort, workerData } from 'node:worker_threads';
import { notReadable, UnreadableSheet } from './sheet-limits.ts';
import type { Sheet } from './sheet.ts';
import type { SheetFormat } from './write-sheet.ts';

export type SpreadsheetTask =
  | { kind: 'read'; bytes: Uint8Array }
  | { kind: 'template'; guide: readonly (readonly string[])[] }
  | { kind: 'write'; format: SheetFormat; rows: readonly (readonly string[])[] };

export type SpreadsheetResult =
  | { sheet: Sheet }
  | { bytes: Uint8Array }
  | { kind: UnreadableSheet['kind']; reason: string };

// Each file has a worker of its own, which loads only the libraries of its format: they take longer than most files do.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await run(workerData as SpreadsheetTask));

async function run(task: SpreadsheetTask): Promise<SpreadsheetResult> {
  if (task.kind === 'template') {
    const { writeTemplate } = await import('./write-template.ts');
    return { bytes: await writeTemplate(task.guide) };
  }
  if (task.kind === 'write') {
    const { writeSheet } = await import('./write-sheet.ts');
    return { bytes: await writeSheet(task.format, task.rows) };
  }
  try {
    const { buffer, byteOffset, byteLength } = task.bytes;
    return { sheet: await read(Buffer.from(buffer, byteOffset, byteLength)) };
  } catch (error) {
    const { kind, message } = error instanceof UnreadableSheet ? error : notReadable(error);
    return { kind, reason: message };
  }
}

/** By content, whatever the name says. */
async function read(bytes: Buffer): Promise<Sheet> {
  const signature = bytes.subarray(0, 4).toString('latin1');
  if (signature.startsWith('PK')) {
    const { readWorkbook } = await import('./read-workbook.ts');
    return readWorkbook(bytes);
  }
  if (signature === 'ÐÏ\u0011à')
    throw new UnreadableSheet(
      'FORMAT',
      'xls 파일과 암호를 건 파일은 올릴 수 없어요. xlsx 파일로 다시 저장해 올려주세요.',
    );
  const { readCsv } = await import('./read-csv.ts');
  return readCsv(bytes);
}
