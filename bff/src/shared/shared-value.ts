declare const sharedMark: unique symbol;

/** A value that several requests use at once: frozen, with everything in it. Only `share` makes one. */
export type SharedValue<T> = T & { readonly [sharedMark]: true };

/** Every shared object, with a number that names it in cache keys. */
const numbers = new WeakMap<object, number>();
let count = 0;

/** Freezes a value and everything in it, so that requests can share it. */
export function share<T>(value: T): SharedValue<T> {
  if (typeof value === 'object' && value !== null && !numbers.has(value)) {
    numbers.set(value, (count += 1));
    for (const each of Object.values(value)) share(each);
    Object.freeze(value);
  }
  return value as SharedValue<T>;
}

export function isShared<T extends object>(value: T): value is SharedValue<T> {
  return numbers.has(value);
}

export function sharedNumberOf(value: SharedValue<object>): number | undefined {
  return numbers.get(value);
}

/**
 * Memoizes a function of a shared value and another object; results are shared too. Entries live as long as both arguments.
 * For a value that is not shared, the function runs each time.
 */
export function memoize<A extends object, B extends object, R extends object>(
  make: (of: A, by: B) => R,
): (of: A | SharedValue<A>, by: B) => R {
  const results = new WeakMap<A, WeakMap<B, SharedValue<R>>>();
  return (of, by) => {
    if (!isShared(of)) return make(of, by);
    const resultsOf = results.get(of) ?? new WeakMap<B, SharedValue<R>>();
    results.set(of, resultsOf);
    const result = resultsOf.get(by) ?? share(make(of, by));
    resultsOf.set(by, result);
    return result;
  };
}
