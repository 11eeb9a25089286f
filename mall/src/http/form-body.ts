import { createHash } from 'node:crypto';
import { Busboy } from '@fastify/busboy';
import type { Request } from 'express';

/** 5 MB: the most that one file may have. */
export const mostFileBytes = 5 * 1024 * 1024;

const mostFields = 10;
const mostFieldBytes = 1000;

/** A file as it was sent. In JSON it is its name and a hash of its content: two that are equal there are the same file. */
export class UploadedFile {
  readonly name: string;
  readonly bytes: Buffer;
  /** Whether it is larger than a file may be; `bytes` is the part read until then. */
  readonly isTooLarge: boolean;

  constructor(name: string, bytes: Buffer, isTooLarge: boolean) {
    this.name = name;
    this.bytes = bytes;
    this.isTooLarge = isTooLarge;
  }

  toJSON(): { name: string; hash: string } {
    return { name: this.name, hash: createHash('sha256').update(this.bytes).digest('base64url') };
  }
}

/**
 * The fields of a multipart form with its one file, by name. Anything else has no fields, so that the check of the body
 * names what is missing. Reads to the end, however long it is, and stores no more than a file may have.
 */
export async function readForm(request: Request): Promise<Record<string, string | UploadedFile>> {
  const type = request.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;.*boundary=/iu.test(type)) return {};
  const fields: Record<string, string | UploadedFile> = {};
  const { promise, resolve } = Promise.withResolvers<void>();
  const parser = new Busboy({
    headers: { ...request.headers, 'content-type': type },
    limits: { files: 1, fileSize: mostFileBytes, fields: mostFields, fieldSize: mostFieldBytes, fieldNameSize: 100 },
  });
  parser.on('field', (name, value) => {
    fields[name] = value;
  });
  parser.on('file', (name, stream, fileName) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('error', () => resolve()); // the form ends within the file, which is then missing
    stream.on('end', () => {
      fields[name] = new UploadedFile(fileName, Buffer.concat(chunks), stream.truncated);
    });
  });
  parser.on('finish', resolve);
  parser.on('error', () => resolve());
  request.on('error', () => resolve());
  request.on('close', () => resolve()); // in the middle of a part; what is missing is named then
  request.pipe(parser);
  await promise;
  return fields;
}
