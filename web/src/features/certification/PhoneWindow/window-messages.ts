/**
 * Messages from the agency's window to the page that opened it: the number of its request, and the result. Both pages
 * are of our origin and check that of each other.
 */
export type WindowMessage =
  | { kind: 'certification-started'; requestNumber: string }
  | { kind: 'certification-finished'; requestNumber: string; /** Sealed by the agency. */ result: string };

/** Says something to the page that opened this window, if that is one of ours. */
export function tellOpener(message: WindowMessage): void {
  const opener = window.opener as Window | null;
  opener?.postMessage(message, window.location.origin);
}

/** The content of a message; null: not one of ours, or not from that window. */
export function readMessage({ data, origin, source }: MessageEvent<unknown>, from: Window): WindowMessage | null {
  if (origin !== window.location.origin || source !== from || typeof data !== 'object' || data === null) return null;
  const { kind, requestNumber, result } = data as Record<string, unknown>;
  if (typeof requestNumber !== 'string' || requestNumber === '') return null;
  if (kind === 'certification-started') return { kind, requestNumber };
  return kind === 'certification-finished' && typeof result === 'string' && result !== ''
    ? { kind, requestNumber, result }
    : null;
}
