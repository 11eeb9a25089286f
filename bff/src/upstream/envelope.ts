import { z } from 'zod';
import { MallError, MallRefusal } from './mall-error.ts';

/** Digits lose their zeros where they come as a number. */
const envelopeCode = z.union([z.string().max(40), z.int().min(0).max(9999).transform((digits) => String(digits).padStart(4, '0'))]);

const envelope = z.object({
  code: envelopeCode,
  message: z.unknown().optional(),
  description: z.unknown().optional(),
  data: z.unknown().optional(),
});

export interface RawAnswer {
  status: number;
  body: Uint8Array;
  retryAfter: string | null;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The data of a success. Throws a MallRefusal for a well-formed no and a MallError for everything else. */
export function openEnvelope(endpoint: string, answer: RawAnswer): unknown {
  const parsed = envelope.safeParse(parseJson(endpoint, answer));
  if (!parsed.success) throw unusable(endpoint, answer.status, 'no envelope');
  const { code, data, message, description } = parsed.data;
  if (answer.status === 200 && code === '0000') return data;
  if (answer.status >= 500) throw new MallError('fault', endpoint, { detail: `${answer.status}/${code}`, isTold: true });
  if (code === '0000') throw unusable(endpoint, answer.status, 'success code without success');
  throw new MallRefusal(endpoint, {
    status: answer.status,
    code,
    text: wordsFor(description) ?? wordsFor(message),
    data,
    retryAfter: seconds(answer.retryAfter),
  });
}

function parseJson(endpoint: string, { status, body }: RawAnswer): unknown {
  try {
    return JSON.parse(utf8.decode(body));
  } catch (cause) {
    throw unusable(endpoint, status, 'no JSON', cause);
  }
}

function unusable(endpoint: string, status: number, detail: string, cause?: unknown): MallError {
  return new MallError(status >= 500 ? 'fault' : 'bad-answer', endpoint, { detail: `${status}, ${detail}`, cause });
}

/** The mall's own words, as plain text of a length fit to show; markup or control signs disqualify them. */
function wordsFor(text: unknown): string | null {
  const words = typeof text === 'string' ? text.toWellFormed().trim() : '';
  return words === '' || /[<>\p{Cc}]/u.test(words) ? null : [...words].slice(0, 300).join('');
}

function seconds(retryAfter: string | null): number | null {
  if (retryAfter === null) return null;
  const value = /^\d{1,6}$/u.test(retryAfter) ? Number(retryAfter) : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return Number.isFinite(value) && value >= 0 ? value : null;
}
