import type { Shop } from '../harness/shop.ts';
import { aKey } from './buying-calls.ts';
import type { GoodCalls } from './case.ts';

const ofCart = { tp: 'CART', no: null, rtnUrl: 'gaonapp://paid' };

export const ticketCalls: GoodCalls = {
  createTicket: () => ({ params: aKey(), body: ofCart }),
  redeemTicket: async (shop) => ({ body: { tckt: await aTicket(shop) } }),
};

export interface Ticket {
  tckt: string;
  endDts: string;
}

/** A ticket of a member, for the cart unless the body says more. */
export async function aTicket(shop: Shop, token?: string, body: object = ofCart): Promise<string> {
  const params = aKey();
  const { tckt } = await shop.ask<Ticket>('createTicket', { token: token ?? (await shop.tokenOf()), params, body });
  return tckt;
}
