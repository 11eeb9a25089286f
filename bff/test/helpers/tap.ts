import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Sits between a gateway and its store and reports the gateway's commands, before they are passed on. */
export interface Tap {
  url: string;
  onSaid(listener: ((text: string) => void) | null): void;
  close(): void;
}

export async function startTap(target: string): Promise<Tap> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let listener: ((text: string) => void) | null = null;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => [near, far].forEach((each) => each.destroy()));
    }
    near.on('data', (chunk) => {
      listener?.(String(chunk));
      far.write(chunk);
    });
    far.on('data', (chunk) => near.write(chunk));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    onSaid: (next) => {
      listener = next;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
