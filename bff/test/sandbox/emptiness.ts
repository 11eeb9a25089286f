/** Paths of what an example was to show and did not: a null part of the answer, an empty list. */
export function emptiness(data: Record<string, unknown> | null | undefined): string[] {
  if (!data) return ['data'];
  return Object.entries(data).flatMap(([name, value]) =>
    isRecord(value) ? emptyParts(name, value) : missing(name, value),
  );
}

/** A field of the mall with its own call is null when the call failed, and [] when nothing was found. */
function emptyParts(path: string, part: Record<string, unknown>): string[] {
  return Object.entries(part).flatMap(([name, value]) => {
    const here = `${path}.${name}`;
    if (isRecord(value) && 'nodes' in value) return missing(`${here}.nodes`, value.nodes);
    return path.startsWith('site') ? [] : missing(here, value);
  });
}

function missing(path: string, value: unknown): string[] {
  const isEmpty = value === null || value === undefined || (Array.isArray(value) && value.length === 0);
  return isEmpty ? [path] : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
