/** Web Locks as browsers have them, as far as the storefront uses them: one holder of a name at a time, or any number that share it. */
export function lockQueue(): Pick<LockManager, 'request' | 'query'> {
  const last = new Map<string, Promise<unknown>>();
  const held: string[] = [];
  const request = (name: string, { mode }: LockOptions, hold: () => Promise<unknown>) => {
    const before = mode === 'shared' ? Promise.resolve() : (last.get(name) ?? Promise.resolve());
    const turn = before
      .then(async () => {
        held.push(name);
        return hold();
      })
      .finally(() => held.splice(held.indexOf(name), 1));
    last.set(
      name,
      turn.catch(() => {}),
    );
    return turn;
  };
  return { request: request as never, query: async () => ({ held: held.map((name) => ({ name })), pending: [] }) };
}
