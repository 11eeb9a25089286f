import { describeError } from '../errors/describe-error.ts';
import { fingerprint } from './fingerprint.ts';

/** A shopper's intent, until its result is known. */
interface Intent {
  key: string;
  /** Fingerprint of what is sent: the mall takes a key once for one body. Addresses and accounts are not written into storage. */
  contents: string;
}

/** Storage key of the tab, so that a reload does not repeat the intent. */
function storageKey(name: string): string {
  return `family-mall.intent.${name}`;
}

/**
 * The idempotency key of an intent (contract, section 6): the same until its answer is known, for the same contents.
 * @param name Of the intent, unique in the tab: the mall and what is done.
 */
export function intentKey(name: string, contents: unknown): string {
  const text = fingerprint(JSON.stringify(contents));
  const known = readIntent(name);
  if (known?.contents === text) return known.key;
  const key = newIntentKey();
  write(name, JSON.stringify({ key, contents: text } satisfies Intent));
  return key;
}

/** A unique key. */
export function newIntentKey(): string {
  return crypto.getRandomValues(new Uint32Array(5)).reduce((all, each) => all + each.toString(36), 'k');
}

/** Call it once the result is known: the next press is another intent. */
export function endIntent(name: string): void {
  write(name, null);
}

type Answered = { __typename: string } | null | undefined;

/** The first request of the intent still runs at the mall. */
function isRunning(answer: Answered): boolean {
  return answer?.__typename === 'InProgress';
}

/** The payment provider was unreachable: retry with the same key. */
function isUnopened(answer: Answered): boolean {
  return answer?.__typename === 'PaymentUnavailable';
}

const pausesMs = [1_000, 2_000, 4_000];
const usualSeconds = 3;
const longestPauseMs = 10_000;

/** How long the mall asks to wait, or what is usual. */
function pauseOf(answer: Answered): number {
  const seconds = answer && 'retryAfter' in answer ? Number(answer.retryAfter) : usualSeconds;
  return Math.min(seconds * 1_000, longestPauseMs);
}

/**
 * Sends an intent. While its first request still runs, it waits and repeats with the same key; likewise once when the payment
 * company could not be asked. A thrown error and those two leave the intent, so that the next press of the same is the same
 * intent; but the mall's answer to a conflict is known, and repeated for the same key.
 */
export async function sendIntent<Answer extends Answered>(
  name: string,
  contents: unknown,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await retryUntilResolved(name, intentKey(name, contents), send);
  } catch (error) {
    if (isKnownRefusal(error)) endIntent(name);
    throw error;
  }
}

/** A conflict that the operation does not list: the mall has answered it all the same. */
export function isKnownRefusal(error: unknown): boolean {
  return describeError(error).code === 'CONFLICT';
}

async function retryUntilResolved<Answer extends Answered>(
  name: string,
  key: string,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  let answer = await send(key);
  for (const pause of pausesMs) {
    if (!isRunning(answer)) break;
    await sleep(pause);
    answer = await send(key);
  }
  if (isUnopened(answer)) {
    await sleep(pauseOf(answer));
    answer = await send(key);
  }
  if (answer && !isRunning(answer) && !isUnopened(answer)) endIntent(name);
  return answer;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

// If storage is full or blocked, an intent lives as long as the page.
const inMemory = new Map<string, string>();

function readIntent(name: string): Intent | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey(name)) ?? inMemory.get(name) ?? 'null');
    const { key, contents } = (value ?? {}) as Record<string, unknown>;
    return typeof key === 'string' && typeof contents === 'string' ? { key, contents } : null;
  } catch {
    return null;
  }
}

function write(name: string, value: string | null): void {
  if (value === null) inMemory.delete(name);
  else inMemory.set(name, value);
  try {
    if (value === null) sessionStorage.removeItem(storageKey(name));
    else sessionStorage.setItem(storageKey(name), value);
  } catch {
    // The copy in memory is enough.
  }
}
