/**
 * Where the heart stood that a visitor pressed. After signing in it goes along in the navigation state, so that the heart
 * is found at the same place: the cards of members are of other heights.
 */
export interface PendingFavoritePlace {
  productId: string;
  /** How far down its page was scrolled. */
  scrollY: number;
  /** Of the heart on the screen. */
  top: number;
}

export function placeOf(productId: string, heart: Element): PendingFavoritePlace {
  return { productId, scrollY: window.scrollY, top: heart.getBoundingClientRect().top };
}

/** The one in a navigation state, or in storage, which may hold anything. */
export function placeIn(state: unknown): PendingFavoritePlace | null {
  const { productId, scrollY, top } =
    (state as { pendingFavorite?: Partial<PendingFavoritePlace> } | null)?.pendingFavorite ?? {};
  return typeof productId === 'string' && isFinite(scrollY) && isFinite(top) ? { productId, scrollY, top } : null;
}

/** The heart of a product in the page, the nearest to where it stood: corners and lists may show one product twice. */
export function findFavoriteButton({ productId, top }: PendingFavoritePlace): HTMLElement | null {
  const distance = (heart: Element) => Math.abs(heart.getBoundingClientRect().top - top);
  const hearts = [...document.querySelectorAll<HTMLElement>(`[data-heart="${CSS.escape(productId)}"]`)];
  return hearts.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}

function isFinite(value: unknown): value is number {
  return Number.isFinite(value);
}
