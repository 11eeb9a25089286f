import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the proxy sent it. */
export interface Heard {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

/** Replaces a gateway and records its requests. */
export interface Echo {
  port: number;
  heard: Heard[];
  /** Its behavior instead of responding 200; null: responds again. */
  behave(how: ((incoming: IncomingMessage, answer: ServerResponse) => void) | null): void;
  close(): Promise<void>;
}

export async function openEcho(): Promise<Echo> {
  const heard: Heard[] = [];
  let behavior: ((incoming: IncomingMessage, answer: ServerResponse) => void) | null = null;
  const server = createServer({ maxHeaderSize: 64 * 1024 }, (incoming, answer) => {
    heard.push({ method: incoming.method ?? '', url: incoming.url ?? '', headers: incoming.headers });
    // Not before the body is here: a connection that is closed with unread bytes is reset, and nginx loses the response.
    incoming.resume().on('end', () => {
      if (behavior) behavior(incoming, answer);
      else answer.setHeader('x-request-id', 'echo-request-id').end('ok');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    heard,
    behave: (how) => (behavior = how),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
