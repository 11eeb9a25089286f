import type { Device } from '../../__generated__/graphql.ts';
import { mallPath } from '../links/mall-paths.ts';

interface Bought {
  number: string;
  categoryNumber?: string | null | undefined;
  kind: 'GOODS' | 'PHONE';
}

/** What was chosen, by its names in the address; null where there was nothing to choose. */
type Chosen = Readonly<Record<string, string | null>>;

/**
 * Where an order begins (specification, section 2), with all that was chosen. The page is a member's own: its guard sends
 * visitors to sign in and on to the very same address.
 */
export function orderPath(mallUrl: string, device: Device, bought: Bought, chosen: Chosen): string {
  return mallPath(mallUrl, device, `${orderPages[bought.kind][device]}?${queryOf(bought, chosen)}`);
}

const orderPages = {
  GOODS: { DESKTOP: 'order/orderForm', MOBILE: 'goods/orderGoods/orderForm' },
  PHONE: { DESKTOP: 'order/orderWireless', MOBILE: 'goods/orderWireless/orderForm' },
} as const;

/** Where an order of lines of the cart begins. */
export function cartOrderPath(mallUrl: string, device: Device, lineNumbers: readonly string[]): string {
  const query = new URLSearchParams({ cart: lineNumbers.join(',') });
  return mallPath(mallUrl, device, `${orderPages.GOODS[device]}?${query}`);
}

function queryOf({ number, categoryNumber }: Bought, chosen: Chosen): URLSearchParams {
  const all = { ctgNo: categoryNumber ?? null, gdsGrpNo: number, ...chosen };
  return new URLSearchParams(Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== null));
}
