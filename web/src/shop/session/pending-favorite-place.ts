/**
 * Position of the favorite button that a visitor pressed. It goes along in the navigation state through the sign-in, so
 * that the button is found at the same position: members' cards have other heights.
 */
export interface PendingFavoritePlace {
  productId: string;
  /** Scroll position of its page. */
  scrollY: number;
  /** Position of the button on the screen. */
  top: number;
}

export function placeOf(productId: string, button: Element): PendingFavoritePlace {
  return { productId, scrollY: window.scrollY, top: button.getBoundingClientRect().top };
}

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
