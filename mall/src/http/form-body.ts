import { createHash } from 'node:crypto';
import { Busboy } from '@fastify/busboy';
import type { Request } from 'express';
import { comeLater } from './refusal.ts';

/** 5 MB: the most that one file may have. */
export const mostFileBytes = 5 * 1024 * 1024;

const mostFields = 10;
const mostFieldBytes = 1000;

/** How long a form may take to arrive: it holds one of few places meanwhile. */
const standardLimits = { stallMs: 10_000, longestMs: 20_000 };

interface FileParts {
  bytes: Buffer;
  /** Digest of the content. */
  hash: string;
  isTooLarge: boolean;
}

/** A file as it was sent. In JSON it is its name and a hash of its content: two that are equal there are the same file. */
export class UploadedFile {
  readonly name: string;
  /** Empty where it is larger than a file may be. */
  readonly bytes: Buffer;
  readonly isTooLarge: boolean;
  readonly #hash: string;

  constructor(name: string, { bytes, hash, isTooLarge }: FileParts) {
    this.name = name;
    this.bytes = bytes;
    this.isTooLarge = isTooLarge;
    this.#hash = hash;
  }

  toJSON(): { name: string; hash: string } {
    return { name: this.name, hash: this.#hash };
  }
}

/**
 * The fields of a multipart form with its one file, by name. Anything else has no fields, so that the check of the body
 * names what is missing. Throws 1429 where a form does not arrive in time. Stores no more than a file may have.
 */
export async function readForm(
  request: Request,
  { stallMs, longestMs } = standardLimits,
): Promise<Record<string, string | UploadedFile>> {
  const type = request.get('content-type') ?? '';
  if (request.destroyed || !/^multipart\/form-data\s*;.*boundary=/iu.test(type)) return {};
  const fields: Record<string, string | UploadedFile> = {};
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const parser = new Busboy({
    headers: { ...request.headers, 'content-type': type },
    limits: { files: 1, fileSize: mostFileBytes, fields: mostFields, fieldSize: mostFieldBytes, fieldNameSize: 100 },
  });
  parser.on('field', (name, value) => {
    fields[name] = value;
  });
  parser.on('file', (name, stream, fileName) => {
    const chunks: Buffer[] = [];
    const digest = createHash('sha256'); // chunk by chunk: a file at once would hold up everybody else
    stream.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      digest.update(chunk);
    });
    stream.on('error', () => resolve()); // the form ends within the file, which is then missing
    stream.on('limit', () => chunks.splice(0));
    stream.on('end', () => {
      const isTooLarge = stream.truncated;
      const bytes = isTooLarge ? Buffer.alloc(0) : Buffer.concat(chunks);
      chunks.splice(0); // the stream, which lives as long as the request, would hold them
      fields[name] = new UploadedFile(fileName, { bytes, hash: digest.digest('base64url'), isTooLarge });
    });
  });
  parser.on('finish', resolve);
  parser.on('error', () => resolve());
  request.on('error', () => resolve());
  request.on('close', () => resolve()); // in the middle of a part; what is missing is named then
  const giveUp = () => reject(comeLater());
  const stall = setTimeout(giveUp, stallMs);
  const longest = setTimeout(giveUp, longestMs);
  request.on('data', () => stall.refresh());
  request.pipe(parser);
  try {
    await promise;
    return fields;
  } finally {
    clearTimeout(stall);
    clearTimeout(longest);
    request.unpipe(parser);
  }
}
