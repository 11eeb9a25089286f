import { LRUCache } from 'lru-cache';
import type { SharedStore } from './store.ts';

/** For a single gateway: a bounded cache in this process, where every lock is free. */
export function createMemoryStore(): SharedStore {
  const values = new LRUCache<string, string>({
    max: 20_000,
    maxSize: 32_000_000,
    sizeCalculation: (value, key) => value.length + key.length,
  });
  return {
    get: async (key) => values.get(key) ?? null,
    getTimed: async (key) => ({ value: values.get(key) ?? null, now: Date.now() }),
    set: async (key, value, milliseconds) => void values.set(key, value, { ttl: milliseconds }),
    delete: async (key) => void values.delete(key),
    swap: async (key, from, to, milliseconds) => {
      if ((values.get(key) ?? null) !== from) return false;
      if (to === null) values.delete(key);
      else values.set(key, to, { ttl: milliseconds });
      return true;
    },
    lock: async () => async () => undefined,
    close: async () => values.clear(),
  };
}
