import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { safeName } from './file-names.ts';

/** 5 MB, as the mall takes them (contract, section 11). */
const mostFileBytes = 5 * 1024 * 1024;
/** What a form adds around its file. */
const mostBytesAround = 10_000;

/** Why a form is no upload. */
export type UploadFault = 'no-form' | 'no-file' | 'too-many-parts' | 'too-large' | 'broken-off' | 'stalled';

export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
  readonly fault: UploadFault;

  constructor(fault: UploadFault) {
    super(`No upload: ${fault}`);
    this.fault = fault;
  }
}

/** The one file of a form while it arrives. */
export interface IncomingFile {
  /** Without folders, control characters or quotes. */
  name: string;
  stream: Readable;
  /**
   * Settles when the form has ended after its file; rejects with UploadRefused when it was not such a form after all.
   */
  ended: Promise<void>;
}

/**
 * Finds the file of a multipart form in a request and streams it. Rejects with UploadRefused unless the form is one part, a file.
 * A file over the limit makes its stream fail, so that the mall never gets a complete one; so does one that stops arriving, by the
 * signal of its time.
 */
export function incomingFile(request: IncomingMessage, signal: AbortSignal): Promise<IncomingFile> {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;.*boundary=/iu.test(type)) return Promise.reject(new UploadRefused('no-form'));
  if (Number(request.headers['content-length'] ?? 0) > mostFileBytes + mostBytesAround)
    return Promise.reject(new UploadRefused('too-large'));
  return new Promise((resolve, reject) => {
    const ended = Promise.withResolvers<void>();
    ended.promise.catch(() => undefined); // there may be no waiter yet
    let stream: Readable | null = null;
    const parser = new Busboy({
      headers: { ...request.headers, 'content-type': type },
      limits: { parts: 2, files: 2, fields: 1, fileSize: mostFileBytes, fieldSize: 100, fieldNameSize: 100 },
    });
    const refuse = (fault: UploadFault) => {
      const refusal = new UploadRefused(fault);
      request.unpipe(parser);
      request.resume(); // the rest is read and forgotten, so that the client reads the refusal
      stream?.destroy(refusal);
      ended.reject(refusal);
      reject(refusal);
    };
    parser.on('field', () => refuse('too-many-parts'));
    parser.on('file', (_field, file, name) => {
      if (stream) {
        file.resume();
        return refuse('too-many-parts');
      }
      stream = file;
      file.on('error', () => undefined); // its reader gets the error too
      file.on('limit', () => refuse('too-large'));
      return resolve({ name: safeName(name), stream: file, ended: ended.promise });
    });
    parser.on('finish', () => {
      if (stream) ended.resolve();
      else refuse('no-file');
    });
    parser.on('error', () => refuse('broken-off'));
    request.on('error', () => refuse('broken-off'));
    signal.addEventListener('abort', () => {
      // Received bytes that are not read yet wait for the mall. The client is not to blame.
      if (!request.complete && request.readableLength === 0) refuse('stalled');
    });
    request.on('close', () => {
      if (!request.readableEnded) refuse('broken-off');
    });
    request.pipe(parser);
  });
}
