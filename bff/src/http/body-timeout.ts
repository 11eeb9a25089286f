import type { IncomingMessage, ServerResponse } from 'node:http';

/** The response of Node.js to a request that takes too long. */
const timedOut = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/**
 * Cuts off a request whose body takes too long. Uploads of files may take longer, so the server's own limit, which is one for all
 * requests, is theirs.
 */
export function bodyTimeout(milliseconds: number): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    if (isUpload(request) || !hasBody(request)) return;
    const timer = setTimeout(() => {
      if (request.complete) return;
      if (response.headersSent) request.socket.destroy();
      else request.socket.end(timedOut).destroySoon();
    }, milliseconds);
    request.once('close', () => clearTimeout(timer));
  };
}

function isUpload({ method, url = '' }: IncomingMessage): boolean {
  return method === 'POST' && /^\/(?:files|bulk-orders)\/?(?:\?|$)/u.test(url);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
