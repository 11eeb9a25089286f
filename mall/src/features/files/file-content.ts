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

/** Why a file is not taken: of another type, a picture that cannot be read to its end, a signature without ink. */
export type FileFault = 'TYPE' | 'BROKEN' | 'BLANK';

/** A signature goes further over its picture than a tap of a finger. */
const leastInk = 0.05;

/**
 * The content of an image, re-encoded without metadata (location, camera, comments), or a PDF if the purpose accepts
 * one. A fault for anything else, whatever its name says (contract, section 11).
 */
export async function toFileContent(bytes: Buffer, purpCd: FilePurpose): Promise<FileContent | FileFault> {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') {
    return purpCd === 'DOCUMENT' ? { type: 'application/pdf', extension: '.pdf', bytes } : 'TYPE';
  }
  const picture = await reencode({ bytes, asksInk: purpCd === 'SIGN' });
  if (!picture) return beginsAsPicture(bytes) ? 'BROKEN' : 'TYPE';
  if (picture.ink !== null && picture.ink < leastInk) return 'BLANK';
  return {
    ...pictureTypes[picture.format],
    bytes: Buffer.from(picture.bytes.buffer, picture.bytes.byteOffset, picture.bytes.byteLength),
  };
}

/** By the first bytes of JPEG, PNG and WebP: such a file is of the right type, and broken where it cannot be read. */
function beginsAsPicture(bytes: Buffer): boolean {
  const begin = bytes.subarray(0, 12).toString('latin1');
  return begin.startsWith('\u00FF\u00D8\u00FF') || begin.startsWith('\u0089PNG') || /^RIFF.{4}WEBP/su.test(begin);
}
