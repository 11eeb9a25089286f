import { createHash } from 'node:crypto';
import { Busboy } from '@fastify/busboy';
import type { Request } from 'express';
import { comeLater, invalid, type Refusal } from './refusal.ts';

/** 5 MB: the most that one file may have. */
export const mostFileBytes = 5 * 1024 * 1024;

const mostFields = 10;
const mostFieldBytes = 1000;

interface FormLimits {
  /** Minimum rate after the first period. A slower form is aborted, since it holds one of few places. */
  rate: { everyMs: number; leastBytes: number };
  longestMs: number;
}

/** A full file over 1 Mbit/s takes 40 s, and may pause for seven of any ten. A sender of less than 30 kB/s has 20 s. */
export const formLimits: FormLimits = { rate: { everyMs: 10_000, leastBytes: 300_000 }, longestMs: 60_000 };

interface FileParts {
  bytes: Buffer;
  /** Digest of the content. */
  hash: string;
}

/** A file as it was sent. Its JSON is name and content hash, so that equal files have equal JSON. */
export class UploadedFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly #hash: string;

  constructor(name: string, { bytes, hash }: FileParts) {
    this.name = name;
    this.bytes = bytes;
    this.#hash = hash;
  }

  toJSON(): { name: string; hash: string } {
    return { name: this.name, hash: this.#hash };
  }
}

/**
 * The fields of a multipart form with its one file, by name. Anything else has no fields, so that the check of the body
 * names what is missing. Throws 1429 where a form does not arrive in time, and 1400 as soon as a file is too large: over a slow
 * line its rest may take longer than a form has. Stores no more than a file may have.
 */
export async function readForm(
  request: Request,
  { rate, longestMs } = formLimits,
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
    // One buffer, since a list of chunks would be in memory twice. Unwritten pages cost nothing.
    const whole = Buffer.allocUnsafeSlow(mostFileBytes);
    let length = 0;
    const digest = createHash('sha256'); // chunk by chunk, so that other requests run in between
    stream.on('data', (chunk: Buffer) => {
      length += chunk.copy(whole, length);
      digest.update(chunk);
    });
    stream.on('limit', () => reject(tooLarge(name)));
    stream.on('error', () => resolve()); // the form ended within the file, so the file is missing
    stream.on('end', () => {
      const bytes = whole.subarray(0, length);
      fields[name] = new UploadedFile(fileName, { bytes, hash: digest.digest('base64url') });
    });
  });
  parser.on('finish', resolve);
  parser.on('error', () => resolve());
  request.on('error', () => resolve());
  request.on('close', () => resolve()); // the connection ended within a part; the check names what is missing
  const giveUp = () => reject(comeLater());
  const arrived = { bytes: rate.leastBytes }; // small files may be slow
  const tooSlow = setInterval(() => {
    if (arrived.bytes < rate.leastBytes) giveUp();
    arrived.bytes = 0;
  }, rate.everyMs);
  const tooLong = setTimeout(giveUp, longestMs);
  request.on('data', (chunk: Buffer) => (arrived.bytes += chunk.length));
  request.pipe(parser);
  try {
    await promise;
    return fields;
  } finally {
    clearInterval(tooSlow);
    clearTimeout(tooLong);
    request.unpipe(parser);
  }
}

function tooLarge(field: string): Refusal {
  return invalid([{ field, reason: '5MB 이하의 파일만 올릴 수 있어요.', rsnCd: 'LENGTH' }]);
}
