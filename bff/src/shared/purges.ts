import type { Redis } from 'iovalkey';
import type { Logger } from 'pino';

/** Called with the tags of a purge. */
type PurgeListener = (tags: readonly string[]) => void;

const channel = 'family-mall:purge';

/** Purges by tag, told to every gateway that shares the store. While it is unreachable or absent, to this one alone. */
export class Purges {
  readonly #listeners: PurgeListener[] = [];
  readonly #client: Redis | null;
  readonly #subscriber: Redis | null;

  constructor(client: Redis | null, log: Logger) {
    this.#client = client;
    // A connection that is subscribed does nothing else, and subscribes again after each break.
    this.#subscriber = client?.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null }) ?? null;
    this.#subscriber?.on('error', () => undefined); // the store's own connection tells of it
    this.#subscriber?.on('message', (_channel, message) => this.#take(message, log));
    this.#subscriber?.subscribe(channel).catch(() => undefined); // closed before it came about
  }

  listen(listener: PurgeListener): void {
    this.#listeners.push(listener);
  }

  /** How many gateways it reached. */
  async send(tags: readonly string[]): Promise<number> {
    try {
      const reached = (await this.#client?.publish(channel, JSON.stringify(tags))) ?? 0;
      if (reached > 0) return reached;
    } catch {
      // below
    }
    this.#tell(tags);
    return 1;
  }

  async close(): Promise<void> {
    this.#subscriber?.disconnect();
  }

  #take(message: string, log: Logger): void {
    try {
      this.#tell(JSON.parse(message) as string[]);
    } catch {
      log.warn('A purge in the shared store cannot be read');
    }
  }

  #tell(tags: readonly string[]): void {
    for (const listener of this.#listeners) listener(tags);
  }
}
