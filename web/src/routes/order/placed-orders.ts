/**
 * What this browser remembers of the last orders: their numbers by those of their sheets, for whoever goes back to the form
 * of a sheet that is used, in this tab or another.
 */
const storageKey = 'family-mall.orders-placed';
const mostKept = 20;

export function notePlacedOrder(sheetNumber: string, orderNumber: string): void {
  try {
    const others = placedOrders().filter(([sheet]) => sheet !== sheetNumber);
    localStorage.setItem(storageKey, JSON.stringify([...others, [sheetNumber, orderNumber]].slice(-mostKept)));
  } catch {
    // Full or forbidden: the list of orders leads on.
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
