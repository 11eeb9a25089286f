/**
 * The heart that a visitor pressed, and where it stood. It goes along in the state of the login page, so that whoever
 * signs in finds it at the same place: the cards of members are of other heights.
 */
export interface LeftHeart {
  productId: string;
  /** How far down its page was scrolled. */
  scrollY: number;
  /** Of the heart on the screen. */
  top: number;
}

export function leftHeartAt(productId: string, heart: Element): { leftHeart: LeftHeart } {
  return { leftHeart: { productId, scrollY: window.scrollY, top: heart.getBoundingClientRect().top } };
}

/** The one in a navigation state, which may hold anything. */
export function leftHeartIn(state: unknown): LeftHeart | null {
  const { productId, scrollY, top } = (state as { leftHeart?: Partial<LeftHeart> } | null)?.leftHeart ?? {};
  return typeof productId === 'string' && isFinite(scrollY) && isFinite(top) ? { productId, scrollY, top } : null;
}

/** The heart of a product in the page, the nearest to where it stood: shelves and lists may show one product twice. */
export function findHeart({ productId, top }: LeftHeart): HTMLElement | null {
  const distance = (heart: Element) => Math.abs(heart.getBoundingClientRect().top - top);
  const hearts = [...document.querySelectorAll<HTMLElement>(`[data-heart="${CSS.escape(productId)}"]`)];
  return hearts.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}

function isFinite(value: unknown): value is number {
  return Number.isFinite(value);
}
