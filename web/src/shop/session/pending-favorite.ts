import { placeIn, type PendingFavoritePlace } from './pending-favorite-place.ts';

/**
 * The favorite that a visitor pressed, until they have signed in: one per mall and tab, in session storage, so that it
 * survives every sign-in method. Going on as a visitor drops it.
 */
export interface PendingFavorite {
  product: { id: string; number: string };
  /** Path and query of its page. */
  address: string;
  place: PendingFavoritePlace;
  /** In which view of which document it was pressed: see `currentView`. */
  view: string;
  /** The member who has signed in for it; absent until then. */
  member?: unknown;
}

/** Its storage key; the boot script stores one there, too. */
export function pendingFavoriteKey(mallUrl: string): string {
  return `family-mall.pending-favorite.${mallUrl}`;
}

/** This document, with its history entry: loading a page again, or coming back to it, is a new view. */
export function currentView(): string {
  return `${performance.timeOrigin} ${(window.history.state as { key?: string } | null)?.key ?? 'default'}`;
}

export function keepPendingFavorite(mallUrl: string, pending: PendingFavorite): void {
  try {
    sessionStorage.setItem(pendingFavoriteKey(mallUrl), JSON.stringify(pending));
  } catch {
    // Full or forbidden: the shopper presses again after signing in.
  }
}

export function readPendingFavorite(mallUrl: string): PendingFavorite | null {
  try {
    return parse(JSON.parse(sessionStorage.getItem(pendingFavoriteKey(mallUrl)) ?? 'null'));
  } catch {
    return null;
  }
}

/** Assigns it to the member who has just signed in to come back to its page. For anyone else it is dropped. */
export function claimPendingFavorite(mallUrl: string, address: string | null, member: unknown): PendingFavorite | null {
  const pending = takePendingFavorite(mallUrl);
  if (pending?.address !== address) return null;
  keepPendingFavorite(mallUrl, { ...pending, member });
  return pending;
}

/** Reads and forgets it, so that it is set once. */
export function takePendingFavorite(mallUrl: string): PendingFavorite | null {
  const pending = readPendingFavorite(mallUrl);
  try {
    sessionStorage.removeItem(pendingFavoriteKey(mallUrl));
  } catch {
    // Forbidden, and so it holds none.
  }
  return pending;
}

function parse(value: unknown): PendingFavorite | null {
  if (typeof value !== 'object' || value === null) return null;
  const { product, address, place: pendingFavorite, view, member } = value as Record<string, unknown>;
  const place = placeIn({ pendingFavorite });
  return isProduct(product) && typeof address === 'string' && typeof view === 'string' && place
    ? { product, address, place, view, member }
    : null;
}

function isProduct(value: unknown): value is PendingFavorite['product'] {
  const { id, number } = (value ?? {}) as Record<string, unknown>;
  return typeof id === 'string' && typeof number === 'string';
}
