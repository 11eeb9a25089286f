import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { z } from 'zod';
import type { Settings } from '../config.ts';
import { MallError } from '../errors/mall-error.ts';
import type { Caller } from '../upstream/call.ts';
import { openEnvelope } from '../upstream/envelope.ts';
import { openMallPool } from '../upstream/mall-pool.ts';
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

/** A spreadsheet that the mall has read: a bulk order. */
export interface KeptSpreadsheet {
  /** As `BulkOrder.number`. */
  number: string;
  rowCount: number;
  errorCount: number;
  /** Won, as `BulkOrder.total`. */
  total: number;
  /** What the file hides, and the mall has read nevertheless. Absent: nothing, or the mall does not send it. */
  hidden?: { rowCount: number; columns: string[] };
}

/** Rows of a bulk order that were replaced. */
export interface KeptRows {
  /** As `BulkOrder.number`. */
  number: string;
  replacedCount: number;
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

interface SpreadsheetUpload extends Omit<Upload, 'purpose'> {
  /** Leaves out rows and columns that the file hides. */
  leavesHiddenOut: boolean;
}

interface Sending {
  endpoint: string;
  path: string;
  file: IncomingFile;
  idempotencyKey: string;
  /** Further fields of the form. */
  extra: Readonly<Record<string, string>>;
}

const kept = z.object({ fileNo: z.string().min(1), fileNm: z.string(), size: z.number().int() });
const keptSpreadsheet = z.object({
  upldNo: z.string().min(1),
  totCnt: z.number().int(),
  errCnt: z.number().int(),
  totPrc: z.number().int(),
  hdnCnt: z.number().int().nullish(),
  hdnColList: z.array(z.string()).nullish(),
});
const keptRows = z.object({ fixCnt: z.number().int(), upl: z.object({ upldNo: z.string().min(1) }) });
const path = '/api/v1/mall/files';
const uploadsPath = '/api/v1/mall/uploads/orders';
/** Media types, by that of the mall without its parameters. */
const fileTypes = new Map(['image/jpeg', 'image/png', 'image/webp', 'application/pdf'].map((type) => [type, type]));
const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const spreadsheetTypes = new Map([
  [workbook, workbook],
  ['text/csv', 'text/csv; charset=utf-8'],
]);
/** Of the form that a client sends. */
const fields = { file: 'file', 'X-Idempotency-Key': 'idempotencyKey' };
const mostEnvelopeBytes = 64_000;

/** The spreadsheet to fill in, the products to fill in, or the result of a bulk order or its rows with mistakes. */
export type Spreadsheet = 'template' | 'products' | { number: string; part: 'result' | 'errors' };

const pathOf = { template: 'template', products: 'goods' } as const;

/** Files to and from the mall (contract, section 11), as they come: never whole in memory. */
export class MallFiles {
  readonly #pool: Dispatcher;
  readonly #onCall: CallListener;

  constructor(settings: Settings, onCall: CallListener) {
    this.#pool = openMallPool(settings, {
      connections: 128, // a slow client keeps one for minutes
      headersTimeout: 0, // the signal limits the time: a client may send its file slowly
      bodyTimeout: 0,
    });
    this.#onCall = onCall;
  }

  /** Sends a file on while it arrives. Throws MallRefusal, MallError or the UploadRefused of its form. */
  async send({ file, purpose, idempotencyKey }: Upload, caller: Caller): Promise<KeptFile> {
    const endpoint = 'POST files';
    const answer = await this.#send({ endpoint, path, file, idempotencyKey, extra: { purpCd: purpose } }, caller);
    const { data, success } = kept.safeParse(answer);
    if (!success) throw new MallError('bad-answer', endpoint, { detail: 'is no file' });
    return { number: data.fileNo, name: data.fileNm, size: data.size };
  }

  /** Sends a spreadsheet on while it arrives. Throws as `send` does. */
  async sendSpreadsheet(
    { file, idempotencyKey, leavesHiddenOut }: SpreadsheetUpload,
    caller: Caller,
  ): Promise<KeptSpreadsheet> {
    const endpoint = 'POST uploads/orders';
    const extra: Sending['extra'] = leavesHiddenOut ? { hdnYn: 'N' } : {};
    const answer = await this.#send({ endpoint, path: uploadsPath, file, idempotencyKey, extra }, caller);
    const { data, success } = keptSpreadsheet.safeParse(answer);
    if (!success) throw new MallError('bad-answer', endpoint, { detail: 'is no bulk order' });
    const hidden = { rowCount: data.hdnCnt ?? 0, columns: data.hdnColList ?? [] };
    const isTold = !leavesHiddenOut && (hidden.rowCount > 0 || hidden.columns.length > 0);
    return {
      number: data.upldNo,
      rowCount: data.totCnt,
      errorCount: data.errCnt,
      total: data.totPrc,
      ...(isTold && { hidden }),
    };
  }

  /** Sends mended rows of a bulk order, which take the place of those with their numbers. Throws as `send` does. */
  async sendRows(number: string, { file, idempotencyKey }: Omit<Upload, 'purpose'>, caller: Caller): Promise<KeptRows> {
    const endpoint = 'POST uploads/orders/{upldNo}/rows';
    const path = filledPath(endpoint, `${uploadsPath}/{upldNo}/rows`, { upldNo: number });
    const answer = await this.#send({ endpoint, path, file, idempotencyKey, extra: {} }, caller);
    const { data, success } = keptRows.safeParse(answer);
    if (!success) throw new MallError('bad-answer', endpoint, { detail: 'is no bulk order' });
    return { number: data.upl.upldNo, replacedCount: data.fixCnt };
  }

  /** Throws MallRefusal or MallError. */
  fetch(number: string, caller: Caller): Promise<OutgoingFile> {
    const endpoint = 'GET files/{fileNo}';
    return this.#fetch(endpoint, filledPath(endpoint, `${path}/{fileNo}`, { fileNo: number }), fileTypes, caller);
  }

  /** Throws MallRefusal or MallError. */
  fetchSpreadsheet(kind: Spreadsheet, format: string, caller: Caller): Promise<OutgoingFile> {
    const [endpoint, filled] =
      typeof kind === 'string'
        ? [`GET uploads/orders/${pathOf[kind]}`, `${uploadsPath}/${pathOf[kind]}`]
        : ownSpreadsheet(kind);
    return this.#fetch(endpoint, `${filled}?${new URLSearchParams({ fmt: format })}`, spreadsheetTypes, caller);
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }

  async #send({ endpoint, path, file, idempotencyKey, extra }: Sending, caller: Caller): Promise<unknown> {
    const boundary = randomUUID();
    const headers = {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'x-idempotency-key': idempotencyKey,
    };
    const body = Readable.from(asForm(file, extra, boundary));
    const answer = await this.#request(endpoint, { method: 'POST', path, headers, body }, caller);
    return envelopeData(endpoint, answer);
  }

  async #fetch(
    endpoint: string,
    path: string,
    types: ReadonlyMap<string, string>,
    caller: Caller,
  ): Promise<OutgoingFile> {
    const answer = await this.#request(endpoint, { method: 'GET', path }, caller);
    const type = String(answer.headers['content-type'] ?? '').split(';', 1)[0] ?? '';
    if (answer.statusCode !== 200 || type === 'application/json') {
      await envelopeData(endpoint, answer);
      throw new MallError('bad-answer', endpoint, { detail: 'an envelope in place of a file' });
    }
    const name = nameIn(String(answer.headers['content-disposition'] ?? ''));
    const length = answer.headers['content-length'];
    const served = types.get(type);
    if (served === undefined) {
      answer.body.on('error', () => undefined).destroy();
      throw new MallError('bad-answer', endpoint, { detail: 'of another type' });
    }
    return {
      type: served,
      disposition: name === null ? 'attachment' : attachmentNamed(name),
      length: typeof length === 'string' ? length : null,
      stream: answer.body,
    };
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

function ownSpreadsheet({ number, part }: Exclude<Spreadsheet, string>): [endpoint: string, path: string] {
  const endpoint = `GET uploads/orders/{upldNo}/${part}`;
  return [endpoint, filledPath(endpoint, `${uploadsPath}/{upldNo}/${part}`, { upldNo: number })];
}

/** The file as the mall's form. Ends only when the client's form has: nothing is whole before. */
async function* asForm({ name, stream, ended }: IncomingFile, extra: Sending['extra'], boundary: string) {
  const part = (header: string) => `--${boundary}\r\nContent-Disposition: form-data; ${header}\r\n`;
  for (const [field, value] of Object.entries(extra)) yield Buffer.from(`${part(`name="${field}"`)}\r\n${value}\r\n`);
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
