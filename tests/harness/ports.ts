import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that the kernel gives to connections: nothing takes one of these between the look and its use. Above
 * those that browsers refuse.
 */
const FIRST = 11_000;
const END = 32_000;

/** This many ports of 127.0.0.1 that are free at this moment. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(FIRST, END);
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
