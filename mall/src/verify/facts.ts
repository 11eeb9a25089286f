/** Reads of answers that may hold anything: a deviation must not end a run. */
export type Row = Readonly<Record<string, unknown>>;

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The rows of a list, or of a field that holds one. */
export function rowsIn(value: unknown, field?: string): Row[] {
  const list = field === undefined ? value : isRow(value) ? value[field] : null;
  return Array.isArray(list) ? list.filter(isRow) : [];
}

export function textIn(row: Row | undefined, field: string): string | null {
  const value = row?.[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
