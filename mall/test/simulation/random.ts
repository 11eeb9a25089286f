import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** Numbers that follow from a seed (splitmix32: small, and good enough to choose by). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** From 0 to below 2^32. */
  next(): number {
    this.#state = (this.#state + 0x9e3779b9) | 0;
    let mixed = this.#state ^ (this.#state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  }

  /** From 0 to below `end`. */
  below(end: number): number {
    return this.next() % end;
  }

  chance(share: number): boolean {
    return this.next() < share * 2 ** 32;
  }

  oneOf<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  }

  drawInto(bytes: Uint8Array): void {
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = this.next() & 0xff;
  }
}

let current = new Random(0);

/** From now on whatever this process draws follows from `random`. */
export function drawFrom(random: Random): void {
  current = random;
}

function randomBytes(size: number): Buffer {
  const bytes = Buffer.alloc(size);
  current.drawInto(bytes);
  return bytes;
}

function randomUuid(): string {
  const bytes = randomBytes(16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-');
}

function randomInt(first: number, end?: number): number {
  return end === undefined ? current.below(first) : first + current.below(end - first);
}

function fill<View extends NodeJS.ArrayBufferView>(view: View): View {
  current.drawInto(new Uint8Array(view.buffer, view.byteOffset, view.byteLength));
  return view;
}

/**
 * Replaces the sources of chance of this process: those of Node, of the database in it (PGlite asks for its bytes here) and of JavaScript.
 * For a process that does nothing but simulate.
 */
export function replaceChance(): void {
  Object.assign(crypto, { randomBytes, randomUUID: randomUuid, randomInt, randomFillSync: fill });
  // What was imported by name follows.
  syncBuiltinESMExports();
  Object.assign(globalThis.crypto, { getRandomValues: fill, randomUUID: randomUuid });
  Math.random = () => current.next() / 2 ** 32;
}

/** Replaces the clock of this process. The database in it asks here as well, so that its `now()` is the same. */
export function replaceClock(now: () => number): void {
  Date.now = now;
}
