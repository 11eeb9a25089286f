/** The pages that the schema's `CheckoutPage` names. */
const pages = ['CART', 'ORDER_SHEET', 'PHONE_ORDER_SHEET', 'ORDER', 'SUBSCRIPTION'] as const;

/** What the fragment of a checkout address holds. */
export interface CheckoutAddress {
  /** Good once. Never in an address again, nor in storage. */
  ticket: string;
  opens: (typeof pages)[number];
  /** Null: the cart. */
  number: string | null;
  /** Where the client wants the person back; the gateway knows whether that is one of its own. */
  returnUrl: string | null;
}

/** Null: the fragment is none of a checkout, as after a reload. */
export function readCheckoutAddress(hash: string): CheckoutAddress | null {
  const fields = new URLSearchParams(hash.replace(/^#/u, ''));
  const ticket = fields.get('ticket');
  const opens = pages.find((page) => page === fields.get('opens'));
  const number = fields.get('number');
  if (!ticket || !opens || (opens === 'CART') !== (number === null)) return null;
  return { ticket, opens, number, returnUrl: fields.get('returnUrl') };
}

/** Reads the window's address, and takes the ticket out of it and out of the history. */
export function takeCheckoutAddress(): CheckoutAddress | null {
  const { hash, pathname, search } = window.location;
  if (hash !== '') window.history.replaceState(window.history.state, '', pathname + search);
  return readCheckoutAddress(hash);
}
