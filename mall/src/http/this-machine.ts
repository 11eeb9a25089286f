import type { Request } from 'express';

/** Whether a person at this machine asks: both who is at the other end and whom they speak for, and under a name of this machine, or a page of another site could read it. */
export function isAtThisMachine({ socket, ip, hostname }: Request): boolean {
  const isOwnName = ['localhost', '127.0.0.1', '[::1]', '::1'].includes(hostname) || hostname.endsWith('.localhost');
  return isLoopback(socket.remoteAddress) && isLoopback(ip) && isOwnName;
}

function isLoopback(address: string | undefined): boolean {
  return address === '::1' || /^(?:::ffff:)?127\./u.test(address ?? '');
}
