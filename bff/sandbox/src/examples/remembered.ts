import known from '../../examples/values.json';
import { createStore } from '../store.ts';
import { collectValues, fillIn, madeUpValues, missingValues } from './values.ts';

const storageKey = 'sandbox.values';

/** By their names. */
export const remembered = createStore(read());

/** Keeps what a response has for later examples, in this tab. */
export function rememberFrom(data: unknown): void {
  remembered.set({ ...remembered.get(), ...collectValues(data, known) });
  write(JSON.stringify(remembered.get()));
}

/** The numbers of one member are of no use to another. */
export function forgetValues(): void {
  remembered.set({});
  write(null);
}

/** Variables of an example for this page and this moment: a key of its own, this origin, and what earlier responses had. */
export function filledIn(variables: Record<string, unknown>): Record<string, unknown> {
  const ofPage = { origin: window.location.origin, key: keyOfIntent() };
  return fillIn(variables, { ...madeUpValues(known), ...remembered.get(), ...ofPage });
}

/** What of an example would be made up. */
export function stillMadeUp(variables: Record<string, unknown>, had: Readonly<Record<string, unknown>>) {
  return missingValues(variables, known, had);
}

/** Pages without a secure origin have no randomUUID. */
function keyOfIntent(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function read(): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
}

function write(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, text);
  } catch {
    // Forbidden: remembered until the page is left.
  }
}
