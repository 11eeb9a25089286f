import known from '../../examples/values.json';
import { collectValues, fillIn, madeUpValues } from './values.ts';

const storageKey = 'sandbox.values';

let remembered = read();

/** Keeps what a response has for later examples, in this tab. */
export function rememberFrom(data: unknown): void {
  remembered = { ...remembered, ...collectValues(data, known) };
  write(JSON.stringify(remembered));
}

/** The numbers of one member are of no use to another. */
export function forgetValues(): void {
  remembered = {};
  write(null);
}

/** Variables of an example for this page and this moment: a key of its own, this origin, and what earlier responses had. */
export function filledIn(variables: Record<string, unknown>): Record<string, unknown> {
  const ofPage = { origin: window.location.origin, key: keyOfIntent() };
  return fillIn(variables, { ...madeUpValues(known), ...remembered, ...ofPage });
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
