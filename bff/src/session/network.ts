import { isIPv6 } from 'node:net';

/**
 * The network of an address, for limits: an IPv4 address, also in IPv6 notation; of IPv6 the first half, since one customer
 * owns all addresses that share it.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/u, '').toLowerCase();
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/u.exec(plain)?.[1];
  if (mapped || !isIPv6(plain)) return mapped ?? plain;
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = [...before, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}
