/** The mall's clock, by the Date header of its latest response: true to about a second. */
export class MallClock {
  #ahead: number | null = null;
  /** All responses of a second have the same. */
  #latest: { date: string | null; time: number } = { date: null, time: Number.NaN };

  note(date: string | null): void {
    if (date !== this.#latest.date) this.#latest = { date, time: Date.parse(date ?? '') };
    const ahead = this.#latest.time - Date.now();
    if (!Number.isNaN(ahead)) this.#ahead = ahead;
  }

  /** Null before a response has told it. */
  now(): Date | null {
    return this.#ahead === null ? null : new Date(Date.now() + this.#ahead);
  }
}
