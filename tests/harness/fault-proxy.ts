import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { play, type Fault } from './faults.ts';

/** A call that reached the proxy. */
export interface SeenCall {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  at: number;
}

/** Proxy between a gateway and the mall that fails on demand. */
export interface FaultProxy {
  url: string;
  calls: SeenCall[];
  /** From now on calls whose path matches fail like this; null ends that. */
  fail(fault: Fault | null, path?: RegExp): void;
  /** From now on calls whose path matches reach the mall and their responses are lost; null ends that. */
  loseAnswers(path: RegExp | null): void;
  /** Stops listening, until `accept`. */
  refuse(): Promise<void>;
  accept(): Promise<void>;
  close(): Promise<void>;
}

export async function openFaultProxy(mallUrl: string): Promise<FaultProxy> {
  const target = new URL(mallUrl);
  const calls: SeenCall[] = [];
  const sockets = new Set<Socket>();
  let active: { fault: Fault; path: RegExp } | null = null;
  let lost: RegExp | null = null;
  let port = 0;

  const server = createServer((incoming, answer) => {
    const path = incoming.url ?? '/';
    calls.push({ method: incoming.method ?? '', path, headers: incoming.headers, at: Date.now() });
    if (active?.path.test(path)) void play(active.fault, incoming, answer, () => passOn(target, incoming, answer));
    else passOn(target, incoming, answer, lost?.test(path));
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  });
  const listen = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        port = (server.address() as AddressInfo).port;
        resolve();
      });
    });
  const stopListening = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      if (server.listening) server.close(() => resolve());
      else resolve();
    });

  await listen();
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    fail: (fault, path = /./) => {
      active = fault && { fault, path };
    },
    loseAnswers: (path) => {
      lost = path;
    },
    refuse: stopListening,
    accept: listen,
    close: stopListening,
  };
}

function passOn(target: URL, incoming: IncomingMessage, answer: ServerResponse, isLost = false): void {
  const onward = request(
    {
      host: target.hostname,
      port: target.port,
      method: incoming.method,
      path: incoming.url,
      headers: incoming.headers,
    },
    (reply) => {
      if (isLost) return answer.destroy();
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    },
  );
  onward.on('error', () => answer.destroy());
  answer.on('close', () => onward.destroy());
  incoming.pipe(onward);
}
