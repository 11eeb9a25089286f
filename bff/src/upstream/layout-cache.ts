import { LRUCache } from 'lru-cache';
import type { Settings } from '../config.ts';
import { share } from '../fast-path/shared-value.ts';
import { codeMark } from '../shared/code-mark.ts';
import { inTime } from '../shared/in-time.ts';
import type { SharedStore, Unlock } from '../shared/store.ts';
import { waitFor } from '../shared/wait.ts';
import { hash } from './call.ts';
import { isRefusal } from '../errors/mall-error.ts';
import { never, PendingReads } from './pending-reads.ts';

/** A kept answer and how old it is. */
export interface Kept<T> {
  value: T;
  ageSeconds: number;
  /** Another for each answer that was ever kept; 0 where none is. */
  version: number;
}

type CacheSettings = Pick<
  Settings,
  'LAYOUT_STALE_SECONDS' | 'LAYOUT_CACHE_BYTES' | 'LAYOUT_PATIENCE_MS' | 'MALL_PATIENCE_MS'
>;

interface Entry {
  json: string;
  /** By our own clock; in the store by the store's. */
  storedAt: number;
  /** The json opened, once it was asked for. */
  value?: unknown;
  version?: number;
}

/** A renewal that is under way. */
interface Refresh {
  startedAt: number;
  entry: Promise<Entry>;
}

/** Told of each question to the cache. */
export type CacheListener = (outcome: 'fresh' | 'stale' | 'miss') => void;

/**
 * Public layout answers of all malls, in this process and in what the gateways share. Fresh ones are given out at once. One that is past its time is asked for
 * again, once per key however many wait, and is itself given out when the mall is slow or fails, for a day at most. A
 * renewal that hangs, as on a connection that died, is overtaken by another after a second, so that a mall that is well
 * again is noticed.
 * What it gives out is one shared value for all requests.
 * What is kept holds no token: whoever loads strips it, and only visitors' answers come here.
 */
export class LayoutCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #refreshing = new Map<string, Refresh>();
  /** Where nothing is kept that could go out meanwhile, whoever comes later does not wait for one that hangs. */
  readonly #missing: PendingReads;
  readonly #keepsNothing: boolean;
  readonly #staleMs: number;
  readonly #patienceMs: number;
  readonly #store: SharedStore;
  readonly #onAsk: CacheListener;

  constructor(settings: CacheSettings, store: SharedStore, onAsk: CacheListener = () => undefined) {
    this.#store = store;
    this.#missing = new PendingReads(settings.MALL_PATIENCE_MS);
    this.#entries = new LRUCache({
      maxSize: settings.LAYOUT_CACHE_BYTES || 1,
      sizeCalculation: ({ json }, key) => 5 * json.length + 2 * key.length + 100, // the text and what it says
    });
    this.#keepsNothing = settings.LAYOUT_CACHE_BYTES === 0;
    this.#staleMs = settings.LAYOUT_STALE_SECONDS * 1000;
    this.#patienceMs = settings.LAYOUT_PATIENCE_MS;
    this.#onAsk = onAsk;
  }

  /** What can be given out at once because it is fresh, else null. */
  fresh<T>(key: string, maxAgeSeconds: number): Kept<T> | null {
    const entry = this.#entries.get(key);
    return entry && Date.now() - entry.storedAt < maxAgeSeconds * 1000 ? this.#give(entry, 'fresh') : null;
  }

  async get<T>(key: string, maxAgeSeconds: number, load: () => Promise<T>): Promise<Kept<T>> {
    if (this.#keepsNothing) {
      this.#onAsk('miss');
      return { value: await load(), ageSeconds: 0, version: 0 };
    }
    const entry = this.#entries.get(key);
    const age = entry ? Date.now() - entry.storedAt : Infinity;
    if (entry && age < maxAgeSeconds * 1000) return this.#give(entry, 'fresh');
    if (!entry || age > this.#staleMs) {
      this.#onAsk('miss');
      return opened(await this.#missing.join(key, never, () => this.#sharedOrLoaded(key, maxAgeSeconds * 1000, load)));
    }
    return this.#freshOrStale(entry, this.#refresh(key, maxAgeSeconds * 1000, load));
  }

  async #freshOrStale<T>(entry: Entry, refresh: Promise<Entry>): Promise<Kept<T>> {
    try {
      const renewed = await inTime(refresh, this.#patienceMs);
      if (renewed !== null) {
        this.#onAsk('miss');
        return opened(renewed);
      }
    } catch (error) {
      if (isGone(error)) throw error; // the mall is well and says no: what we kept holds no more
    }
    return this.#give(entry, 'stale');
  }

  #give<T>(entry: Entry, outcome: 'fresh' | 'stale'): Kept<T> {
    this.#onAsk(outcome);
    return opened(entry);
  }

  #refresh(key: string, maxAgeMs: number, load: () => Promise<unknown>): Promise<Entry> {
    const running = this.#refreshing.get(key);
    if (running && performance.now() - running.startedAt < hangsAfterMs) return running.entry;
    // The one that hangs is our own, and so may be the lock.
    const renewed = running ? this.#load(key, nameOf(key), load) : this.#sharedOrLoaded(key, maxAgeMs, load);
    const refresh: Refresh = { startedAt: performance.now(), entry: renewed };
    const forget = () => {
      if (this.#refreshing.get(key) === refresh) this.#refreshing.delete(key);
    };
    renewed.then(forget, forget); // whoever still waits is told; nobody may be waiting
    this.#refreshing.set(key, refresh);
    return renewed;
  }

  /** One gateway asks the mall; the others wait for what it puts into the store, but not long. */
  async #sharedOrLoaded(key: string, maxAgeMs: number, load: () => Promise<unknown>): Promise<Entry> {
    const name = nameOf(key);
    const turn = async (): Promise<{ shared: Entry } | { unlock: Unlock } | null> => {
      const shared = await this.#shared(name, maxAgeMs);
      if (shared) return { shared };
      const unlock = await this.#store.lock(name, lockMs);
      return unlock && { unlock };
    };
    const won = await waitFor(turn, { every: 25, atMost: longestWaitMs });
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
    return entry && age < maxAgeMs ? { ...entry, storedAt: Date.now() - age } : null;
  }

  async #load(key: string, name: string, load: () => Promise<unknown>): Promise<Entry> {
    const askedAt = Date.now();
    try {
      const entry = { json: JSON.stringify(await load()), storedAt: askedAt };
      const kept = this.#entries.get(key);
      if (kept && kept.storedAt > askedAt) return kept; // by one that has overtaken this
      this.#entries.set(key, entry);
      const { now } = await this.#store.getTimed(name);
      await this.#store.set(
        name,
        JSON.stringify({ json: entry.json, storedAt: now - (Date.now() - askedAt) }),
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

let versions = 0;

function opened<T>(entry: Entry): Kept<T> {
  entry.value ??= share(JSON.parse(entry.json) as unknown);
  entry.version ??= versions += 1;
  return {
    value: entry.value as T,
    ageSeconds: Math.floor((Date.now() - entry.storedAt) / 1000),
    version: entry.version,
  };
}

/** Null as well for what is damaged: it is then as good as gone. */
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
