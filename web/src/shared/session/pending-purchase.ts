import type { CartItemInput } from '../../__generated__/graphql.ts';
import { currentView } from './pending-favorite.ts';

/**
 * Goods that a visitor wanted to put into the cart or to buy, until they have signed in: one of each mall and tab. It goes when
 * it is known how that ended, so that a reload finishes it; its idempotency key sees to it that it is done once.
 */
export interface PendingPurchase {
  kind: 'cart' | 'order';
  item: CartItemInput;
  /** Path and query of its page. */
  address: string;
  /** In which view of which document it was wanted: see `currentView`. */
  view: string;
  /** Who has signed in for it; absent until then. */
  member?: unknown;
}

function keyOf(mallUrl: string): string {
  return `family-mall.pending-purchase.${mallUrl}`;
}

export function keepPendingPurchase(mallUrl: string, pending: PendingPurchase): void {
  try {
    sessionStorage.setItem(keyOf(mallUrl), JSON.stringify(pending));
  } catch {
    // Full or forbidden: the button is pressed once more after signing in.
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

/** Makes it the purchase of the member who has just signed in to come back to its page. Of anybody else it is none. */
export function claimPendingPurchase(mallUrl: string, address: string | null, member: unknown): void {
  const pending = readPendingPurchase(mallUrl);
  if (!pending) return;
  if (pending.address === address) keepPendingPurchase(mallUrl, { ...pending, member });
  else dropPendingPurchase(mallUrl);
}

/** Whoever goes on to another page without signing in has given it up. */
export function giveUpStrayPurchase(mallUrl: string): void {
  const pending = readPendingPurchase(mallUrl);
  if (pending && pending.member === undefined && pending.view !== currentView()) dropPendingPurchase(mallUrl);
}

function parse(value: unknown): PendingPurchase | null {
  if (typeof value !== 'object' || value === null) return null;
  const { kind, item, address, view, member } = value as Record<string, unknown>;
  return (kind === 'cart' || kind === 'order') &&
    isItem(item) &&
    typeof address === 'string' &&
    typeof view === 'string'
    ? { kind, item, address, view, member }
    : null;
}

function isItem(value: unknown): value is CartItemInput {
  const { productNumber, quantity } = (value ?? {}) as Record<string, unknown>;
  return typeof productNumber === 'string' && typeof quantity === 'number';
}
