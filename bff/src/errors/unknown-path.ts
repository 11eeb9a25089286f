import { MallError } from './mall-error.ts';

const statuses: ReadonlySet<number | null> = new Set([404, 405]);

/** Whether a mall does not know a path at all, as one that is older than the call: its router answers without an envelope. */
export function isUnknownPath(error: unknown): boolean {
  return error instanceof MallError && statuses.has(error.status);
}
