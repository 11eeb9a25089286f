import { lazy } from '../../rules/lazy.ts';
import { perRequest } from '../../request/per-request.ts';
import { cartCall, cartCountCall, type WireCart } from './cart.wire.ts';

/** The cart, and how many lines it has, from one call where a request asks for both. */
export const cartReads = perRequest(({ mallApi }) => {
  const anew = () => lazy(() => mallApi.asMember(cartCall));
  let isCartWanted = false;
  let counted: Promise<number | null> | null = null;
  let readCart = anew();
  return {
    cart: () => {
      isCartWanted = true;
      return readCart();
    },
    count: async (): Promise<number> => {
      await Promise.resolve(); // The fields beside this one begin in the same microtask.
      if (isCartWanted) return (await readCart()).cartList.length;
      return (await counted) ?? (await mallApi.asMember(cartCountCall)).cartCnt;
    },
    /** Another call that is made anyway tells how many lines there are, or null. It never fails. */
    counted: (count: Promise<number | null>) => {
      counted = count;
    },
    /** After a mutation: the cart that its response brought along, or else the one that is read next. */
    changed: (cart: WireCart | null) => {
      isCartWanted = cart !== null;
      counted = null;
      readCart = cart ? () => Promise.resolve(cart) : anew();
    },
  };
});
