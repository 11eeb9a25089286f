import { createHash } from 'node:crypto';

/** Equal for equal values, in any order of their fields: the database keeps these in an order of its own. */
export function fingerprintOf(value: unknown): string {
  const text = JSON.stringify(value ?? null, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
  return createHash('sha256').update(text).digest('base64url');
}
