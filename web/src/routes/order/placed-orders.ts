/** What this tab remembers of an order: its number by that of its sheet, for whoever goes back to the form. */
const placedKey = (sheetNumber: string) => `family-mall.order-placed.${sheetNumber}`;

export function notePlacedOrder(sheetNumber: string, orderNumber: string): void {
  try {
    sessionStorage.setItem(placedKey(sheetNumber), orderNumber);
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
