import type { Request, RequestHandler } from 'express';
import { tooLarge } from './body-limit.ts';

/**
 * Reads the body of a POST, an object or a list in JSON. Fails with 413 as soon as it passes the limit, with 400 for what is no such body.
 * `express.json` would report the limit at the end only.
 */
export function jsonBody(mostBytes: number): RequestHandler {
  return async (request, _response, next) => {
    if (request.method !== 'POST') return next();
    try {
      request.body = valueIn(await bytesOf(request, mostBytes));
    } catch (error) {
      return next(error);
    }
    return next();
  };
}

/** Discards the rest of the body after a failure, until the request times out. */
function bytesOf(request: Request, mostBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    if (Number(request.headers['content-length'] ?? 0) > mostBytes) reject(tooLarge());
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > mostBytes) return reject(tooLarge());
      chunks.push(chunk);
    });
    request.once('end', () => resolve(chunks[0] && chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)));
    request.once('error', () => reject(refusal('The body broke off')));
  });
}

/** Fatal: otherwise it silently replaces invalid UTF-8. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

function valueIn(bytes: Buffer): object {
  if (bytes.length === 0) return {};
  const text = read(() => utf8.decode(bytes), 'The body is no UTF-8');
  const value = read(() => JSON.parse(text) as unknown, 'The body is no JSON');
  if (typeof value !== 'object' || value === null) throw refusal('The body is neither an object nor a list');
  return value;
}

function read<T>(how: () => T, message: string): T {
  try {
    return how();
  } catch {
    throw refusal(message); // not the error's own message, which quotes the body
  }
}

function refusal(message: string): Error {
  return Object.assign(new Error(message), { status: 400 });
}

const jsonInUtf8 = /^application\/(?:graphql\+)?json\s*(?:;\s*charset\s*=\s*"?utf-?8"?\s*)?$/iu;

/** Whether a body is declared as JSON in UTF-8, without content encoding. */
export function isPlainUtf8Json({ headers }: Request): boolean {
  const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = headers;
  return jsonInUtf8.test(type.trim()) && encoding.trim().toLowerCase() === 'identity';
}
