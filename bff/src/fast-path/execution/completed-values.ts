import { LRUCache } from 'lru-cache';
import { isShared, sharedNumberOf } from '../../shared/shared-value.ts';
import { isPromise } from './execution-state.ts';
import type { Complete } from './plan-types.ts';

interface CompletedValue {
  completed: object;
  /** As JSON. */
  bytes: Buffer;
}

/** Completed shared values, by selection and value. Clients choose how many there could be, so the least recently used go. */
const cache = new LRUCache<string, CompletedValue>({
  maxSize: 64_000_000,
  sizeCalculation: ({ bytes }) => sizeOfAll * bytes.length + 500,
});
/** Estimates the bytes, and the objects that they were written from. */
const sizeOfAll = 6;
let selections = 0;

/** Completed values that are or were in the cache. */
const written = new WeakMap<object, CompletedValue>();
/** Objects that are new in each result, and contain a cached value at any depth. */
const holders = new WeakSet();

/**
 * Completes a shared value once for a selection without resolvers: the result is the same for all requests, down to the bytes.
 * It must not be changed.
 */
export function completeOnce(complete: Complete): Complete {
  const selection = (selections += 1);
  return (state, value, path) => {
    // What is inside a cached value is cached with it.
    if (state.isCaching || typeof value !== 'object' || value === null || !isShared(value))
      return complete(state, value, path);
    const key = `${selection} ${sharedNumberOf(value)}`;
    const cached = cache.get(key);
    if (cached) return cached.completed;
    const errorsBefore = state.errorCount;
    state.isCaching = true;
    let completed: unknown;
    try {
      completed = complete(state, value, path);
    } finally {
      state.isCaching = false;
    }
    // Errors belong to each response, with their own path.
    if (typeof completed !== 'object' || completed === null || isPromise(completed) || state.errorCount > errorsBefore)
      return completed;
    const fresh: CompletedValue = { completed, bytes: Buffer.from(JSON.stringify(completed)) };
    cache.set(key, fresh);
    written.set(completed, fresh);
    return completed;
  };
}

/** Notes each part that is put into an object or a list: the writer descends to completed values and no further. */
export function noteHeld(holder: object, part: unknown): void {
  if (typeof part === 'object' && part !== null && (written.has(part) || holders.has(part))) holders.add(holder);
}

/** As JSON.stringify writes a result. Reuses the bytes of completed values. */
export function writeResult(result: object): Buffer {
  const writer = new Writer();
  writer.object(result);
  writer.text('\n');
  return writer.whole();
}

/** Joins texts and bytes at the end. */
class Writer {
  readonly #pieces: (string | Buffer)[] = [];
  #text = '';

  text(text: string): void {
    if (text.length > longText) this.#piece(text);
    else this.#text += text;
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

  /** Its keys are names of GraphQL, which need no escape. */
  object(value: object): void {
    let before = '{';
    for (const key of Object.keys(value)) {
      const each = (value as Record<string, unknown>)[key];
      if (each === undefined) continue;
      this.text(`${before}"${key}":`);
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
    this.text(']'); // an empty list contains no cached value, so it has its opening bracket
  }

  #value(value: unknown): void {
    if (typeof value !== 'object' || value === null) return this.text(JSON.stringify(value));
    const known = written.get(value);
    if (known) return this.#piece(known.bytes);
    if (!holders.has(value)) return this.text(JSON.stringify(value));
    if (Array.isArray(value)) this.#list(value);
    else this.object(value);
  }

  #piece(piece: string | Buffer): void {
    this.#pieces.push(this.#text, piece);
    this.#text = '';
  }
}

/** A longer text is a piece of its own: joined to others it would be copied once more. */
const longText = 200;
