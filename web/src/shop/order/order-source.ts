import type { CartItemInput, OrderSourceInput } from '../../__generated__/graphql.ts';

/** What an order sheet was made of, so that another can be made of the same. */
export type OrderSource = OrderSourceInput;

/** One item is named alone: every mall sells that. */
export function sourceOf(items: readonly CartItemInput[]): OrderSource {
  const [item] = items;
  return item && items.length === 1 ? { item } : { items: [...items] };
}

const keyOf = (sheetNumber: string) => `family-mall.order-source.${sheetNumber}`;

export function keepOrderSource(sheetNumber: string, source: OrderSource): void {
  try {
    sessionStorage.setItem(keyOf(sheetNumber), JSON.stringify(source));
  } catch {
    // Full or forbidden: the order starts at the cart again.
  }
}

export function readOrderSource(sheetNumber: string): OrderSource | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(sheetNumber)) ?? 'null');
    const { cartLines, item, items } = (value ?? {}) as Partial<Record<string, unknown>>;
    if (Array.isArray(cartLines)) return { cartLines: cartLines.map(String) };
    if (Array.isArray(items) && items.every(isCartItem)) return { items };
    return isCartItem(item) ? { item } : null;
  } catch {
    return null;
  }
}

function isCartItem(value: unknown): value is CartItemInput {
  const { variantId, quantity } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof variantId === 'string' && typeof quantity === 'number';
}
