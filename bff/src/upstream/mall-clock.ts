/** The mall's clock, by the Date header of its latest response: true to about a second. */
export class MallClock {
  #ahead: number | null = null;

  note(date: string | null): void {
    const ahead = Date.parse(date ?? '') - Date.now();
    if (!Number.isNaN(ahead)) this.#ahead = ahead;
  }

  /** Null before a response has told it. */
  now(): Date | null {
    return this.#ahead === null ? null : new Date(Date.now() + this.#ahead);
  }
}
