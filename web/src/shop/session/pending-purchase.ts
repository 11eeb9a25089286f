import type { CartItemInput } from '../../__generated__/graphql.ts';
import { currentView } from './pending-favorite.ts';

/**
 * Goods that a visitor wanted to put into the cart or to buy, until they have signed in: one per mall and tab. It is
 * removed once its result is known, so that a reload finishes it; its idempotency key makes sure that it is done once.
 */
export interface PendingPurchase {
  kind: 'cart' | 'order';
  items: readonly CartItemInput[];
  /** Path and query of its page. */
  address: string;
  /** In which view of which document it was wanted: see `currentView`. */
  view: string;
  /** The member who has signed in for it; absent until then. */
  member?: unknown;
}

function keyOf(mallUrl: string): string {
  return `family-mall.pending-purchase.${mallUrl}`;
}

export function keepPendingPurchase(mallUrl: string, pending: PendingPurchase): void {
  try {
    sessionStorage.setItem(keyOf(mallUrl), JSON.stringify(pending));
  } catch {
    // Full or forbidden: the shopper presses again after signing in.
  }
}

export function readPendingPurchase(mallUrl: string): PendingPurchase | null {
  try {
    return parse(JSON.parse(sessionStorage.getItem(keyOf(mallUrl)) ?? 'null'));
  } catch {
    return null;
  }
}

export function dropPendingPurchase(mallUrl: string): void {
  try {
    sessionStorage.removeItem(keyOf(mallUrl));
  } catch {
    // Forbidden, and so it holds none.
  }
}

/** Assigns it to the member who has just signed in to come back to its page. For anyone else it is dropped. */
export function claimPendingPurchase(mallUrl: string, address: string | null, member: unknown): void {
  const pending = readPendingPurchase(mallUrl);
  if (!pending) return;
  if (pending.address === address) keepPendingPurchase(mallUrl, { ...pending, member });
  else dropPendingPurchase(mallUrl);
}

/** Dropped if the visitor opens another page without signing in. */
export function dropStrayPurchase(mallUrl: string): void {
  const pending = readPendingPurchase(mallUrl);
  if (pending && pending.member === undefined && pending.view !== currentView()) dropPendingPurchase(mallUrl);
}

function parse(value: unknown): PendingPurchase | null {
  if (typeof value !== 'object' || value === null) return null;
  const { kind, items, address, view, member } = value as Record<string, unknown>;
  return (kind === 'cart' || kind === 'order') &&
    Array.isArray(items) &&
    items.every(isItem) &&
    typeof address === 'string' &&
    typeof view === 'string'
    ? { kind, items, address, view, member }
    : null;
}

function isItem(value: unknown): value is CartItemInput {
  const { variantId, quantity } = (value ?? {}) as Record<string, unknown>;
  return typeof variantId === 'string' && typeof quantity === 'number';
}
