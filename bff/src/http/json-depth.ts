const deepest = 32;

/** Whether a parsed body is nested deeper than any honest question is. Walks without recursion. */
export function isTooDeep(value: unknown, limit = deepest): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    level = level.flatMap((each) => (each !== null && typeof each === 'object' ? Object.values(each) : []));
  }
  return false;
}
