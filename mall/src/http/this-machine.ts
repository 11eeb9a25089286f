import type { Request } from 'express';

/**
 * Whether the request comes from this machine: both its connection and the client that a proxy names. Its host must be a name of
 * this machine too, or a page of another site could read the response.
 */
export function isAtThisMachine({ socket, ip, hostname }: Request): boolean {
  const isOwnName = ['localhost', '127.0.0.1', '[::1]', '::1'].includes(hostname) || hostname.endsWith('.localhost');
  return isLoopback(socket.remoteAddress) && isLoopback(ip) && isOwnName;
}

/** Whether an address is one of this machine alone. */
export function isLoopback(address: string | undefined): boolean {
  return address === '::1' || address === 'localhost' || /^(?:::ffff:)?127\./u.test(address ?? '');
}
