import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Pool, type Dispatcher } from 'undici';
import { z } from 'zod';
import type { Settings } from '../config.ts';
import { MallError } from '../errors/mall-error.ts';
import type { Caller } from '../upstream/call.ts';
import { openEnvelope } from '../upstream/envelope.ts';
import type { CallListener } from '../upstream/mall-client.ts';
import { filledPath } from '../upstream/path.ts';
import { toMallError } from '../upstream/transport.ts';
import { attachmentNamed, nameIn } from './file-names.ts';
import type { IncomingFile } from './incoming-file.ts';

/** A file that the mall has taken. */
export interface KeptFile {
  number: string;
  name: string;
  /** In bytes. */
  size: number;
}

/** A file on its way down. */
export interface OutgoingFile {
  /** Media type. */
  type: string;
  disposition: string;
  length: string | null;
  stream: Readable;
}

interface Upload {
  file: IncomingFile;
  purpose: string;
  idempotencyKey: string;
}

const kept = z.object({ fileNo: z.string().min(1), fileNm: z.string(), size: z.number().int() });
const path = '/api/v1/mall/files';
const servedTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'application/pdf']);
/** Of the form that a client sends. */
const fields = { file: 'file', 'X-Idempotency-Key': 'idempotencyKey' };
const mostEnvelopeBytes = 64_000;

/** Files to and from the mall (contract, section 11), as they come: never whole in memory. */
export class MallFiles {
  readonly #pool: Pool;
  readonly #onCall: CallListener;

  constructor(settings: Settings, onCall: CallListener) {
    this.#pool = new Pool(settings.MALL_API_URL, {
      connections: 128, // a slow client keeps one for minutes
      connect: { timeout: settings.MALL_CONNECT_MS },
      headersTimeout: 0, // the signal limits the time: a client may send its file slowly
      bodyTimeout: 0,
    });
    this.#onCall = onCall;
  }

  /** Sends a file on while it arrives. Throws MallRefusal, MallError or the UploadRefused of its form. */
  async send({ file, purpose, idempotencyKey }: Upload, caller: Caller): Promise<KeptFile> {
    const boundary = randomUUID();
    const headers = {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'x-idempotency-key': idempotencyKey,
    };
    const body = Readable.from(asForm(file, purpose, boundary));
    const endpoint = 'POST files';
    const answer = await this.#request(endpoint, { method: 'POST', path, headers, body }, caller);
    const { data, success } = kept.safeParse(await envelopeData(endpoint, answer));
    if (!success) throw new MallError('bad-answer', endpoint, { detail: 'is no file' });
    return { number: data.fileNo, name: data.fileNm, size: data.size };
  }

  /** Throws MallRefusal or MallError. */
  async fetch(number: string, caller: Caller): Promise<OutgoingFile> {
    const endpoint = 'GET files/{fileNo}';
    const request = { method: 'GET', path: filledPath(endpoint, `${path}/{fileNo}`, { fileNo: number }) } as const;
    const answer = await this.#request(endpoint, request, caller);
    const type = String(answer.headers['content-type'] ?? '').split(';', 1)[0] ?? '';
    if (answer.statusCode !== 200 || type === 'application/json') {
      await envelopeData(endpoint, answer);
      throw new MallError('bad-answer', endpoint, { detail: 'an envelope in place of a file' });
    }
    const name = nameIn(String(answer.headers['content-disposition'] ?? ''));
    const length = answer.headers['content-length'];
    if (!servedTypes.has(type)) {
      answer.body.on('error', () => undefined).destroy();
      throw new MallError('bad-answer', endpoint, { detail: 'of another type' });
    }
    return {
      type,
      disposition: name === null ? 'attachment' : attachmentNamed(name),
      length: typeof length === 'string' ? length : null,
      stream: answer.body,
    };
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }

  async #request(
    endpoint: string,
    request: Pick<Dispatcher.RequestOptions, 'method' | 'path' | 'body'> & { headers?: Record<string, string> },
    { bearer, requestId, forwardedFor, trace, signal }: Caller,
  ): Promise<Dispatcher.ResponseData> {
    const start = performance.now();
    const open = trace?.openCall(endpoint);
    let outcome = 'ok';
    let status: number | null = null;
    const headers = {
      ...request.headers,
      accept: '*/*',
      'x-request-id': requestId,
      ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
      ...(open?.traceparent && { traceparent: open.traceparent }),
      ...(forwardedFor !== null && { 'x-forwarded-for': forwardedFor }),
    };
    try {
      const response = await this.#pool.request({ ...request, headers, signal });
      status = response.statusCode;
      return response;
    } catch (error) {
      const translated = toMallError(endpoint, error, signal);
      outcome = translated instanceof MallError ? translated.kind : 'failed';
      throw translated;
    } finally {
      const made = { endpoint, outcome, milliseconds: performance.now() - start };
      this.#onCall(made);
      open?.end(made, status);
    }
  }
}

/** The file as the mall's form. Ends only when the client's form has: nothing is whole before. */
async function* asForm({ name, stream, ended }: IncomingFile, purpose: string, boundary: string) {
  const part = (header: string) => `--${boundary}\r\nContent-Disposition: form-data; ${header}\r\n`;
  yield Buffer.from(`${part('name="purpCd"')}\r\n${purpose}\r\n`);
  yield Buffer.from(`${part(`name="file"; filename="${name}"`)}Content-Type: application/octet-stream\r\n\r\n`);
  yield* stream;
  await ended;
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}

async function envelopeData(
  endpoint: string,
  { statusCode, headers, body }: Dispatcher.ResponseData,
): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > mostEnvelopeBytes) throw new MallError('bad-answer', endpoint, { detail: 'too long' });
    chunks.push(chunk);
  }
  const retryAfter = headers['retry-after'];
  return openEnvelope(
    endpoint,
    {
      status: statusCode,
      body: Buffer.concat(chunks),
      retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
    },
    fields,
  );
}
