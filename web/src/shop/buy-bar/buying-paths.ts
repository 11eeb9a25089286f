import type { Device } from '../../__generated__/graphql.ts';
import { mallPath } from '../links/mall-paths.ts';

interface Bought {
  number: string;
  categoryNumber?: string | null | undefined;
}

/** The choices, by their names in the address; null if there were none to make. */
type Chosen = Readonly<Record<string, string | null>>;

/**
 * Start of a phone's order (specification, section 2), with all choices. The page is for members: its guard sends
 * visitors to sign in, which redirects back to the same address.
 */
export function orderPath(mallUrl: string, device: Device, bought: Bought, chosen: Chosen): string {
  return mallPath(mallUrl, device, `${orderPages[device]}?${queryOf(bought, chosen)}`);
}

const orderPages = { DESKTOP: 'order/orderWireless', MOBILE: 'goods/orderWireless/orderForm' } as const;

function queryOf({ number, categoryNumber }: Bought, chosen: Chosen): URLSearchParams {
  const all = { ctgNo: categoryNumber ?? null, gdsGrpNo: number, ...chosen };
  return new URLSearchParams(Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== null));
}
