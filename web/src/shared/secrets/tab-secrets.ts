import { browserKey } from './browser-key.ts';
import { seal, unseal } from './sealing.ts';

// The steps read it from here; storage only brings it over a reload and the way to another site and back.
const held = new Map<string, string>();
let key: Promise<CryptoKey | null> | undefined;
let writing = Promise.resolve();

/** What this tab keeps under a name; null: nothing, or it was not opened since the document was loaded. */
export function readSecret(name: string): string | null {
  return held.get(name) ?? null;
}

/** Keeps it in memory at once, and soon in the tab's storage, sealed: nothing of it lies there in the clear. */
export function keepSecret(name: string, text: string): void {
  held.set(name, text);
  writing = writing
    .then(() => write(name))
    .catch(() => {
      // Full or forbidden: it is in memory as long as the document.
    });
}

export function forgetSecret(name: string): void {
  held.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Forbidden: nothing was kept.
  }
}

/** Opens what this tab sealed before its document was loaded. Never rejects: what cannot be opened is lost. */
export async function openSecret(name: string): Promise<void> {
  try {
    const sealed = held.has(name) ? null : sessionStorage.getItem(name);
    const known = sealed === null ? null : await theKey();
    if (sealed === null || known === null) return;
    const text = await unseal(known, name, sealed);
    if (!held.has(name)) held.set(name, text);
  } catch {
    forgetSecret(name);
  }
}

async function write(name: string): Promise<void> {
  const text = held.get(name);
  const known = text === undefined ? null : await theKey();
  if (text === undefined || known === null) return;
  const sealed = await seal(known, name, text);
  // Do not restore a secret that was removed meanwhile.
  if (held.get(name) === text) sessionStorage.setItem(name, sealed);
}

function theKey(): Promise<CryptoKey | null> {
  key ??= browserKey();
  return key;
}
