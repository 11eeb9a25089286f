import type { CartItemInput } from '../../__generated__/graphql.ts';

/** What an order sheet was made of, so that another can be made of the same. */
export type OrderSource =
  | { cartLineNumbers: string[]; directItem?: undefined }
  | { cartLineNumbers?: undefined; directItem: CartItemInput };

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
    const { cartLineNumbers, directItem } = (value ?? {}) as Partial<Record<string, unknown>>;
    if (Array.isArray(cartLineNumbers)) return { cartLineNumbers: cartLineNumbers.map(String) };
    return isItem(directItem) ? { directItem } : null;
  } catch {
    return null;
  }
}

function isItem(value: unknown): value is CartItemInput {
  const { productNumber, quantity } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof productNumber === 'string' && typeof quantity === 'number';
}
