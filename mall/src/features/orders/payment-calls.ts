import type { Handlers } from '../../http/call.ts';
import type { Settlement } from '../payments/settlement.ts';
import { placeOrder } from './place.ts';

/** The call that places an order and opens its payment. */
export function placeHandlers({ openPayment }: Settlement) {
  return {
    placeOrder: {
      begin: placeOrder,
      finish: async (context, { deadline }, facts, isRepeat) => {
        const { field: _field, ...opened } = await openPayment(context, facts, isRepeat, deadline);
        return opened;
      },
    },
  } satisfies Partial<Handlers>;
}
