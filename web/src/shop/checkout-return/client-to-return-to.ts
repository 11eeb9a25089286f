import { useSyncExternalStore } from 'react';

/** The client that asked for this checkout. Its address is one that the gateway knows. */
export interface ClientToReturnTo {
  name: string;
  url: string;
}

function keyOf(mallUrl: string): string {
  return `family-mall.checkout-client.${mallUrl}`;
}

/** Keeps it for this tab; null forgets that of an earlier checkout. */
export function keepClientToReturnTo(mallUrl: string, client: ClientToReturnTo | null): void {
  try {
    if (client === null) sessionStorage.removeItem(keyOf(mallUrl));
    else sessionStorage.setItem(keyOf(mallUrl), JSON.stringify({ name: client.name, url: client.url }));
  } catch {
    // Full or forbidden: the person closes the window.
  }
}

/** Null: this visit came from no other client. */
export function useClientToReturnTo(mallUrl: string): ClientToReturnTo | null {
  const text = useSyncExternalStore(
    () => () => {},
    () => read(mallUrl),
    () => null,
  );
  return parse(text);
}

function read(mallUrl: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(mallUrl));
  } catch {
    return null;
  }
}

function parse(text: string | null): ClientToReturnTo | null {
  try {
    const { name, url } = (JSON.parse(text ?? 'null') ?? {}) as Partial<ClientToReturnTo>;
    return typeof name === 'string' && typeof url === 'string' ? { name, url } : null;
  } catch {
    return null;
  }
}

/** How a checkout ended, as far as its page knows. */
export interface CheckoutOutcome {
  orderNumber?: string | undefined;
  status?: string | null | undefined;
}

/** The client's address with the outcome in its query. */
export function returnAddress({ url }: ClientToReturnTo, { orderNumber, status }: CheckoutOutcome): string {
  const query = new URLSearchParams();
  if (orderNumber) query.set('orderNumber', orderNumber);
  if (status) query.set('status', status);
  return query.size === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}${query}`;
}
