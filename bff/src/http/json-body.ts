import { isUtf8 } from 'node:buffer';
import express, { type Request, type RequestHandler } from 'express';
import { withinLimit } from './body-limit.ts';

/** Errors of Express's reader, by type, as our messages. */
const refusals: Readonly<Record<string, string>> = {
  'entity.parse.failed': 'The body is no JSON',
  'entity.verify.failed': 'The body is no UTF-8',
};

/** Reads the body of a POST, an object or a list in JSON. Fails with 413 as soon as it passes the limit, with 400 for what is no such body. */
export function jsonBody(mostBytes: number): RequestHandler {
  const read = withinLimit(
    mostBytes,
    express.json({
      limit: mostBytes,
      inflate: false,
      strict: false, // refused below, with a clearer message
      type: ({ method }) => method === 'POST',
      verify: (_request, _response, bytes) => {
        if (!isUtf8(bytes)) throw new Error('no UTF-8'); // the decoder would quietly replace it
      },
    }),
  );
  return (request, response, next) => {
    // The route only admits UTF-8, and the reader accepts only one spelling of it.
    if (request.method === 'POST') request.headers['content-type'] = 'application/json';
    void read(request, response, (error?: unknown) => next(error === undefined ? faultIn(request.body) : fault(error)));
  };
}

function faultIn(body: unknown): Error | undefined {
  const isFit = body === undefined || (typeof body === 'object' && body !== null);
  return isFit ? undefined : refusal('The body is neither an object nor a list');
}

function fault(error: unknown): unknown {
  const text = error instanceof Error && 'type' in error ? refusals[String(error.type)] : undefined;
  return text === undefined ? error : refusal(text);
}

function refusal(message: string): Error {
  return Object.assign(new Error(message), { status: 400 });
}

const jsonInUtf8 = /^application\/(?:graphql\+)?json\s*(?:;\s*charset\s*=\s*"?utf-?8"?\s*)?$/iu;

/** Whether a body is declared as JSON in UTF-8, without content encoding. */
export function isPlainUtf8Json(request: Request): boolean {
  const encoding = request.get('content-encoding') ?? 'identity';
  return jsonInUtf8.test(request.get('content-type')?.trim() ?? '') && encoding.trim().toLowerCase() === 'identity';
}
