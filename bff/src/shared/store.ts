/** Gives a lock back, if it is still held by who took it. */
export type Unlock = () => Promise<void>;

/**
 * What several gateways have in common. Never fails: a store that cannot be reached answers as if it were empty and
 * every lock free, so that each gateway is on its own then.
 */
export interface SharedStore {
  get(key: string): Promise<string | null>;
  /** The value and the time by the store's own clock, in one step: the clocks of those who share it need not agree. */
  getTimed(key: string): Promise<{ value: string | null; now: number }>;
  set(key: string, value: string, milliseconds: number): Promise<void>;
  delete(key: string): Promise<void>;
  /** Puts a value in the place of another in one step, null being none. False: it was not the other that was there. */
  swap(key: string, from: string | null, to: string | null, milliseconds: number): Promise<boolean>;
  /** Null: somebody else holds it. It ends by itself after its time. */
  lock(key: string, milliseconds: number): Promise<Unlock | null>;
  close(): Promise<void>;
}
