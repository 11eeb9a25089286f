export interface DrawEntry {
  entryNo: string;
  maskNm: string;
}

export interface Prize {
  prizeNm: string;
  winCnt: number;
}

/** Draws each prize among all entries by chance, each entry once. */
export function draw(
  entries: readonly DrawEntry[],
  prizes: readonly Prize[],
  below: (limit: number) => number = randomBelow,
): { entry: DrawEntry; prizeNm: string }[] {
  const left = [...entries];
  return prizes
    .flatMap(({ prizeNm, winCnt }) => Array.from({ length: winCnt }, () => prizeNm))
    .flatMap((prizeNm) => {
      const [entry] = left.length > 0 ? left.splice(below(left.length), 1) : [];
      return entry ? [{ entry, prizeNm }] : [];
    });
}

/** A whole number below the limit, each as likely as the others. */
function randomBelow(limit: number): number {
  const range = 2 ** 32;
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number < range - (range % limit) ? number % limit : randomBelow(limit);
}
