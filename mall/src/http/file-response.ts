import type { Response } from 'express';

/** A file as the response, instead of the envelope. */
export class FileResponse {
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
export function sendFile(response: Response, { name, type, bytes }: FileResponse): void {
  response
    .set({
      'Content-Type': type,
      'Content-Disposition': attachmentNamed(name),
      'Content-Security-Policy': "default-src 'none'; sandbox",
    })
    .send(bytes);
}

/** Express replaces each Korean letter of the plain name with a question mark, and some clients save that name. */
export function attachmentNamed(name: string): string {
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/gu,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plainName(name)}"; filename*=UTF-8''${encoded}`;
}

/** Café 사진 1.png is Cafe 1.png, 사진.png is file.png. */
function plainName(name: string): string {
  const dot = name.lastIndexOf('.');
  const [base, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot + 1)] : [name, ''];
  const readable = plainLetters(base).replaceAll(/\s+/gu, ' ').trim();
  const ending = plainLetters(extension).replaceAll(/\s/gu, '');
  return (/[a-z\d]/iu.test(readable) ? readable : 'file') + (ending === '' ? '' : `.${ending}`);
}

function plainLetters(text: string): string {
  return text.normalize('NFKD').replaceAll(/[^\w .()+-]/gu, '');
}
