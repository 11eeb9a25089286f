import { readQuery } from './query-text.ts';

/** What `Member.payment` and `returnFromPayment` answer of an attempt. */
export interface PaymentState {
  status: string | null;
}

interface Polling<State> {
  /** Asks `Member.payment` once. */
  ask: () => Promise<State | null>;
  /** Seconds before each further try; half a minute in all by default. */
  waits?: readonly number[];
  signal?: AbortSignal;
}

const usualWaits = [1, 2, 4, 8, 15];

/** Asks until the company has answered. The last state that was read: still PENDING or READY when the waits are over. */
export async function awaitPayment<State extends PaymentState>({
  ask,
  waits = usualWaits,
  signal,
}: Polling<State>): Promise<State | null> {
  let state = await ask();
  for (const seconds of waits) {
    if (!isOpen(state)) return state;
    await pause(seconds, signal);
    state = await ask();
  }
  return state;
}

function isOpen(state: PaymentState | null): boolean {
  return state !== null && (state.status === 'PENDING' || state.status === 'READY');
}

function pause(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    const timer = setTimeout(resolve, seconds * 1_000);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

/**
 * Whether a web view is about to open the address that the payment company sends people back to. Close the view then, and call
 * `returnFromPayment`: what the page there says may be forged.
 */
export function isPaymentReturn(address: string, returnUrl: string): boolean {
  const [seen, own] = [parse(address), parse(returnUrl)];
  return seen !== null && own !== null && seen.origin === own.origin && seen.path === own.path;
}

/** How a checkout in a browser ended, of the address that it came back to. Proves nothing: ask `Member.payment`. Null: another address. */
export function readCheckoutReturn(
  address: string,
  returnUrl: string,
): { orderNumber: string | null; status: string | null } | null {
  if (address.split('?')[0] !== returnUrl.split('?')[0]) return null;
  const fields = readQuery(address);
  return { orderNumber: fields.get('orderNumber') ?? null, status: fields.get('status') ?? null };
}

function parse(address: string): { origin: string; path: string } | null {
  const found = /^(https?:\/\/[^/?#\\]+)([^?#]*)/u.exec(address);
  return found ? { origin: (found[1] ?? '').toLowerCase(), path: found[2] || '/' } : null;
}
