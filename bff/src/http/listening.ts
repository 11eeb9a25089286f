import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A port is unavailable; `message` is one sentence with the remedy. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken';
}

interface Place {
  /** The setting that names the port. */
  name: string;
  port: number;
  host: string;
}

/** Connections that wait to be accepted, as far as the system allows. Beyond them, a crowd's are reset and browsers show an error. */
const backlog = 4096;

/** Listens and returns the port, or throws a PortTaken. */
export async function listen(server: Server, { name, port, host }: Place): Promise<number> {
  server.listen({ port, host, backlog });
  try {
    await once(server, 'listening');
  } catch (cause) {
    throw new PortTaken(sentence(cause, { name, port, host }), { cause });
  }
  return (server.address() as AddressInfo).port;
}

function sentence(cause: unknown, { name, port, host }: Place): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : '';
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what uses it, or set ${name} to another port.`;
  if (code === 'EACCES') return `Port ${port} needs more rights than this user has: set ${name} to a port above 1023.`;
  return `Cannot listen on ${host}:${port} (${String(code)}): set HOST and ${name} to an address of this machine.`;
}

/**
 * Waits until all established connections are accepted: closing would cut off those in the backlog. One is accepted per turn of the
 * event loop, so a whole turn without any means that the backlog is empty.
 */
async function letIn(server: Server): Promise<void> {
  const latest = performance.now() + 1_000;
  let quietTurns = 0;
  const note = () => {
    quietTurns = 0;
  };
  server.on('connection', note);
  // The first may be the rest of an event loop turn that accepted earlier connections.
  while (quietTurns < 2 && performance.now() < latest) {
    quietTurns += 1;
    await turn();
  }
  server.off('connection', note);
}

/** Stops accepting, lets requests in flight end within the given time, then closes the rest. */
export async function stop(server: Server, milliseconds: number): Promise<void> {
  if (!server.listening) return;
  await letIn(server);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const end = setTimeout(() => server.closeAllConnections(), milliseconds);
  await closed;
  clearInterval(idle);
  clearTimeout(end);
}
