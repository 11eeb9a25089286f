import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import type { FilePurpose } from '../../db/schema/files.ts';
import { WorkQueue } from '../../http/work-queue.ts';

/** The stored form of a file. */
export interface FileContent {
  /** Media type. */
  type: string;
  /** Extension of the file's name, with its dot. */
  extension: string;
  bytes: Buffer;
}

const mostPixels = 40_000_000;
const mostSeconds = 10;

const pictureTypes: Readonly<Record<string, Pick<FileContent, 'type' | 'extension'>>> = {
  jpeg: { type: 'image/jpeg', extension: '.jpg' },
  png: { type: 'image/png', extension: '.png' },
  webp: { type: 'image/webp', extension: '.webp' },
};

// A picture of 40 megapixels is 160 MB while it is turned, and one core must be left to everybody else.
sharp.concurrency(1);
sharp.cache(false);
const decoding = new WorkQueue({ atOnce: Math.min(2, Math.max(1, availableParallelism() - 1)) });

// Whatever else the library can read stays shut: each format is a parser that anybody could feed.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

/**
 * The content of an image, re-encoded without metadata (location, camera, comments), or a PDF if the purpose accepts
 * one. Null for anything else, whatever its name says (contract, section 11).
 */
export async function toFileContent(bytes: Buffer, purpCd: FilePurpose): Promise<FileContent | null> {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') {
    return purpCd === 'DOCUMENT' ? { type: 'application/pdf', extension: '.pdf', bytes } : null;
  }
  return decoding.run(() => reencoded(bytes));
}

async function reencoded(bytes: Buffer): Promise<FileContent | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
    const { format } = await picture.metadata();
    const kind = pictureTypes[format];
    if (!kind) return null;
    // Turned as its camera meant it, since the mark that said so goes.
    return { ...kind, bytes: await picture.autoOrient().timeout({ seconds: mostSeconds }).toBuffer() };
  } catch {
    return null;
  }
}
