import { randomInt } from 'node:crypto';

/** As carriers number parcels: twelve digits. */
export function newParcelNumber(): string {
  return `6${String(randomInt(100_000_000_000)).padStart(11, '0')}`;
}
