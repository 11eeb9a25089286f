import type { Handlers } from '../../http/call.ts';
import type { Settlement } from '../payments/settlement.ts';
import { placePhoneOrder } from './place-phone-order.ts';

/** The call that places an order and opens its payment. */
export function placePhoneHandlers({ openPayment }: Settlement) {
  return {
    placePhoneOrder: {
      begin: placePhoneOrder,
      finish: async (context, { deadline }, facts, isRepeat) => {
        const { field: _field, ...opened } = await openPayment(context, facts, isRepeat, deadline);
        return opened;
      },
    },
  } satisfies Partial<Handlers>;
}
