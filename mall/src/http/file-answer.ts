import type { Response } from 'express';

/** A file as an answer, in place of the envelope. */
export class FileAnswer {
  readonly name: string;
  /** Media type, such as image/png. */
  readonly type: string;
  readonly bytes: Buffer;

  constructor(name: string, type: string, bytes: Buffer) {
    this.name = name;
    this.type = type;
    this.bytes = bytes;
  }
}

/** As a download that cannot run anything. */
export function sendFile(response: Response, { name, type, bytes }: FileAnswer): void {
  response
    .attachment(name)
    .set({ 'Content-Type': type, 'Content-Security-Policy': "default-src 'none'; sandbox" })
    .send(bytes);
}
