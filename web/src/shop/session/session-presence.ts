import type { SessionStore } from './session-store.ts';

/**
 * Holds a shared lock while only this tab has its session, in session storage. A new tab that finds no such lock knows
 * at once that no other tab has one.
 */
export function showPresence(sessions: SessionStore): void {
  let release: (() => void) | null = null;
  const withdraw = () => {
    release?.();
    release = null;
  };
  const update = () => {
    const { key, isShared } = sessions;
    if (key === null || isShared || sessions.read() === null) withdraw();
    else release ??= holdLock(lockName(key));
  };
  sessions.subscribe(update);
  // A page that holds a lock is kept out of the browser's back-forward cache.
  window.addEventListener('pagehide', withdraw);
  window.addEventListener('pageshow', ({ persisted }) => persisted && update());
  update();
}

/** Whether another tab has a session under this key. Without the Locks API this is unknown. */
export async function isHeldElsewhere(key: string): Promise<boolean> {
  const { held } = (await globalThis.navigator.locks?.query()) ?? {};
  return held?.some(({ name }) => name === lockName(key)) ?? false;
}

function lockName(key: string): string {
  return `${key}.tab`;
}

function holdLock(name: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  globalThis.navigator.locks?.request(name, { mode: 'shared' }, () => promise).catch(() => {});
  return resolve;
}
