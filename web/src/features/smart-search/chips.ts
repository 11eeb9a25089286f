/** A keyword that was chosen for the search. */
export interface Chip {
  /** The mall's number of a suggested keyword, or a random one of ours. */
  id: string;
  name: string;
}

export const chipsAtMost = 3;
/** Maximum that the mall accepts. */
export const longestKeyword = 50;
const largestId = 10_000;

export type Addition = { kind: 'added'; chips: readonly Chip[] } | { kind: 'duplicate' } | { kind: 'full' };

/** Appends a keyword; no duplicates, and no more than three. */
export function addChip(chips: readonly Chip[], chip: Chip): Addition {
  if (chips.some(({ name }) => name === chip.name)) return { kind: 'duplicate' };
  if (chips.length >= chipsAtMost) return { kind: 'full' };
  return { kind: 'added', chips: [...chips, chip] };
}

/** A typed word as a chip: a random number from 0 to 10000 that none of `taken` has. Specification section 4. */
export function typedChip(text: string, taken: Iterable<string>, random: () => number = Math.random): Chip {
  const ids = new Set(taken);
  let id = Math.floor(random() * (largestId + 1));
  // The next free id, since random ones may collide; three chips can never take them all.
  while (ids.has(String(id))) id = (id + 1) % (largestId + 1);
  return { id: String(id), name: text };
}

/** The keywords of an address: each gets an id as if it had just been typed. */
export function typedChips(words: readonly string[], taken: readonly string[], random?: () => number): Chip[] {
  return words.reduce<Chip[]>(
    (chips, word) => [...chips, typedChip(word, [...taken, ...chips.map(({ id }) => id)], random)],
    [],
  );
}

/** A suggested keyword under the mall's number, unless that was given to a chip before the mall's numbers were known. */
export function suggestedChip(
  { number, name }: { number: string; name: string },
  taken: readonly string[],
  chips: readonly Chip[],
): Chip {
  const text = tidyKeyword(name);
  return chips.some(({ id }) => id === number) ? typedChip(text, taken) : { id: number, name: text };
}

/** A keyword of an address as it is compared and sent: tidied, and cut to the mall's limit, which the page then says. */
export function tidyKeyword(text: string): string {
  return [...tidyText(text)].slice(0, longestKeyword).join('').trim();
}

/** Composed, with single spaces, and without control characters, which no mall takes. */
export function tidyText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
