import type { Readable } from 'node:stream';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { mostUnpackedBytes, notReadable, tooMuchText, UnreadableSheet } from './sheet-limits.ts';

const mostParts = 500;

/** The parts of a workbook. Only those that are asked for are unpacked. */
export class WorkbookParts {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  #unpacked = 0;

  constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  /** Null: there is no such part. What is unpacked counts, not what the file says about itself. */
  async open(name: string): Promise<Readable | null> {
    const entry = this.#entries.get(name.toLowerCase());
    if (!entry) return null;
    const { promise, resolve, reject } = Promise.withResolvers<Readable>();
    this.#zip.openReadStream(entry, (error, stream) => (error ? reject(notReadable(error)) : resolve(stream)));
    const stream = await promise;
    stream.on('data', (chunk: Buffer) => {
      this.#unpacked += chunk.length;
      if (this.#unpacked > mostUnpackedBytes) stream.destroy(tooMuchText());
    });
    return stream.pause();
  }
}

export async function openWorkbook(bytes: Buffer): Promise<WorkbookParts> {
  const { promise, resolve, reject } = Promise.withResolvers<WorkbookParts>();
  fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
    if (error) {
      reject(notReadable(error));
      return;
    }
    const entries = new Map<string, Entry>();
    let declared = 0;
    zip.on('entry', (entry: Entry) => {
      declared += entry.uncompressedSize;
      entries.set(entry.fileName.toLowerCase(), entry);
      if (declared > mostUnpackedBytes || entries.size > mostParts) reject(tooMuchText());
      else zip.readEntry();
    });
    zip.on('error', (fault: Error) => reject(notReadable(fault)));
    zip.on('end', () => {
      if ([...entries.keys()].some((name) => name.endsWith('vbaproject.bin'))) reject(hasMacros());
      else resolve(new WorkbookParts(zip, entries));
    });
    zip.readEntry();
  });
  return promise;
}

function hasMacros(): UnreadableSheet {
  return new UnreadableSheet('FORMAT', '매크로가 들어 있는 파일은 올릴 수 없어요. xlsx 파일로 다시 저장해 올려주세요.');
}
