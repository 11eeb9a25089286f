/** Releases a lock, if the caller still owns it. */
export type Unlock = () => Promise<void>;

/**
 * A store that gateways share. Never fails: an unreachable store behaves as if it were empty and every lock free, so that each
 * gateway then works alone.
 */
export interface SharedStore {
  get(key: string): Promise<string | null>;
  /** The value and the time by the store's clock, atomically: clocks of gateways may differ. */
  getTimed(key: string): Promise<{ value: string | null; now: number }>;
  set(key: string, value: string, milliseconds: number): Promise<void>;
  delete(key: string): Promise<void>;
  /** Compare-and-swap; null means no value. False: the current value was not `from`. */
  swap(key: string, from: string | null, to: string | null, milliseconds: number): Promise<boolean>;
  /** Null: another owner has it. It expires after its time. */
  lock(key: string, milliseconds: number): Promise<Unlock | null>;
  close(): Promise<void>;
}
