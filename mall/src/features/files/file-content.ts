import type { FilePurpose } from '../../db/schema/files.ts';
import { reencode } from './picture-process.ts';

/** The stored form of a file. */
export interface FileContent {
  /** Media type. */
  type: string;
  /** Extension of the file's name, with its dot. */
  extension: string;
  bytes: Buffer;
}

const pictureTypes = {
  jpeg: { type: 'image/jpeg', extension: '.jpg' },
  png: { type: 'image/png', extension: '.png' },
  webp: { type: 'image/webp', extension: '.webp' },
} as const;

/**
 * The content of an image, re-encoded without metadata (location, camera, comments), or a PDF if the purpose accepts
 * one. Null for anything else, whatever its name says (contract, section 11).
 */
export async function toFileContent(bytes: Buffer, purpCd: FilePurpose): Promise<FileContent | null> {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') {
    return purpCd === 'DOCUMENT' ? { type: 'application/pdf', extension: '.pdf', bytes } : null;
  }
  const picture = await reencode(bytes);
  return (
    picture && {
      ...pictureTypes[picture.format],
      bytes: Buffer.from(picture.bytes.buffer, picture.bytes.byteOffset, picture.bytes.byteLength),
    }
  );
}
