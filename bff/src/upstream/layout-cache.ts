import { LRUCache } from 'lru-cache';
import type { Settings } from '../config.ts';
import { share } from '../shared/shared-value.ts';
import { codeMark } from '../shared/code-mark.ts';
import { withTimeout } from '../shared/with-timeout.ts';
import type { SharedStore, Unlock } from '../shared/store.ts';
import { waitFor } from '../shared/wait.ts';
import { hash } from './call.ts';
import { isRefusal } from '../errors/mall-error.ts';
import { never, SingleFlight } from './single-flight.ts';

/** A cached value and its age. */
export interface CachedValue<T> {
  value: T;
  ageSeconds: number;
  /** Unique for each value that was ever cached; 0 where caching is off. */
  version: number;
}

/** A cached value that a request used, with its version. */
export interface LayoutUse {
  key: string;
  maxAgeSeconds: number;
  version: number;
}

type CacheSettings = Pick<
  Settings,
  'LAYOUT_STALE_SECONDS' | 'LAYOUT_CACHE_BYTES' | 'LAYOUT_PATIENCE_MS' | 'MALL_PATIENCE_MS'
>;

interface Entry {
  json: string;
  /** By our clock; in the shared store by its clock. */
  storedAt: number;
  /** The lazily parsed json. */
  value?: unknown;
  version?: number;
}

/** A pending refresh. */
interface Refresh {
  startedAt: number;
  entry: Promise<Entry>;
}

/** Called for each lookup. */
export type CacheListener = (outcome: 'fresh' | 'stale' | 'miss') => void;

/**
 * Public layout of all malls, in this process and in the store that gateways share. Fresh values are returned at once. A stale one
 * is refreshed by one call per key; it is served meanwhile when the mall is slow or fails, for a day at most
 * (stale-while-revalidate, stale-if-error). A hanging refresh is overtaken by another after a second, so that a recovered mall is
 * noticed. Values are shared between requests. They hold no token: loaders strip it, and only visitors' responses come here.
 */
export class LayoutCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #refreshing = new Map<string, Refresh>();
  /** Loads of keys without any value: a request that comes later does not wait for a hanging load. */
  readonly #missing: SingleFlight;
  readonly #isDisabled: boolean;
  /** By our clock. What was loaded before it may be what was purged. */
  #purgedAt = -Infinity;
  readonly #staleMs: number;
  readonly #patienceMs: number;
  readonly #store: SharedStore;
  readonly #onLookup: CacheListener;

  constructor(settings: CacheSettings, store: SharedStore, onLookup: CacheListener = () => undefined) {
    this.#store = store;
    this.#missing = new SingleFlight(settings.MALL_PATIENCE_MS);
    this.#entries = new LRUCache({
      maxSize: settings.LAYOUT_CACHE_BYTES || 1,
      sizeCalculation: ({ json }, key) => 5 * json.length + 2 * key.length + 100, // the text and the parsed value
    });
    this.#isDisabled = settings.LAYOUT_CACHE_BYTES === 0;
    this.#staleMs = settings.LAYOUT_STALE_SECONDS * 1000;
    this.#patienceMs = settings.LAYOUT_PATIENCE_MS;
    this.#onLookup = onLookup;
  }

  /** The value if it is fresh, else null. */
  fresh<T>(key: string, maxAgeSeconds: number): CachedValue<T> | null {
    const entry = this.#entries.get(key);
    return entry && Date.now() - entry.storedAt < maxAgeSeconds * 1000 ? this.#hit(entry, 'fresh') : null;
  }

  /** Forgets what it holds of these malls, here and in the shared store: the next request asks the mall. */
  async purge(malls: ReadonlySet<string>): Promise<void> {
    this.#purgedAt = Date.now();
    const gone = [...this.#entries].filter(([key, { json }]) => malls.has(mallIn(key, json) ?? ''));
    for (const [key] of gone) {
      this.#entries.delete(key);
      this.#refreshing.delete(key);
    }
    await Promise.all(gone.map(([key]) => this.#store.delete(nameOf(key))));
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize };
  }

  async get<T>(key: string, maxAgeSeconds: number, load: () => Promise<T>): Promise<CachedValue<T>> {
    if (this.#isDisabled) {
      this.#onLookup('miss');
      return { value: await load(), ageSeconds: 0, version: 0 };
    }
    const entry = this.#entries.get(key);
    const age = entry ? Date.now() - entry.storedAt : Infinity;
    if (entry && age < maxAgeSeconds * 1000) return this.#hit(entry, 'fresh');
    if (!entry || age > this.#staleMs) {
      this.#onLookup('miss');
      return parsed(await this.#missing.join(key, never, () => this.#sharedOrLoaded(key, maxAgeSeconds * 1000, load)));
    }
    return this.#freshOrStale(entry, this.#refresh(key, maxAgeSeconds * 1000, load));
  }

  async #freshOrStale<T>(entry: Entry, refresh: Promise<Entry>): Promise<CachedValue<T>> {
    try {
      const refreshed = await withTimeout(refresh, this.#patienceMs);
      if (refreshed !== null) {
        this.#onLookup('miss');
        return parsed(refreshed);
      }
    } catch (error) {
      if (isGone(error)) throw error; // the mall works and refuses: the cached value is no longer valid
    }
    return this.#hit(entry, 'stale');
  }

  #hit<T>(entry: Entry, outcome: 'fresh' | 'stale'): CachedValue<T> {
    this.#onLookup(outcome);
    return parsed(entry);
  }

  #refresh(key: string, maxAgeMs: number, load: () => Promise<unknown>): Promise<Entry> {
    const running = this.#refreshing.get(key);
    if (running && performance.now() - running.startedAt < hangsAfterMs) return running.entry;
    // The hanging load is ours, and the lock may be as well.
    const refreshed = running ? this.#load(key, nameOf(key), load) : this.#sharedOrLoaded(key, maxAgeMs, load);
    const refresh: Refresh = { startedAt: performance.now(), entry: refreshed };
    const forget = () => {
      if (this.#refreshing.get(key) === refresh) this.#refreshing.delete(key);
    };
    refreshed.then(forget, forget); // waiters see a failure themselves; there may be none
    this.#refreshing.set(key, refresh);
    return refreshed;
  }

  /** One gateway calls the mall; the others wait a little for the value in the shared store. */
  async #sharedOrLoaded(key: string, maxAgeMs: number, load: () => Promise<unknown>): Promise<Entry> {
    const name = nameOf(key);
    const sharedOrLocked = async (): Promise<{ shared: Entry } | { unlock: Unlock } | null> => {
      const shared = await this.#shared(name, maxAgeMs);
      if (shared) return { shared };
      const unlock = await this.#store.lock(name, lockMs);
      if (!unlock) return null;
      // Another gateway may have stored it, and gone, between the look and the lock.
      const meanwhile = await this.#shared(name, maxAgeMs);
      if (!meanwhile) return { unlock };
      await unlock();
      return { shared: meanwhile };
    };
    const won = await waitFor(sharedOrLocked, { every: 25, atMost: longestWaitMs });
    if (won && 'shared' in won) {
      this.#entries.set(key, won.shared);
      return won.shared;
    }
    try {
      return await this.#load(key, name, load);
    } finally {
      await won?.unlock();
    }
  }

  async #shared(name: string, maxAgeMs: number): Promise<Entry | null> {
    const { value, now } = await this.#store.getTimed(name);
    const entry = readEntry(value);
    const age = entry ? Math.max(0, now - entry.storedAt) : Infinity;
    const storedAt = Date.now() - age;
    return entry && age < maxAgeMs && storedAt > this.#purgedAt ? { ...entry, storedAt } : null;
  }

  async #load(key: string, name: string, load: () => Promise<unknown>): Promise<Entry> {
    const startedAt = Date.now();
    try {
      const entry = { json: JSON.stringify(await load()), storedAt: startedAt };
      if (startedAt <= this.#purgedAt) return entry; // neither kept nor shared
      const cached = this.#entries.get(key);
      if (cached && cached.storedAt > startedAt) return cached; // another load has overtaken this one
      this.#entries.set(key, entry);
      const { now } = await this.#store.getTimed(name);
      await this.#store.set(
        name,
        JSON.stringify({ json: entry.json, storedAt: now - (Date.now() - startedAt) }),
        this.#staleMs || 1,
      );
      return entry;
    } catch (error) {
      if (isGone(error)) {
        this.#entries.delete(key);
        await this.#store.delete(name);
      }
      throw error;
    }
  }
}

const lockMs = 6_000;
const longestWaitMs = 1_000;
const hangsAfterMs = 1_000;

const ours = codeMark();

function nameOf(key: string): string {
  return `layout:${ours}:${hash(key)}`;
}

/** The mall of an entry: of the call in its key, or of the mall itself in its value. */
function mallIn(key: string, json: string): string | null {
  const asked = /[?&]mallId=([^&\s]+)/u.exec(key)?.[1];
  if (asked !== undefined) return decodeURIComponent(asked);
  const { number } = (JSON.parse(json) ?? {}) as { number?: unknown };
  return typeof number === 'string' ? number : null;
}

let versions = 0;

function parsed<T>(entry: Entry): CachedValue<T> {
  entry.value ??= share(JSON.parse(entry.json) as unknown);
  entry.version ??= versions += 1;
  return {
    value: entry.value as T,
    ageSeconds: Math.floor((Date.now() - entry.storedAt) / 1000),
    version: entry.version,
  };
}

/** Null for a damaged entry too. */
function readEntry(text: string | null): Entry | null {
  try {
    const { json, storedAt } = JSON.parse(text ?? 'null') as Entry;
    JSON.parse(json);
    return Number.isFinite(storedAt) ? { json, storedAt } : null;
  } catch {
    return null;
  }
}

function isGone(error: unknown): boolean {
  return isRefusal(error, '1403', '1404');
}
