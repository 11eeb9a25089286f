/** Holds what was made; undefined once it had to go. */
export interface Making<T> {
  made: T | undefined;
}

/**
 * Memory for what can be made again: mapped answers, completed values and how they are written. Clients choose how much of it
 * there could be, by what they ask for. The oldest goes first.
 */
export class Makings {
  readonly #sizes = new Map<Making<unknown>, number>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** Keeps it until there is no more room. `bytes` is an estimate. */
  keep<T>(made: T, bytes: number): Making<T> {
    const making: Making<T> = { made };
    this.#sizes.set(making, bytes);
    this.#bytes += bytes;
    for (const [oldest, size] of this.#sizes) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#sizes.delete(oldest);
      this.#bytes -= size;
      oldest.made = undefined;
    }
    return making;
  }
}

/** The whole process's. */
export const makings = new Makings(64_000_000);
