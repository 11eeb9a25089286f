import { createServer } from 'node:net';
import { Refusal } from './refusal.ts';

/** Refuses when the port is in use, before any data is touched. */
export async function assertFree(setting: string, host: string, port: number): Promise<void> {
  const error = await obstacleAt(host, port);
  if (error) throw new Refusal(explain(setting, host, port, error));
}

/** Refuses when another program has this port of the other loopback address: browsers may reach it by http://localhost. */
export async function assertLocalhost({ host, port }: { host: string; port: number }): Promise<void> {
  const other = { '127.0.0.1': '::1', '::1': '127.0.0.1' }[host];
  const error = other && (await obstacleAt(other, port));
  if (error && error.code === 'EADDRINUSE') throw new Refusal(explain('PORT', other, port, error));
}

function obstacleAt(host: string, port: number): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}

function explain(setting: string, host: string, port: number, error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken. Stop what uses it, or choose another port: ${setting}=${port + 10} npm start`;
  }
  if (error.code === 'EACCES')
    return `Port ${port} needs rights that this user lacks. Choose one above 1023: ${setting}=4000 npm start`;
  if (error.code === 'EADDRNOTAVAIL')
    return `This machine has no address ${host}. Set HOST to one it has, such as 127.0.0.1.`;
  return `Cannot listen on ${host}:${port} (${error.code ?? error.message}). Set HOST and ${setting} to an address and a port that are free.`;
}

/** The address of a program from this machine: where it listens, or loopback when it listens everywhere. */
export function addressOf({ host, port }: { host: string; port: number }): string {
  const everywhere: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
  const name = everywhere[host] ?? host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
