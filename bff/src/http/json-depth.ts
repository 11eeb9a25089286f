const deepest = 32;

/** Whether a parsed body is nested deeper than any valid request. Stops at that depth. */
export function isTooDeep(value: unknown, limit = deepest): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (limit < 0) return true;
  for (const each of Object.values(value))
    if (typeof each === 'object' && each !== null && isTooDeep(each, limit - 1)) return true;
  return false;
}
