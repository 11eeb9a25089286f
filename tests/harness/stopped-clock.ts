/** How many requests a gateway has taken, and how many responses it has sent. */
export interface Traffic {
  begun: number;
  ended: number;
}

/** The clock of a gateway whose time stands still (`fault-clock.ts`), and of the proxy before it. */
export class StoppedClock {
  readonly #url: string;
  readonly #sleepers = new Set<{ until: number; wake: () => void }>();
  #now = 0;

  constructor(port: number) {
    this.#url = `http://127.0.0.1:${port}`;
  }

  /** Sleeps until as much time has passed as a test lets pass. */
  readonly sleep = (milliseconds: number): Promise<void> =>
    new Promise((wake) => void this.#sleepers.add({ until: this.#now + milliseconds, wake }));

  /** Both sides get older. Resolves when the gateway has done what was due. */
  async pass(milliseconds: number): Promise<Traffic> {
    this.#now += milliseconds;
    for (const sleeper of this.#sleepers) {
      if (sleeper.until > this.#now) continue;
      this.#sleepers.delete(sleeper);
      sleeper.wake();
    }
    return this.#send(`pass/${milliseconds}`);
  }

  /** Resolves when the gateway has done what it can do now. */
  rest(): Promise<Traffic> {
    return this.#send('rest');
  }

  /** What the gateway has stored is two hours older. */
  grow(): Promise<Traffic> {
    return this.#send('grow');
  }

  /** The gateway frees unused memory. */
  collect(): Promise<Traffic> {
    return this.#send('collect');
  }

  async #send(word: string): Promise<Traffic> {
    return (await (await fetch(`${this.#url}/${word}`)).json()) as Traffic;
  }
}
