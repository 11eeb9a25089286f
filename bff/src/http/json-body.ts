import { AsyncResource } from 'node:async_hooks';
import { isUtf8 } from 'node:buffer';
import type { RequestHandler } from 'express';
import { tooLarge } from './body-limit.ts';

/**
 * Reads the body of a POST, an object or a list in JSON, and puts it on the request; an empty one is an empty object. Fails
 * with a status: 413 as soon as there are more than `mostBytes`, 400 for what is none. What comes after the limit is read and
 * kept nowhere, until the time for a request is up. Express's own reader does the same with three libraries, for every encoding
 * there is, and at the end only; here all but UTF-8 is refused before.
 */
export function jsonBody(mostBytes: number): RequestHandler {
  return (request, _response, next) => {
    if (request.method !== 'POST') return next();
    const chunks: Buffer[] = [];
    let length = 0;
    let isDone = false;
    const own = new AsyncResource('JsonBody'); // the request's own context, which its events know nothing of
    const goOn = (error?: Error) => {
      if (isDone) return;
      isDone = true;
      own.runInAsyncScope(next, undefined, error);
    };
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= mostBytes) return void chunks.push(chunk);
      chunks.splice(0);
      goOn(tooLarge());
    });
    request.once('error', () => goOn(refusal(400, 'The body broke off')));
    request.once('end', () => {
      if (isDone) return;
      const body = parsed(chunks);
      if (body instanceof Error) return goOn(body);
      request.body = body;
      goOn();
    });
  };
}

function parsed(chunks: Buffer[]): unknown {
  const [only, ...more] = chunks;
  if (!only) return {};
  const bytes = more.length === 0 ? only : Buffer.concat(chunks);
  if (!isUtf8(bytes)) return refusal(400, 'The body is no UTF-8'); // a decoder would quietly replace what is none
  try {
    const body: unknown = JSON.parse(withoutMark(bytes.toString()));
    return typeof body === 'object' && body !== null ? body : refusal(400, 'The body is neither an object nor a list');
  } catch {
    return refusal(400, 'The body is no JSON');
  }
}

/** Some editors begin a text with the mark of its byte order, which means nothing in UTF-8. */
function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

function refusal(status: number, message: string): Error {
  return Object.assign(new Error(message), { status });
}
