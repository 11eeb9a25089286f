import { Worker } from 'node:worker_threads';
import { invalid, type FieldFault, type Refusal } from '../../../http/refusal.ts';
import { WorkQueue } from '../../../http/work-queue.ts';
import { notReadable, tooMuchText, type UnreadableSheet } from './sheet-limits.ts';
import type { Sheet } from './sheet.ts';
import type { SpreadsheetResult, SpreadsheetTask } from './spreadsheet-program.ts';
import type { SheetFormat } from './write-sheet.ts';

const program = new URL('spreadsheet-program.ts', import.meta.url);

/** A worker's heap. With a file of 5 MB and one file at a time, reading costs the mall 250 MB at most. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };
const longestMs = 20_000;

const limits = { atOnce: 1, mostWaiting: 20, longestWaitMs: 10_000 };
/** Templates and results are small and our own: they do not wait behind a file that takes its 20 seconds. */
const ours = new WorkQueue(limits);
const queues = { read: new WorkQueue(limits), write: ours, template: ours };

/** Reads a spreadsheet in a worker. Throws 1400 on `file` for one that is not read, and 1429 where too many wait. */
export async function readSpreadsheet(bytes: Uint8Array): Promise<Sheet> {
  const result = await run({ kind: 'read', bytes });
  if ('sheet' in result) return result.sheet;
  if ('reason' in result) throw wrongFile(result.reason, result.kind);
  throw new Error('A file was read, and bytes came back.');
}

/** Writes a spreadsheet in a worker, so that other requests run meanwhile. */
export function writeSpreadsheet(format: SheetFormat, rows: readonly (readonly string[])[]): Promise<Buffer> {
  return written({ kind: 'write', format, rows });
}

/** The workbook to fill in, with the rows of its guide. */
export function writeTemplate(guide: readonly (readonly string[])[]): Promise<Buffer> {
  return written({ kind: 'template', guide });
}

async function written(task: SpreadsheetTask): Promise<Buffer> {
  const result = await run(task);
  if (!('bytes' in result)) throw new Error('The spreadsheet was not written.');
  return Buffer.from(result.bytes);
}

export function wrongFile(reason: string, rsnCd: FieldFault['rsnCd']): Refusal {
  return invalid([{ field: 'file', reason, rsnCd }]);
}

function run(task: SpreadsheetTask): Promise<SpreadsheetResult> {
  return queues[task.kind].run(async () => {
    const { promise, resolve, reject } = Promise.withResolvers<SpreadsheetResult>();
    const worker = new Worker(program, { workerData: task, resourceLimits, execArgv: [], env: {}, stdout: false });
    const giveUp = setTimeout(() => resolve(told(tooMuchText())), longestMs);
    worker.on('message', (result: SpreadsheetResult) => resolve(result));
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(told(tooMuchText()));
      else reject(error);
    });
    worker.on('exit', () => resolve(told(notReadable())));
    try {
      return await promise;
    } finally {
      clearTimeout(giveUp);
      await worker.terminate();
    }
  });
}

function told({ kind, message }: UnreadableSheet): SpreadsheetResult {
  return { kind, reason: message };
}
