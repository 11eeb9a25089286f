import type { Complete } from './complete.ts';
import { isPromise } from './run.ts';

/** What was made of a frozen value, and how it is written down. */
const texts = new WeakMap<object, string | null>();

/**
 * Completes a frozen value once. Kept layout is frozen and the same object for whoever asks, so that what a selection
 * without resolvers makes of it is the same for all of them too. Whoever gets it may not change it.
 */
export function onceForFrozen(complete: Complete): Complete {
  const known = new WeakMap<object, object>();
  return (run, value, place) => {
    if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return complete(run, value, place);
    const kept = known.get(value);
    if (kept) return kept;
    const errorsBefore = run.errors.length;
    const completed = complete(run, value, place);
    // What went wrong is told in each answer, at its own place.
    if (typeof completed !== 'object' || completed === null || isPromise(completed) || run.errors.length > errorsBefore) return completed;
    known.set(value, completed);
    texts.set(completed, null);
    return completed;
  };
}

/** As JSON.stringify writes an answer; what was completed once is written once. */
export function writeAnswer(answer: object): string {
  const parts = Object.entries(answer).flatMap(([key, value]) => (value === undefined ? [] : [`${JSON.stringify(key)}:${key === 'data' ? write(value, levels) : JSON.stringify(value)}`]));
  return `{${parts.join(',')}}\n`;
}

/** Layout is found at most so deep: in a field of a mall. */
const levels = 2;

function write(value: unknown, level: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const text = texts.get(value);
  if (typeof text === 'string') return text;
  if (text === null) {
    const written = JSON.stringify(value);
    texts.set(value, written);
    return written;
  }
  if (level === 0 || Array.isArray(value)) return JSON.stringify(value);
  let written = '';
  for (const [key, each] of Object.entries(value)) written += `${written === '' ? '' : ','}${JSON.stringify(key)}:${write(each, level - 1)}`;
  return `{${written}}`;
}
