import { GatewayError, type GatewayFault } from './errors.ts';
import { writeQuery } from './query-text.ts';
import { isDue, sessionHeaders, type MallSession } from './session.ts';

interface Upload {
  /** The gateway's origin. */
  origin: string;
  session: MallSession;
  purpose: 'QUESTION' | 'CLAIM' | 'DOCUMENT' | 'SIGN';
  /** Names the intent: a repeat with the same key stores nothing twice. */
  idempotencyKey: string;
  file: Blob;
  name: string;
  /** From 0 to 1. Where the platform counts no bytes, 0 and 1 alone. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** A file that the mall has taken. */
export interface UploadedFile {
  number: string;
  name: string;
  size: number;
}

interface Reply {
  status: number;
  text: string;
}

/** Sends one file, of 5 MB at most, as the signed-in member. Throws a GatewayError for a refusal. */
export async function uploadFile(upload: Upload): Promise<UploadedFile> {
  const { origin, session, purpose } = upload;
  const address = `${origin}/files?${writeQuery({ mallUrl: session.mallUrl, purpose })}`;
  upload.onProgress?.(0);
  const { status, text } = await ('XMLHttpRequest' in globalThis
    ? byRequest(address, upload)
    : byFetch(address, upload));
  const reply = JSON.parse(text) as Partial<UploadedFile> & {
    errors?: GatewayFault[];
    extensions?: { session?: never };
  };
  const [fault] = reply.errors ?? [];
  if (fault) throw new GatewayError(fault);
  if (typeof reply.number !== 'string') throw new Error(`The gateway answered ${status} without a file.`);
  upload.onProgress?.(1);
  return { number: reply.number, name: reply.name ?? upload.name, size: reply.size ?? upload.file.size };
}

function formOf({ file, name }: Upload): FormData {
  const form = new FormData();
  form.append('file', file, name);
  return form;
}

async function headersOf({ session, idempotencyKey }: Upload): Promise<Record<string, string>> {
  const held = await session.read();
  return { 'x-idempotency-key': idempotencyKey, ...(held ? sessionHeaders(held, isDue(held)) : {}) };
}

async function byFetch(address: string, upload: Upload): Promise<Reply> {
  const response = await fetch(address, {
    method: 'POST',
    headers: await headersOf(upload),
    body: formOf(upload),
    ...(upload.signal && { signal: upload.signal }),
  });
  await keepPair(upload, response.headers.get('x-session'));
  return { status: response.status, text: await response.text() };
}

/** `fetch` counts no bytes that go up. */
async function byRequest(address: string, upload: Upload): Promise<Reply> {
  const headers = await headersOf(upload);
  const request = new XMLHttpRequest();
  const done = new Promise<Reply>((resolve, reject) => {
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }));
    request.addEventListener('error', () => reject(new TypeError('The file could not be sent.')));
    request.addEventListener('abort', () => reject(upload.signal?.reason ?? new Error('aborted')));
  });
  request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
    if (lengthComputable && loaded < total) upload.onProgress?.(loaded / total);
  });
  request.open('POST', address);
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  upload.signal?.addEventListener('abort', () => request.abort());
  request.send(formOf(upload));
  const reply = await done;
  await keepPair(upload, request.getResponseHeader('x-session'));
  return reply;
}

/** A route of files brings a renewed pair in a header. */
async function keepPair({ session }: Upload, text: string | null): Promise<void> {
  if (text === null) return;
  try {
    const { accessToken, refreshToken } = JSON.parse(text) as Record<string, unknown>;
    if (typeof accessToken === 'string' && typeof refreshToken === 'string')
      await session.keep({ accessToken, refreshToken });
  } catch {
    // No pair: the next request offers to renew again.
  }
}
