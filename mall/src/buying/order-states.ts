/** `OR00...` of the contract, section 7. */
export const orderStates = {
  awaitingPayment: 'OR00101',
  paid: 'OR00102',
  preparing: 'OR00103',
  shipping: 'OR00104',
  delivered: 'OR00105',
  confirmed: 'OR00106',
  cancelRequested: 'OR00201',
  cancelled: 'OR00202',
  exchangeRequested: 'OR00301',
  exchanged: 'OR00302',
  returnRequested: 'OR00401',
  returned: 'OR00402',
  notPaid: 'OR00901',
} as const;

/** A cancel, exchange or return is under way. */
export const openClaimStates = [
  orderStates.cancelRequested,
  orderStates.exchangeRequested,
  orderStates.returnRequested,
];

export type OrderState = (typeof orderStates)[keyof typeof orderStates];

const allStates = Object.values(orderStates);

/** Whether a code is a state of an order of goods. */
export function isOrderState(code: string): code is OrderState {
  return allStates.some((state) => state === code);
}

/** Events of an item of an order. HAND_OVER: sent by text message, or picked up. MONEY_BACK: the provider refunded all money on its own before the item was sent. */
export type OrderEvent =
  | 'PAID'
  | 'PAYMENT_DUE_PASSED'
  | 'CANCEL'
  | 'PREPARE'
  | 'SEND'
  | 'HAND_OVER'
  | 'GRANT_CANCEL'
  | 'RECEIVE'
  | 'CONFIRM'
  | 'ASK_RETURN'
  | 'GOODS_BACK'
  | 'ASK_EXCHANGE'
  | 'EXCHANGE_RECEIVED'
  | 'END_CLAIM'
  | 'MONEY_BACK';

/** The state before the claim, which the row stores. */
const before = 'BEFORE';

const afterReceipt = { CONFIRM: 'OR00106', ASK_RETURN: 'OR00401', ASK_EXCHANGE: 'OR00301' } as const;

const transitions: Readonly<Record<OrderState, Partial<Record<OrderEvent, OrderState | typeof before>>>> = {
  OR00101: { PAID: 'OR00102', CANCEL: 'OR00202', PAYMENT_DUE_PASSED: 'OR00901' },
  OR00102: { CANCEL: 'OR00202', PREPARE: 'OR00103', MONEY_BACK: 'OR00202' },
  OR00103: { CANCEL: 'OR00201', SEND: 'OR00104', HAND_OVER: 'OR00105', MONEY_BACK: 'OR00202' },
  OR00104: { RECEIVE: 'OR00105', ASK_RETURN: 'OR00401' },
  OR00105: afterReceipt,
  OR00106: { ASK_RETURN: 'OR00401' },
  OR00201: { GRANT_CANCEL: 'OR00202', SEND: 'OR00104', HAND_OVER: 'OR00105', END_CLAIM: before, MONEY_BACK: 'OR00202' },
  OR00202: {},
  OR00301: { EXCHANGE_RECEIVED: 'OR00302', END_CLAIM: before },
  OR00302: afterReceipt,
  OR00401: { GOODS_BACK: 'OR00402', END_CLAIM: before },
  OR00402: {},
  OR00901: {},
};

/** The state after an event. Null if this state does not allow the event. `stateBefore`: the one before a claim. */
export function nextOrderState(
  state: OrderState,
  event: OrderEvent,
  stateBefore: OrderState | null = null,
): OrderState | null {
  const next = transitions[state][event];
  return next === before ? stateBefore : (next ?? null);
}

const leastAdvancedFirst: readonly OrderState[] = [
  'OR00101',
  'OR00102',
  'OR00103',
  'OR00201',
  'OR00104',
  'OR00401',
  'OR00301',
  'OR00105',
  'OR00302',
];

/** The state of an order: that of its least advanced open item, else the final state that was reached last. */
export function stateOfOrder(items: readonly { stat: OrderState; statDts: Date }[]): OrderState {
  const open = leastAdvancedFirst.find((state) => items.some(({ stat }) => stat === state));
  if (open) return open;
  const [last] = items.toSorted((a, b) => b.statDts.getTime() - a.statDts.getTime());
  if (!last) throw new Error('An order has items.');
  return last.stat;
}

/** Cause of an event: M the member, S the shop. */
export type Who = 'M' | 'S';
