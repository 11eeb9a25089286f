import type { Delivery } from '../deliveries/address-book.ts';

/** An address as an order copies it: its entrance code is stored apart, and erased earlier. `dlvMsg`: the order's own message. */
export function toStoredAddress({ entrCntn: _entrance, dfltYn: _default, ...dlv }: Delivery, dlvMsg: string | null) {
  return { ...dlv, dlvMsg: dlvMsg ?? dlv.dlvMsg };
}
