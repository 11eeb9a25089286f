import type { Device } from '../../__generated__/graphql.ts';
import { cartPagePath, mallPath } from '../links/mall-paths.ts';

interface Bought {
  number: string;
  categoryNumber?: string | null | undefined;
  kind: 'GOODS' | 'PHONE';
}

/** What was chosen, by its names in the address; null where there was nothing to choose. */
type Chosen = Readonly<Record<string, string | null>>;

/**
 * Where an order begins (specification, section 2), with all that was chosen. The page is a member's own: its guard sends
 * visitors to sign in and on to the very same address. Phones have one path for orders of either kind.
 */
export function orderPath(mallUrl: string, device: Device, bought: Bought, chosen: Chosen): string {
  const page =
    device === 'MOBILE'
      ? 'goods/orderWireless/orderForm'
      : bought.kind === 'PHONE'
        ? 'order/orderWireless'
        : 'order/orderForm';
  return mallPath(mallUrl, device, `${page}?${queryOf(bought, chosen)}`);
}

export function cartPath(
  mall: Parameters<typeof cartPagePath>[0],
  device: Device,
  bought: Bought,
  chosen: Chosen,
): string {
  return `${cartPagePath(mall, device)}?${queryOf(bought, chosen)}`;
}

function queryOf({ number, categoryNumber }: Bought, chosen: Chosen): URLSearchParams {
  const all = { ctgNo: categoryNumber ?? null, gdsGrpNo: number, ...chosen };
  return new URLSearchParams(Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== null));
}
