import { randomInt } from 'node:crypto';

/** Carrier of the simulated shop. */
export const carrier = '가온택배';

export function newParcelNumber(): string {
  return `6${String(randomInt(100_000_000_000)).padStart(11, '0')}`;
}
