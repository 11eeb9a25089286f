import { randomUUID } from 'node:crypto';
import type { Redis } from 'iovalkey';
import type { SharedStore } from './store.ts';

const prefix = 'family-mall:';
const compareAndDelete =
  "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) else return 0 end";

const getTimed = "return { redis.call('get', KEYS[1]), redis.call('time') }";

/** An empty string means no value; empty values are never stored. */
const compareAndSwap = `
  if (redis.call('get', KEYS[1]) or '') ~= ARGV[1] then return 0 end
  if ARGV[2] == '' then redis.call('del', KEYS[1]) else redis.call('set', KEYS[1], ARGV[2], 'PX', ARGV[3]) end
  return 1`;

/** Valkey or Redis. `alone` replaces it, call by call, while it is unreachable. */
export function createValkeyStore(client: Redis, alone: SharedStore, onFailure: (error: unknown) => void): SharedStore {
  const orElse = async <T>(work: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      onFailure(error);
      return otherwise();
    }
  };
  return {
    get: (key) =>
      orElse(
        () => client.get(prefix + key),
        () => alone.get(key),
      ),
    getTimed: (key) =>
      orElse(
        async () => {
          const [value, [seconds, microseconds]] = (await client.eval(getTimed, 1, prefix + key)) as [
            string | null,
            [string, string],
          ];
          return { value, now: Number(seconds) * 1_000 + Math.floor(Number(microseconds) / 1_000) };
        },
        () => alone.getTimed(key),
      ),
    set: (key, value, milliseconds) =>
      orElse(
        async () => void (await client.set(prefix + key, value, 'PX', Math.max(1, Math.ceil(milliseconds)))),
        () => alone.set(key, value, milliseconds),
      ),
    delete: (key) =>
      orElse(
        async () => void (await client.del(prefix + key)),
        () => alone.delete(key),
      ),
    swap: (key, from, to, milliseconds) =>
      orElse(
        async () =>
          (await client.eval(
            compareAndSwap,
            1,
            prefix + key,
            from ?? '',
            to ?? '',
            Math.max(1, Math.ceil(milliseconds)),
          )) === 1,
        () => alone.swap(key, from, to, milliseconds),
      ),
    lock: (key, milliseconds) =>
      orElse(
        async () => {
          const holder = randomUUID();
          const isTaken = (await client.set(`${prefix}lock:${key}`, holder, 'PX', milliseconds, 'NX')) === null;
          if (isTaken) return null;
          return async () => {
            await client.eval(compareAndDelete, 1, `${prefix}lock:${key}`, holder).catch(onFailure);
          };
        },
        () => alone.lock(key, milliseconds),
      ),
    close: async () => {
      client.disconnect();
      await alone.close();
    },
  };
}
