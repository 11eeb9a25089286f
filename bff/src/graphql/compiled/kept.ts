import { makings, type Making } from '../../upstream/makings.ts';
import type { Complete } from './complete.ts';
import { isPromise } from './run.ts';

interface Kept {
  completed: object;
  /** As it is written down. */
  bytes: Buffer;
}

/** What was made of frozen values. */
const keptOf = new WeakMap<object, Kept>();
/** What is made anew each time, but holds something of that, in itself or below. */
const holders = new WeakSet();

/**
 * Completes a frozen value once, as long as there is memory for it. Kept layout, and what the mall says again, is frozen and the
 * same object for whoever asks, so that what a selection without resolvers makes of it is the same for all of them too, down to the
 * bytes. Whoever gets it may not change it.
 */
export function onceForFrozen(complete: Complete): Complete {
  const known = new WeakMap<object, Making<Kept>>();
  return (run, value, place) => {
    // What is below a value that is kept is kept with it.
    if (run.isKeeping || typeof value !== 'object' || value === null) return complete(run, value, place);
    const kept = known.get(value)?.made;
    if (kept) return kept.completed;
    if (!Object.isFrozen(value)) return complete(run, value, place); // asked last: it looks at each property
    const troubleBefore = run.trouble;
    run.isKeeping = true;
    let completed: unknown;
    try {
      completed = complete(run, value, place);
    } finally {
      run.isKeeping = false;
    }
    // What went wrong is told in each answer, at its own place.
    if (typeof completed !== 'object' || completed === null || isPromise(completed) || run.trouble > troubleBefore)
      return completed;
    const fresh: Kept = { completed, bytes: Buffer.from(JSON.stringify(completed)) };
    known.set(value, makings.keep(fresh, sizeOfAll * fresh.bytes.length + 500));
    keptOf.set(completed, fresh);
    return completed;
  };
}

/** The bytes, and what they were written from. */
const sizeOfAll = 6;

/** To be told of every part that is put into an object or a list: writing goes down to what is kept, and no further. */
export function noteHeld(holder: object, part: unknown): void {
  if (typeof part === 'object' && part !== null && (keptOf.has(part) || holders.has(part))) holders.add(holder);
}

/** As JSON.stringify writes an answer; what was completed once is written once. */
export function writeAnswer(answer: object): Buffer {
  const writer = new Writer();
  writer.object(answer);
  writer.text('\n');
  return writer.whole();
}

/** Gathers texts and bytes, and puts them into one piece at the end. */
class Writer {
  readonly #pieces: (string | Buffer)[] = [];
  #text = '';

  text(text: string): void {
    this.#text += text;
  }

  whole(): Buffer {
    const pieces = [...this.#pieces, this.#text];
    let length = 0;
    for (const piece of pieces)
      length += typeof piece === 'string' && piece.length > 1 ? Buffer.byteLength(piece) : piece.length;
    const whole = Buffer.allocUnsafe(length);
    let at = 0;
    for (const piece of pieces) {
      if (piece.length === 0) continue;
      if (typeof piece !== 'string') at += piece.copy(whole, at);
      else if (piece.length === 1) at = whole.writeUInt8(piece.charCodeAt(0), at); // one of JSON's own signs, between any two of a list
      else at += whole.write(piece, at);
    }
    return whole;
  }

  object(value: object): void {
    let before = '{';
    for (const [key, each] of Object.entries(value)) {
      if (each === undefined) continue;
      this.text(`${before}${JSON.stringify(key)}:`);
      this.#value(each);
      before = ',';
    }
    this.text(before === '{' ? '{}' : '}');
  }

  #list(values: readonly unknown[]): void {
    let before = '[';
    for (const each of values) {
      this.text(before);
      this.#value(each);
      before = ',';
    }
    this.text(']'); // an empty one holds nothing kept
  }

  #value(value: unknown): void {
    if (typeof value !== 'object' || value === null) return this.text(JSON.stringify(value));
    const kept = keptOf.get(value);
    if (kept) return this.#bytes(kept.bytes);
    if (!holders.has(value)) return this.text(JSON.stringify(value));
    if (Array.isArray(value)) this.#list(value);
    else this.object(value);
  }

  #bytes(bytes: Buffer): void {
    this.#pieces.push(this.#text, bytes);
    this.#text = '';
  }
}
