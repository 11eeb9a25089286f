import { isIP } from 'node:net';

const names = ['loopback', 'linklocal', 'uniquelocal'];
const mostBits: Record<number, number> = { 4: 32, 6: 128 };

/** How to name proxies, for the operator. */
export const proxiesRemedy =
  'must be addresses or networks of proxies with commas between them, such as 10.0.0.7,10.1.0.0/16, or loopback, linklocal, uniquelocal';

/** Whether Express understands it: it throws on any other text at the start. */
export function isProxy(text: string): boolean {
  if (names.includes(text)) return true;
  const [address = '', range, ...rest] = text.split('/');
  const kind = isIP(address);
  if (kind === 0 || rest.length > 0) return false;
  if (range === undefined) return true;
  if (/^\d{1,3}$/u.test(range)) return Number(range) > 0 && Number(range) <= (mostBits[kind] ?? 0);
  return kind === 4 && isIP(range) === 4 && isMask(range);
}

/** Ones, then zeros. */
function isMask(address: string): boolean {
  const bits = address.split('.').map((part) => Number(part).toString(2).padStart(8, '0'));
  return /^1+0*$/u.test(bits.join(''));
}
