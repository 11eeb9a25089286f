/** Longer offers are an error in the mall's data. The gateway accepts no more either. */
const longest = 60;

/** The months that can be offered, each once, fewest first. */
export function soundMonths(months: readonly (number | null)[] | null | undefined): number[] {
  const sound = (months ?? []).filter(
    (each): each is number => Number.isInteger(each) && Number(each) >= 1 && Number(each) <= longest,
  );
  return [...new Set(sound)].toSorted((one, other) => one - other);
}
