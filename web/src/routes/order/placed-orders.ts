import type { PaymentWayFragment } from '../../__generated__/graphql.ts';

/** What this tab remembers of an order: its number by that of its sheet, for whoever goes back to the form. */
const placedKey = (sheetNumber: string) => `family-mall.order-placed.${sheetNumber}`;
/** And the ways to pay that its sheet offered, for another try. */
const waysKey = (orderNumber: string) => `family-mall.order-ways.${orderNumber}`;

export function notePlacedOrder(sheetNumber: string, orderNumber: string, ways: readonly PaymentWayFragment[]): void {
  try {
    sessionStorage.setItem(placedKey(sheetNumber), orderNumber);
    sessionStorage.setItem(waysKey(orderNumber), JSON.stringify(ways));
  } catch {
    // Full or forbidden: the list of orders leads on.
  }
}

export function readPlacedOrder(sheetNumber: string): string | null {
  try {
    return sessionStorage.getItem(placedKey(sheetNumber));
  } catch {
    return null;
  }
}

/** Empty where this tab does not know them. */
export function readPaymentWays(orderNumber: string): PaymentWayFragment[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(waysKey(orderNumber)) ?? '[]');
    return Array.isArray(value) ? value.filter(isWay) : [];
  } catch {
    return [];
  }
}

function isWay(value: unknown): value is PaymentWayFragment {
  const { name, cards } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof name === 'string' && Array.isArray(cards);
}
