/**
 * The first of a long list; the chosen one is among them, in its position. Each value once, as the first that has it.
 */
export function shownChoices<Each extends { value: string }>(
  choices: readonly Each[],
  chosen: string | null,
  most: number,
): Each[] {
  const known = new Set<string>();
  const each = choices.filter(({ value }) => !known.has(value) && known.add(value));
  if (each.length <= most) return each;
  const place = each.findIndex(({ value }) => value === chosen);
  return each.filter((_, index) => (place < most ? index < most : index < most - 1 || index === place));
}
