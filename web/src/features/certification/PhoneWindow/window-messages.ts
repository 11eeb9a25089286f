/**
 * What the window of the identity agency tells the page that opened it: which request it began, and what the agency
 * handed back. Both are of our own origin, and both check that of each other.
 */
export type WindowMessage =
  | { kind: 'certification-started'; requestNumber: string }
  | { kind: 'certification-finished'; requestNumber: string; /** Sealed by the agency. */ result: string };

/** Says something to the page that opened this window, if that is one of ours. */
export function tellOpener(message: WindowMessage): void {
  const opener = window.opener as Window | null;
  opener?.postMessage(message, window.location.origin);
}

/** What a message says; null: it is none of ours, or from elsewhere than that very window. */
export function readMessage({ data, origin, source }: MessageEvent<unknown>, from: Window): WindowMessage | null {
  if (origin !== window.location.origin || source !== from || typeof data !== 'object' || data === null) return null;
  const { kind, requestNumber, result } = data as Record<string, unknown>;
  if (typeof requestNumber !== 'string' || requestNumber === '') return null;
  if (kind === 'certification-started') return { kind, requestNumber };
  return kind === 'certification-finished' && typeof result === 'string' && result !== ''
    ? { kind, requestNumber, result }
    : null;
}
