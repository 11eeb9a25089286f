import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * TCP proxy whose connections can go silent, as behind a firewall that has forgotten them: they stay open and pass nothing on,
 * not even their end.
 */
export interface SilentProxy {
  port: number;
  /** Connections and bytes that came from clients so far, those of silent connections too. */
  readonly seen: { connections: number; bytes: number };
  /** The open connections are silent for good. Later ones work, or with `laterToo` are silent as well, until `resume`. */
  silence(options?: { laterToo: boolean }): void;
  /** Connections that are opened from now on work. */
  resume(): void;
  /** Passes everything on so many milliseconds later. */
  delay(milliseconds: number): void;
  close(): Promise<void>;
}

interface Line {
  near: Socket;
  far: Socket;
  isSilent: boolean;
}

/** `target`: the port of a server on this machine. */
export async function openSilentProxy(target: number): Promise<SilentProxy> {
  const lines = new Set<Line>();
  const seen = { connections: 0, bytes: 0 };
  let isLaterSilent = false;
  const pace = { delayMs: 0 };
  const server = createServer((near) => {
    const line = { near, far: connect(target, '127.0.0.1'), isSilent: isLaterSilent };
    lines.add(line);
    seen.connections += 1;
    near.on('data', (chunk: Buffer) => (seen.bytes += chunk.length));
    passOn(line, near, line.far, pace);
    passOn(line, line.far, near, pace);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    seen,
    silence: ({ laterToo } = { laterToo: false }) => {
      for (const line of lines) line.isSilent = true;
      isLaterSilent = laterToo;
    },
    resume: () => {
      isLaterSilent = false;
    },
    delay: (milliseconds) => {
      pace.delayMs = milliseconds;
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const { near, far } of lines) for (const socket of [near, far]) socket.destroy();
      await closed;
    },
  };
}

function passOn(line: Line, from: Socket, to: Socket, pace: { readonly delayMs: number }): void {
  const write = (chunk: Buffer) => void (line.isSilent || to.write(chunk));
  from.on('error', () => undefined);
  from.on('data', (chunk: Buffer) => {
    if (pace.delayMs === 0) write(chunk);
    else setTimeout(write, pace.delayMs, chunk);
  });
  from.on('close', () => line.isSilent || to.destroy());
}
