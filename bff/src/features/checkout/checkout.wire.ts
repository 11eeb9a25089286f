import type { CheckoutPage, CreateCheckoutInput } from '../../graphql/__generated__/schema-types.ts';
import { wireTokens } from '../../session/session.wire.ts';
import { privateCall } from '../../upstream/private-call.ts';
import { row, token, words } from '../../upstream/wire.ts';

const ticket = row('Ticket', { tckt: token }, { endDts: words });

const pageCodes = {
  CART: 'CART',
  ORDER_SHEET: 'SHEET',
  PHONE_ORDER_SHEET: 'WIRELESS',
  ORDER: 'ORDER',
  SUBSCRIPTION: 'SUBS',
} as const satisfies Record<CheckoutPage, string>;

export function createTicketCall({ opens, number, returnUrl, idempotencyKey }: CreateCheckoutInput) {
  return privateCall({
    path: 'tickets',
    body: { tp: pageCodes[opens], no: number, rtnUrl: returnUrl },
    fields: { tp: 'opens', no: 'number', rtnUrl: 'returnUrl' },
    idempotencyKey,
    response: ticket,
  });
}

export function redeemTicketCall(ticket: string) {
  return privateCall({
    path: 'pre/tickets/redeem',
    body: { tckt: ticket },
    fields: { tckt: 'ticket' },
    response: wireTokens,
  });
}
