const lasts = new WeakMap<object, Promise<unknown>>();

/** Runs one task of an owner after the other, also after one that has failed. Owners do not wait for one another. */
export function runSerially<Result>(owner: object, task: () => Promise<Result>): Promise<Result> {
  const result = (lasts.get(owner) ?? Promise.resolve()).then(task);
  lasts.set(
    owner,
    result.catch(() => {}),
  );
  return result;
}
