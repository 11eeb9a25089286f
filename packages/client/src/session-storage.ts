/** Where pairs are kept, each under a key of its mall. An app gives an encrypted store. */
export interface SessionStorage {
  read(key: string): Promise<string | null> | string | null;
  /** Null erases. */
  write(key: string, text: string | null): Promise<void> | void;
  /** Runs one at a time for a key, over all tabs or processes that share the store. Without it only this program takes turns. */
  lock?<Result>(key: string, run: () => Promise<Result>): Promise<Result>;
}

/** For as long as the program runs. */
export function memoryStorage(): SessionStorage {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, text) => void (text === null ? kept.delete(key) : kept.set(key, text)),
  };
}

/** The parts of `localStorage` and `sessionStorage` that are used. */
export interface WebStorage {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

interface Locks {
  request<Result>(name: string, run: () => Promise<Result>): Promise<Result>;
}

/** A browser's store. With `localStorage` all tabs share a session, and take turns where the browser has Web Locks. */
export function webStorage(storage: WebStorage): SessionStorage {
  const { locks } = (globalThis as { navigator?: { locks?: Locks } }).navigator ?? {};
  return {
    read: (key) => storage.getItem(key),
    write: (key, text) => (text === null ? storage.removeItem(key) : storage.setItem(key, text)),
    ...(locks && { lock: (key, run) => locks.request(key, run) }),
  };
}
