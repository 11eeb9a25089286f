import { lazy } from '../../rules/lazy.ts';
import { perRequest } from '../../request/per-request.ts';
import { cartCall, cartCountCall } from './cart.wire.ts';

/** The cart, and how many lines it has, from one call where a request asks for both. */
export const cartReads = perRequest(({ mallApi }) => {
  let isCartWanted = false;
  const readCart = lazy(() => mallApi.asMember(cartCall));
  return {
    cart: () => {
      isCartWanted = true;
      return readCart();
    },
    count: async (): Promise<number> => {
      await Promise.resolve(); // The fields beside this one begin in the same microtask.
      return isCartWanted ? (await readCart()).cartList.length : (await mallApi.asMember(cartCountCall)).cartCnt;
    },
  };
});
