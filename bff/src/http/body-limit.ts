import { AsyncResource } from 'node:async_hooks';
import type { RequestHandler } from 'express';

/**
 * Reads a body with one of Express's readers, and fails with 413 as soon as it passes the limit: the readers themselves
 * report it only at the end, which may never come. The rest is discarded until the request times out.
 */
export function withinLimit(mostBytes: number, read: RequestHandler): RequestHandler {
  return (request, response, next) => {
    let length = 0;
    let isDone = false;
    const own = new AsyncResource('BodyLimit'); // the request's context, which its events do not have
    const goOn = (error?: unknown) => {
      if (isDone) return;
      isDone = true;
      next(error);
    };
    void read(request, response, goOn);
    if (isDone) return;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > mostBytes) own.runInAsyncScope(goOn, undefined, tooLarge());
    });
  };
}

export function tooLarge(): Error {
  return Object.assign(new Error('The body is too large'), { status: 413 });
}
