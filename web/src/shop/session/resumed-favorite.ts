import { keepPendingFavorite, pendingFavoriteKey, type PendingFavorite } from './pending-favorite.ts';
import { placeIn } from './resumed-favorite-place.ts';

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
