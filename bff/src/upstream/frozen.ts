import { LRUCache } from 'lru-cache';
import { makings, type Making } from './makings.ts';

/** The value itself, which nobody can change from now on, nor anything in it. What is frozen already is taken as wholly so. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const each of Object.values(value)) frozen(each);
  return Object.freeze(value);
}

/** What is made of a frozen thing, which is how we share what does not change, for another is made once, frozen itself, and the same for whoever asks. */
export function madeOnce<A extends object, B extends object, R extends object>(
  make: (of: A, by: B) => R,
): (of: A, by: B) => R {
  const madeOf = new WeakMap<A, WeakMap<B, Making<R>>>();
  return (of, by) => {
    const known = madeOf.get(of)?.get(by)?.made;
    if (known) return known;
    if (!Object.isFrozen(of)) return make(of, by);
    const ofIt = madeOf.get(of) ?? new WeakMap<B, Making<R>>();
    const fresh = frozen(make(of, by));
    madeOf.set(of, ofIt.set(by, makings.keep(fresh, bytesOfRow * (Array.isArray(fresh) ? fresh.length : 1))));
    return fresh;
  };
}

/** A product, a category, a mall: about so much in memory. */
const bytesOfRow = 3_000;

/** One frozen object for all that are equal when written down; of so many bytes of text. */
export function oneOfEqual<T extends object>(mostBytes: number): (value: T) => T {
  const known = new LRUCache<string, T>({
    maxSize: mostBytes,
    maxEntrySize: mostBytes / 10,
    sizeCalculation: (_value, text) => text.length + 1,
  });
  return (value) => {
    if (Object.isFrozen(value)) return value; // one already
    const text = JSON.stringify(value);
    const one = known.get(text) ?? frozen(value);
    known.set(text, one);
    return one;
  };
}
