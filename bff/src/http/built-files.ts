import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import express, { type RequestHandler } from 'express';

/** Compressed variants that a build writes beside its files, best first. */
const variants = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * The files of a build, with their built compression. Each is looked up when it is requested: a later build, under the running
 * gateway, may change any of them and take any of them away, even while it is opened. Such a file is none, and the next handler answers.
 */
export function builtFiles(folder: string, cacheControlOf: (path: string) => string): RequestHandler {
  const send = express.static(folder, { index: false, redirect: false, cacheControl: false, acceptRanges: false });
  return (request, response, next) => {
    const { url, path } = request;
    if (!existsSync(join(folder, path))) return next();
    const accepted = variants.find(
      ([name, suffix]) => request.acceptsEncodings(name) === name && existsSync(join(folder, path + suffix)),
    );
    response.setHeader('cache-control', cacheControlOf(path));
    if (accepted) {
      const [encoding, suffix] = accepted;
      request.url = path + suffix;
      response.type(extname(path)).setHeader('content-encoding', encoding);
    }
    return send(request, response, () => {
      request.url = url;
      if (response.headersSent) return void response.destroy();
      for (const header of ofFiles) response.removeHeader(header);
      return next();
    });
  };
}

const ofFiles = ['cache-control', 'content-encoding', 'content-length', 'content-type', 'etag', 'last-modified'];

const oneYear = 31_536_000;

/** Of files whose names change with their content. */
export const immutable = `public, max-age=${oneYear}, immutable`;
