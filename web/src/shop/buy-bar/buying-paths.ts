import type { Device } from '../../__generated__/graphql.ts';
import { pathTo } from '../addresses/path-to.ts';

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
  const start = pathTo('phone-order', { url: mallUrl }, device, { orderPage: 'selectJoin' });
  return `${start}?${queryOf(bought, chosen)}`;
}

function queryOf({ number, categoryNumber }: Bought, chosen: Chosen): URLSearchParams {
  const all = { ctgNo: categoryNumber ?? null, gdsGrpNo: number, ...chosen };
  return new URLSearchParams(Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== null));
}
