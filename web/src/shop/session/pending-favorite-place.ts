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
