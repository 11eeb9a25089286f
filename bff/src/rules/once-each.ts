/** Drops rows whose number came before: a mall's list may contain duplicates. */
export function onceEach<Row>(rows: readonly Row[], numberOf: (row: Row) => string): Row[] {
  const known = new Set<string>();
  return rows.filter((row) => {
    const number = numberOf(row);
    return !known.has(number) && known.add(number);
  });
}
