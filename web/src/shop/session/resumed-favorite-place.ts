import type { PendingFavoritePlace } from './pending-favorite-place.ts';

/** The one in a navigation state, or in storage, which may contain anything. */
export function placeIn(state: unknown): PendingFavoritePlace | null {
  const { productId, scrollY, top } =
    (state as { pendingFavorite?: Partial<PendingFavoritePlace> } | null)?.pendingFavorite ?? {};
  return typeof productId === 'string' && isFinite(scrollY) && isFinite(top) ? { productId, scrollY, top } : null;
}

/** A product's favorite button, the nearest to its former position: corners and lists may show one product twice. */
export function findFavoriteButton({ productId, top }: PendingFavoritePlace): HTMLElement | null {
  const distance = (button: Element) => Math.abs(button.getBoundingClientRect().top - top);
  const buttons = [...document.querySelectorAll<HTMLElement>(`[data-favorite="${CSS.escape(productId)}"]`)];
  return buttons.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}

function isFinite(value: unknown): value is number {
  return Number.isFinite(value);
}
