/** As many rows as the mall takes at once. */
const mostRows = 100;
/** Characters: written in Korean they stay below the size of a request. */
const mostCharacters = 30_000;

/** Parts of a list that each fit into one request, in their order. A row that is larger goes alone. */
export function inBatches<Item>(items: readonly Item[], lengthOf: (item: Item) => number): Item[][] {
  const batches: Item[][] = [];
  let left = 0;
  for (const item of items) {
    const batch = batches.at(-1);
    const length = lengthOf(item);
    if (batch && batch.length < mostRows && length <= left) {
      batch.push(item);
      left -= length;
    } else {
      batches.push([item]);
      left = mostCharacters - length;
    }
  }
  return batches;
}
