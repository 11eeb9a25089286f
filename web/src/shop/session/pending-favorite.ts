import type { PendingFavoritePlace } from './pending-favorite-place.ts';

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
