import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A third-party site that the shop links or reports to, and its requests. */
export interface Outside {
  url: string;
  posted: { path: string; fields: Record<string, string>; referer: string | undefined; cookie: string | undefined }[];
  stop(): Promise<void>;
}

export async function openOutside(): Promise<Outside> {
  const posted: Outside['posted'] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const { referer, cookie } = request.headers;
    if (request.method === 'POST')
      posted.push({ path: request.url ?? '', fields: Object.fromEntries(new URLSearchParams(body)), referer, cookie });
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end('<!doctype html><title>Elsewhere</title><h1>Elsewhere</h1>');
  };
  const server = createServer((request, response) => {
    respond(request, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    posted,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
