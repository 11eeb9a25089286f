import { lazy } from '../../rules/lazy.ts';
import { perRequest } from '../../request/per-request.ts';
import { cartCall, cartCountCall, type WireCart } from './cart.wire.ts';

/** The cart, and how many lines it has, from one call where a request asks for both. */
export const cartReads = perRequest(({ mallApi }) => {
  const anew = () => lazy(() => mallApi.asMember(cartCall));
  let isCartWanted = false;
  let readCart = anew();
  return {
    cart: () => {
      isCartWanted = true;
      return readCart();
    },
    count: async (): Promise<number> => {
      await Promise.resolve(); // The fields beside this one begin in the same microtask.
      return isCartWanted ? (await readCart()).cartList.length : (await mallApi.asMember(cartCountCall)).cartCnt;
    },
    /** After a mutation: the cart that its response brought along, or else the one that is read next. */
    changed: (cart: WireCart | null) => {
      isCartWanted = cart !== null;
      readCart = cart ? () => Promise.resolve(cart) : anew();
    },
  };
});
