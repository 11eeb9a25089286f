/**
 * This browser's last orders: order numbers by sheet number. A shopper who goes back to the form of a used sheet, in
 * any tab, gets a link to its order.
 */
const storageKey = 'family-mall.orders-placed';
const mostStored = 20;

export function notePlacedOrder(sheetNumber: string, orderNumber: string): void {
  try {
    const others = placedOrders().filter(([sheet]) => sheet !== sheetNumber);
    localStorage.setItem(storageKey, JSON.stringify([...others, [sheetNumber, orderNumber]].slice(-mostStored)));
  } catch {
    // Full or forbidden: the list of orders remains as the way there.
  }
}

/** Its order ended, and the sheet can be used again. */
export function forgetPlacedOrder(sheetNumber: string): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(placedOrders().filter(([sheet]) => sheet !== sheetNumber)));
  } catch {
    // It was not kept either.
  }
}

export function readPlacedOrder(sheetNumber: string): string | null {
  return placedOrders().find(([sheet]) => sheet === sheetNumber)?.[1] ?? null;
}

function placedOrders(): [sheetNumber: string, orderNumber: string][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPair) : [];
  } catch {
    return [];
  }
}

function isPair(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'string');
}
