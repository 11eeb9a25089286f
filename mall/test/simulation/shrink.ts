/**
 * The shortest list that still fails, as far as some tries find it: leaves out halves, then smaller parts (delta debugging). Not
 * `fast-check`, which tries hundreds of lists: a world takes seconds, and each part that can go is worth more the larger it is.
 */
export async function shrink<Item>(
  items: readonly Item[],
  stillFails: (items: readonly Item[]) => Promise<boolean>,
  mostTries: number,
): Promise<readonly Item[]> {
  let kept = items;
  let tries = 0;
  for (let parts = 2; kept.length > 1 && tries < mostTries;) {
    const size = Math.ceil(kept.length / parts);
    let next: readonly Item[] | null = null;
    for (let start = 0; start < kept.length && tries < mostTries && next === null; start += size) {
      const rest = [...kept.slice(0, start), ...kept.slice(start + size)];
      tries += 1;
      if (await stillFails(rest)) next = rest;
    }
    if (next) {
      kept = next;
      parts = Math.max(2, parts - 1);
    } else if (size === 1) return kept;
    else parts = Math.min(kept.length, parts * 2);
  }
  return kept;
}
