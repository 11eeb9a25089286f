/** Numbers that look random and are the same in every run: the seed of a database must not depend on its day. */
export interface Random {
  /** 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both possible. */
  between(low: number, high: number): number;
  pick<T>(items: readonly T[]): T;
  chance(probability: number): boolean;
  /** `count` different items, or all there are. */
  sample<T>(items: readonly T[], count: number): T[];
}

/** `name` chooses the sequence, so that a change in one part of the seed leaves the others as they were. */
export function randomFor(name: string): Random {
  let state = hashOf(name);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (items) => itemAt(items, between(0, items.length - 1)),
    sample: (items, count) => {
      const left = [...items];
      return Array.from({ length: Math.min(count, left.length) }, () =>
        itemAt(left.splice(between(0, left.length - 1), 1), 0),
      );
    },
  };
}

/** Hash of a text, the same in every run. */
export function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  return hash >>> 0;
}

/** The item at an index that wraps around, so that a list is never left. */
export function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('There is nothing to pick from');
  return item;
}
