import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { play, type Fault, type Means } from './faults.ts';

/** A call that reached the proxy. */
export interface SeenCall {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
}

/** Proxy between a gateway and the mall that fails on demand. */
export interface FaultProxy {
  url: string;
  calls: SeenCall[];
  /** Whether the mall itself is at work on a call. */
  readonly isMallAtWork: boolean;
  /** From now on calls whose path matches fail like this; null ends that. */
  fail(fault: Fault | null, path?: RegExp): void;
  /** From now on calls whose path matches reach the mall and their responses are lost; null ends that. */
  loseAnswers(path: RegExp | null): void;
  /** Stops listening, until `accept`. */
  refuse(): Promise<void>;
  accept(): Promise<void>;
  close(): Promise<void>;
}

/** `sleep`: how faults wait. */
export async function openFaultProxy(mallUrl: string, sleep: Means['sleep'] = setTimeout): Promise<FaultProxy> {
  const target = new URL(mallUrl);
  const calls: SeenCall[] = [];
  const sockets = new Set<Socket>();
  let active: { fault: Fault; path: RegExp } | null = null;
  let lost: RegExp | null = null;
  let port = 0;
  let passing = 0;
  const passOn = (incoming: IncomingMessage, answer: ServerResponse, isLost = false) => {
    if (answer.destroyed) return; // the gateway has given up meanwhile
    passing += 1;
    answer.once('close', () => (passing -= 1));
    forward(target, incoming, answer, isLost);
  };

  const server = createServer((incoming, answer) => {
    const path = incoming.url ?? '/';
    calls.push({ method: incoming.method ?? '', path, headers: incoming.headers });
    if (active?.path.test(path))
      void play(active.fault, incoming, answer, { passOn: () => passOn(incoming, answer), sleep });
    else passOn(incoming, answer, lost?.test(path));
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
    get isMallAtWork() {
      return passing > 0;
    },
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

function forward(target: URL, incoming: IncomingMessage, answer: ServerResponse, isLost: boolean): void {
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
