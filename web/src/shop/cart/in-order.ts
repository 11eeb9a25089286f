const lasts = new WeakMap<object, Promise<unknown>>();

/** Runs one change of a client's cart after the other: each answer holds the whole cart, and the latest has to win. */
export function inOrder<Result>(client: object, change: () => Promise<Result>): Promise<Result> {
  const result = (lasts.get(client) ?? Promise.resolve()).then(change);
  lasts.set(
    client,
    result.catch(() => {}),
  );
  return result;
}
