import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { TermsKind } from '../../__generated__/graphql.ts';
import { allConsents } from '../../features/consents/consents.ts';

/** Progress that survives a reload of this tab. Nothing secret, and no personal data except the desired id. */
export interface SignUpProgress {
  agreed: readonly TermsKind[];
  id: string;
}

const nothing: SignUpProgress = { agreed: [], id: '' };
const listeners = new Set<() => void>();
const memory = new Map<string, string>();

/** The progress in this mall, in this tab. None on the server and before hydration. */
export function useSignUpProgress(mallUrl: string) {
  const key = `family-mall.sign-up.${mallUrl}`;
  const text = useSyncExternalStore(
    subscribe,
    () => memory.get(key) ?? readStored(key),
    () => '',
  );
  const progress = useMemo(() => parse(text), [text]);
  const keep = useCallback(
    (change: Partial<SignUpProgress> | null) => {
      const next = change === null ? '' : JSON.stringify({ ...parse(memory.get(key) ?? readStored(key)), ...change });
      memory.set(key, next); // where a browser keeps nothing, the page still goes on
      writeStored(key, next);
      for (const listener of listeners) listener();
    },
    [key],
  );
  return { progress, keep };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function parse(text: string): SignUpProgress {
  try {
    const { agreed, id } = JSON.parse(text || '{}') as Record<string, unknown>;
    const kinds = Array.isArray(agreed)
      ? allConsents.map(({ kind }) => kind).filter((kind) => agreed.includes(kind))
      : [];
    return { agreed: kinds, id: typeof id === 'string' ? id : '' };
  } catch {
    return nothing;
  }
}

function readStored(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function writeStored(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // It stays in memory.
  }
}
