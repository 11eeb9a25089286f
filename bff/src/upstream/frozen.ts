import { LRUCache } from 'lru-cache';

/** The value itself, which nobody can change from now on, nor anything in it. What is frozen already is taken as wholly so. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const each of Object.values(value)) frozen(each);
  return Object.freeze(value);
}

/** What is made of a frozen thing, which is how we share what does not change, for another is made once, frozen itself, and the same for whoever asks. */
export function madeOnce<A extends object, B extends object, R extends object>(make: (of: A, by: B) => R): (of: A, by: B) => R {
  const made = new WeakMap<A, WeakMap<B, R>>();
  return (of, by) => {
    if (!Object.isFrozen(of)) return make(of, by);
    const ofIt = made.get(of) ?? new WeakMap<B, R>();
    const known = ofIt.get(by);
    if (known) return known;
    const fresh = frozen(make(of, by));
    made.set(of, ofIt.set(by, fresh));
    return fresh;
  };
}

/** One frozen object for all that are equal when written down; so many are remembered. */
export function oneOfEqual<T extends object>(most: number): (value: T) => T {
  const known = new LRUCache<string, T>({ max: most });
  return (value) => {
    const text = JSON.stringify(value);
    const one = known.get(text) ?? frozen(value);
    known.set(text, one);
    return one;
  };
}
