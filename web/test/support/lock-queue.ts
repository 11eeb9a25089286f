/** Web Locks as browsers have them, as far as the storefront uses them: one holder of a name at a time. */
export function lockQueue(): Pick<LockManager, 'request'> {
  const last = new Map<string, Promise<unknown>>();
  const request = (name: string, _options: LockOptions, hold: () => Promise<unknown>) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(hold);
    last.set(name, turn.catch(() => {}));
    return turn;
  };
  return { request: request as never };
}
