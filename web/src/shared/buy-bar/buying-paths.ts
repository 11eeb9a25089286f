import type { Device } from '../../__generated__/graphql.ts';
import { mallPath } from '../links/mall-paths.ts';

interface Bought {
  number: string;
  categoryNumber?: string | null | undefined;
}

/** What was chosen, by its names in the address; null where there was nothing to choose. */
type Chosen = Readonly<Record<string, string | null>>;

/**
 * Where an order of a phone begins (specification, section 2), with all that was chosen. The page is a member's own: its guard sends
 * visitors to sign in and on to the very same address.
 */
export function orderPath(mallUrl: string, device: Device, bought: Bought, chosen: Chosen): string {
  return mallPath(mallUrl, device, `${orderPages[device]}?${queryOf(bought, chosen)}`);
}

const orderPages = { DESKTOP: 'order/orderWireless', MOBILE: 'goods/orderWireless/orderForm' } as const;

function queryOf({ number, categoryNumber }: Bought, chosen: Chosen): URLSearchParams {
  const all = { ctgNo: categoryNumber ?? null, gdsGrpNo: number, ...chosen };
  return new URLSearchParams(Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== null));
}
