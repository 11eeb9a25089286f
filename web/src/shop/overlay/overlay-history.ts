/**
 * Open overlays are entries of the browser's history: opening adds one, so that the phone's back gesture closes instead
 * of leaving, and a reload restores the page. For the router such an entry is the same page (its marks are copied), so
 * it neither loads nor scrolls anything.
 */
interface EntryState {
  /** The router's name for the page. */
  key?: string;
  /** Names of what is open, the topmost last, with spaces between. */
  overlays?: string;
}

const listeners = new Set<() => void>();
let pageKey: string | null = null;
let leaving: EntryState | null = null;
/** What was open in the entry that is left for good. */
let finished = '';

const entryState = (): EntryState | null => window.history.state;

/** Names of what is open, with spaces between: one text, so that equal means unchanged. */
export function openOverlays(): string {
  const entry = entryState();
  return entry?.overlays ?? (entry !== null && entry === leaving ? finished : '');
}

export function subscribeToOverlays(listener: () => void): () => void {
  // In the capturing phase, which comes before the router's turn.
  if (listeners.size === 0) window.addEventListener('popstate', moved, { capture: true });
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', moved, { capture: true });
  };
}

/** The router's current page: a navigation that stays on it is ours alone. */
export function rememberPage(key: string): void {
  pageKey = key;
}

export function openOverlay(name: string): void {
  const open = names();
  if (open.includes(name)) return;
  window.history.pushState({ ...entryState(), overlays: [...open, name].join(' ') }, '');
  tell();
}

/**
 * Goes back to the entry before it, closing all overlays above it. A second call while the first is pending does
 * nothing.
 */
export function closeOverlay(name: string): void {
  const open = names();
  const place = open.indexOf(name);
  if (place === -1 || leaving === entryState()) return;
  leaving = entryState();
  window.history.go(place - open.length);
}

/**
 * Closes it for good, and all overlays above it: forward will lead to this address, with nothing open. It counts as open
 * until the entry before it is reached.
 */
export function finishOverlay(name: string, search: string): void {
  const open = names();
  const place = open.indexOf(name);
  if (place === -1 || leaving === entryState()) return;
  finished = open.join(' ');
  window.history.replaceState({ ...entryState(), overlays: undefined }, '', search);
  leaving = entryState();
  window.history.go(place - open.length);
}

function names(): string[] {
  return openOverlays().split(' ').filter(Boolean);
}

function moved(event: PopStateEvent): void {
  const { key = 'default' } = (event.state as EntryState | null) ?? {};
  if (key === pageKey) event.stopImmediatePropagation();
  leaving = null;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
