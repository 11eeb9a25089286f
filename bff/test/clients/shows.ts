/**
 * Differences between a response and the guide: the paths, with both values. "…" matches anything; a response may have
 * more fields and longer lists than the guide.
 */
export function differences(shown: unknown, actual: unknown, path = '$'): string[] {
  if (shown === '…') return actual === undefined || actual === null ? [`${path}: nothing there`] : [];
  if (Array.isArray(shown) && Array.isArray(actual)) {
    return shown.flatMap((each, index) => differences(each, actual[index], `${path}[${index}]`));
  }
  if (isRecord(shown) && isRecord(actual)) {
    return Object.entries(shown).flatMap(([name, value]) => differences(value, actual[name], `${path}.${name}`));
  }
  return Object.is(shown, actual) ? [] : [`${path}: ${JSON.stringify(shown)} is shown, ${JSON.stringify(actual)} came`];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
