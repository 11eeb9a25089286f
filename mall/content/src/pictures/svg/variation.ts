/** Choices that depend on kind and variant alone, so that all colors and views of a product share one form. */
export class Variation {
  readonly variant: number;
  #state: number;

  constructor(subject: string, variant: number) {
    this.variant = variant;
    this.#state = seedOf(`${subject}:${variant}`);
  }

  /** Neighboring variants get different styles. */
  style(count: number): number {
    return this.variant % count;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.#next();
  }

  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  chance(share = 0.5): boolean {
    return this.#next() < share;
  }

  pick<Choice>(choices: readonly [Choice, ...Choice[]]): Choice {
    return choices[Math.floor(this.#next() * choices.length)] ?? choices[0];
  }

  // Mulberry32: tiny, and the same everywhere.
  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
}

function seedOf(text: string): number {
  let hash = 2_166_136_261;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  return hash | 0;
}
