import { MallError, MallRefusal, type FieldNames } from '../errors/mall-error.ts';
import { noteContractViolation } from '../errors/contract-violations.ts';
import { plainText } from '../errors/plain-text.ts';

interface Envelope {
  code: string;
  message?: unknown;
  description?: unknown;
  data?: unknown;
}

export interface RawResponse {
  status: number;
  body: Uint8Array;
  retryAfter: string | null;
}

/** An internal error of the mall, whatever the HTTP status. */
const faultCode = '9999';
/** With 503: a service behind the mall is unreachable, and the mall itself works. With data it is the payment provider. */
const unavailableCode = '1503';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The data of a success. Throws a MallRefusal for a well-formed refusal and a MallError for everything else. */
export function openEnvelope(endpoint: string, response: RawResponse, fields?: FieldNames): unknown {
  const envelope = toEnvelope(parseJson(endpoint, response));
  if (envelope === null) throw withoutEnvelope(endpoint, response, 'no envelope');
  const { code, data, message, description } = envelope;
  if (response.status === 200 && code === '0000') return data;
  const isMallWell = response.status === 503 && code === unavailableCode;
  if ((response.status >= 500 && !(isMallWell && data != null)) || code === faultCode)
    throw new MallError('fault', endpoint, {
      detail: `${response.status}/${code}`,
      isReportedByMall: true,
      isMallWell,
    });
  if (code === '0000') throw unusable(endpoint, response.status, 'success code without success');
  throw new MallRefusal(endpoint, {
    status: response.status,
    code,
    text: plainText(description) ?? plainText(message),
    data,
    retryAfter: seconds(response.retryAfter),
    ...(fields ? { fields } : {}),
  });
}

function toEnvelope(value: unknown): Envelope | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const envelope = value as Partial<Envelope>;
  const code = toCode(envelope.code);
  return code === null ? null : { ...envelope, code };
}

/** A code is a string. The number of a refusal can still be read; the number 0 is no success. */
function toCode(code: unknown): string | null {
  if (typeof code === 'string') return code.length <= 40 ? code : null;
  return Number.isInteger(code) && Number(code) > 0 && Number(code) <= 9999 ? String(code).padStart(4, '0') : null;
}

function parseJson(endpoint: string, response: RawResponse): unknown {
  try {
    return JSON.parse(utf8.decode(response.body));
  } catch {
    throw withoutEnvelope(endpoint, response, 'no JSON'); // not the parser's message, which quotes the body
  }
}

/** Statuses without an envelope, as sent by proxies before a mall. */
const codeOfStatus: Readonly<Record<number, string>> = { 401: '1401', 429: '1429' };

function withoutEnvelope(
  endpoint: string,
  { status, retryAfter }: RawResponse,
  detail: string,
): MallError | MallRefusal {
  const code = codeOfStatus[status];
  if (code === undefined) return unusable(endpoint, status, detail);
  noteContractViolation(`${endpoint}: ${status} without an envelope`);
  return new MallRefusal(endpoint, { status, code, text: null, data: null, retryAfter: seconds(retryAfter) });
}

function unusable(endpoint: string, status: number, detail: string): MallError {
  return new MallError(status >= 500 ? 'fault' : 'bad-answer', endpoint, { detail: `${status}, ${detail}`, status });
}

function seconds(retryAfter: string | null): number | null {
  if (retryAfter === null) return null;
  const value = /^\d{1,6}$/u.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return Number.isFinite(value) && value >= 0 ? value : null;
}
